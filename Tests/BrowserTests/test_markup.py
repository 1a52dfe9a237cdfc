"""The last test: the source of every kind of page that the other tests visited is valid HTML."""


def test_visited_pages_are_valid_html(member, markup):
    if not markup.sources:  # when this test runs alone
        for path in ("/week", "/dishes", "/dishes/new"):
            markup.keep(path, member.context.request.get(path).text())
    faults = markup.faults()
    assert not faults, "\n".join(faults)
