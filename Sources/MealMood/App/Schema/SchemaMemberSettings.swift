extension Schema {
    // How each member wants the meals in their own calendar. Times are minutes since midnight.
    static let memberSettings: StaticString = """
        ALTER TABLE member ADD COLUMN calendar_is_on INTEGER NOT NULL DEFAULT 0 CHECK (calendar_is_on IN (0, 1));
        ALTER TABLE member ADD COLUMN calendar_lunch_time INTEGER NOT NULL DEFAULT 840
            CHECK (calendar_lunch_time BETWEEN 0 AND 1439);
        ALTER TABLE member ADD COLUMN calendar_dinner_time INTEGER NOT NULL DEFAULT 1260
            CHECK (calendar_dinner_time BETWEEN 0 AND 1439);
        ALTER TABLE member ADD COLUMN calendar_duration INTEGER NOT NULL DEFAULT 60
            CHECK (calendar_duration IN (30, 60, 90, 120));
        ALTER TABLE member ADD COLUMN calendar_prefix TEXT NOT NULL DEFAULT '🍽️';
        ALTER TABLE member ADD COLUMN calendar_reminder INTEGER CHECK (calendar_reminder IN (30, 60, 120));
        """
}
