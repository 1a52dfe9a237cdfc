extension Program {
    /// Runs the page.
    ///
    /// - Parameters:
    ///   - blocks: the records' blocks; the caller keeps the records alive.
    ///   - values: the data of a page without models.
    ///   - sizeHint: how many bytes to expect.
    func run(
        blocks: [UnsafeRawPointer], values: [Value], templates: [String: Template], depth: Int = 0,
        sizeHint: Int = 1024
    ) throws(Stop) -> [UInt8] {
        var result: [UInt8] = []
        try run(blocks: blocks, values: values, templates: templates, depth: depth, sizeHint: sizeHint) {
            result.append(contentsOf: $0)
        }
        return result
    }

    /// Runs the page and hands over its bytes.
    func run(
        blocks: [UnsafeRawPointer], values: [Value], templates: [String: Template], depth: Int = 0,
        sizeHint: Int = 1024, _ finish: (UnsafeBufferPointer<UInt8>) -> Void
    ) throws(Stop) {
        let page = functions[0]
        let frames = Renderer.Frames.allocate(capacity: max(page.slotCount, 1))
        defer { frames.deallocate() }
        for (slot, block) in blocks.enumerated() {
            frames[slot] = block
        }
        try ops.withUnsafeBufferPointer { ops throws(Stop) in
            try text.withUnsafeBufferPointer { text throws(Stop) in
                // Neither is missing: `link` sees to it.
                guard let ops = ops.baseAddress, let text = text.baseAddress else { return }
                let output = OutputBuffer(capacity: sizeHint)
                var renderer = Renderer(self, ops: ops, text: text, templates: templates, output: output)
                renderer.values = values
                renderer.depth = depth
                try renderer.run(page.range.lowerBound, page.range.upperBound, frames)
                finish(renderer.output.bytes)
            }
        }
    }
}
