import Planner

extension DishLibrary {
    /// The dish that a brought one may repeat: as long as both are there, are called the same, and nobody has said that
    /// both are to stay.
    func twin(of dish: Dish) -> Dish? {
        guard let id = dish.twin, let other = self[id], !other.isDeleted,
            DishOrder.folded(other.name) == DishOrder.folded(dish.name)
        else { return nil }
        return other
    }
}
