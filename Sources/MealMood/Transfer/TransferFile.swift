import HTTP
import Planner

/// All that a household keeps, as one file holds it (docs/export.md).
struct TransferFile: Sendable {
    static let format = "mealmood"
    static let version = 1
    /// Octets that a file may have.
    static let sizeLimit = 128 << 20

    /// Seconds since 1970.
    var exportedAt: Int64
    var household: TransferHousehold
    /// Who made the file, with their own settings.
    var member: TransferMember
    var tags: [Tag]
    /// Live dishes, and deleted ones that some week still shows.
    var dishes: [TransferDish]
    var weeks: [TransferWeek]
    /// Made without them: the photos of dishes that are there stay.
    var isWithoutPhotos = false

    /// The same content is always the same octets, but for the date.
    var json: [UInt8] {
        JSONWriter.write { json in
            json.object { json in
                json.member("format", Self.format)
                json.member("version", Self.version)
                json.member("exportedAt", Clock.text(exportedAt))
                json.member("withoutPhotos", isWithoutPhotos)
                json.object("household", household.write)
                json.object("member", member.write)
                json.array("tags") { json in for tag in tags { json.object(tag.write) } }
                json.array("dishes") { json in for dish in dishes { json.object(dish.write) } }
                json.array("weeks") { json in for week in weeks { json.object(week.write) } }
            }
        }
    }
}
