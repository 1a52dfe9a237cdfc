"""The week of the design's pictures: what a family of three eats from 14 to 20 September 2026."""

from .household import Household
from .records import rewrite
from .server import MONDAY, NOW, Server
from .visitor import Visitor

PAST, NEXT = "2026-09-07", "2026-09-21"
DISHES = [
    ("Lentejas estofadas", ["Legumbres", "Verduras"], "Con verduras de la huerta"),
    ("Tortilla de patatas", ["Huevos"], "Con cebolla, claro"),
    ("Pollo asado", ["Carne"], "Jugoso y al horno"),
    ("Salmón a la plancha", ["Pescado"], ""),
    ("Crema de calabacín", ["Verduras"], "Con picatostes"),
    ("Pasta boloñesa", ["Pasta/Arroz", "Carne"], ""),
    ("Merluza en salsa", ["Pescado"], "Con guisantes"),
    ("Arroz con verduras", ["Pasta/Arroz", "Verduras"], "Salteado al wok"),
    ("Pizza casera del viernes", ["Solo Cena", "Con Gluten"], "Cada uno pone lo suyo"),
    ("Garbanzos con espinacas", ["Legumbres", "Verduras"], "Con huevo duro"),
    ("Albóndigas en salsa", ["Carne"], "Con tomate y zanahoria"),
    ("Ensalada de quinoa", ["Verduras", "Sin Gluten"], "Con aguacate"),
    ("Arroz a la cubana", ["Pasta/Arroz", "Huevos"], "Con huevo y plátano"),
    ("Macarrones con tomate", ["Pasta/Arroz", "Con Gluten"], "Gratinados"),
    ("Revuelto de champiñones", ["Huevos", "Verduras"], "Listo en diez minutos"),
    ("Cocido madrileño", ["Legumbres", "Carne", "Solo Comida"], "De domingo"),
]
PLAN = {
    "0-lunch": "Lentejas estofadas",
    "0-dinner": "Tortilla de patatas",
    "1-lunch": "Pollo asado",
    "1-dinner": "Salmón a la plancha",
    "2-lunch": "Pasta boloñesa",
    "3-dinner": "Merluza en salsa",
    "4-lunch": "Arroz con verduras",
    "4-dinner": "Pizza casera del viernes",
}
EATEN = {
    "0-lunch": "Garbanzos con espinacas",
    "0-dinner": "Revuelto de champiñones",
    "1-lunch": "Macarrones con tomate",
    "1-dinner": "Merluza en salsa",
    "2-lunch": "Pollo asado",
    "3-lunch": "Arroz con verduras",
    "4-dinner": "Pizza casera del viernes",
}


class Sample:
    """A server and its household; the past week was planned while it was the present."""

    def __init__(self, folder):
        self.server = Server(folder / "sample", now="2026-09-09T10:00:00Z").start()
        self.household = home = Household(Visitor(self.server.url)).onboard()
        for dish in home.dish_ids():
            home.visitor.post(f"/dishes/{dish}/deletion")
        self.ids = {name: home.add_dish(name, tags, text) for name, tags, text in DISHES}
        for slot, name in EATEN.items():
            home.set_slot(slot, PAST, dish=self.ids[name], override=True)
        home.set_slot("5-lunch", PAST, eatingOut=True, note="Con los abuelos")
        for slot, name in PLAN.items():
            home.set_slot(slot, dish=self.ids[name], override=True)
        home.set_slot("1-dinner", secondaryDish=self.ids["Crema de calabacín"], override=True)
        home.set_slot("3-lunch", eatingOut=True, note="Cumple de Nora")
        home.set_slot("5-dinner", skipped=True, note="Fiesta del cole")
        home.visitor.close()
        self.server.now = NOW
        favourites = ("Pizza casera del viernes", "Garbanzos con espinacas")
        rewrite(self.server, "UPDATE dish SET is_priority = 1 WHERE name IN (?, ?)", *favourites)
        home.set_week(PAST, rating=4)

    @property
    def cookies(self) -> list[dict]:
        return self.household.visitor.browser_cookies()
