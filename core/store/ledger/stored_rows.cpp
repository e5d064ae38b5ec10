#include "core/store/ledger/stored_rows.h"

#include "core/store/ledger/known_columns.h"
#include "core/store/ledger/row_check.h"

#include <array>
#include <future>
#include <optional>
#include <string>
#include <vector>

namespace lekthi::store {

namespace {

constexpr Statement listWalkedRows("audit/list_stored_rows");

} // namespace

/// Of a page, which is filled anew page for page as long as nobody keeps the rows: making and taking apart
/// thousands at once costs more than what is read into them.
class FilledRows
{
public:
    void begin()
    {
        m_filled = 0;
        if (!m_rows.isDetached())
            m_rows = {};
    }
    CheckedRow &next()
    {
        const qsizetype at = m_filled++;
        return at < m_rows.size() ? m_rows[at] : m_rows.emplaceBack();
    }
    void end() { m_rows.resize(m_filled); }
    const QList<CheckedRow> &rows() const { return m_rows; }

private:
    QList<CheckedRow> m_rows;
    qsizetype m_filled = 0; ///< of them: the rest is from the page before
};

/// Rows as the server sent them, kept for another thread.
class SentRows
{
public:
    void clear()
    {
        m_bytes.clear();
        m_lengths.clear();
        m_rows = 0;
        m_lastId = 0;
    }

    void append(const TextRow &row)
    {
        m_columns = row.columns();
        for (int column = 0; column < m_columns; ++column) {
            m_lengths.push_back(row.isNull(column) ? null : row.bytes(column).size());
            m_bytes.append(row.bytes(column).data(), size_t(row.bytes(column).size()));
        }
        m_lastId = RowCheck::idIn(row);
        ++m_rows;
    }

    int rows() const { return m_rows; }
    qint64 lastId() const { return m_lastId; }

    template <class Show>
    void forEach(const Show &show) const
    {
        std::vector<const char *> fields(size_t(m_columns), nullptr);
        std::vector<unsigned long> lengths(size_t(m_columns), 0);
        const char *field = m_bytes.data();
        auto length = m_lengths.begin();
        for (int row = 0; row < m_rows; ++row) {
            for (size_t column = 0; column < fields.size(); ++column, ++length) {
                const bool isNull = *length == null;
                fields[column] = isNull ? nullptr : field;
                lengths[column] = isNull ? 0 : static_cast<unsigned long>(*length);
                field += lengths[column];
            }
            show(TextRow(fields.data(), lengths.data(), m_columns));
        }
    }

private:
    static constexpr qsizetype null = -1;

    std::string m_bytes;
    std::vector<qsizetype> m_lengths;
    int m_columns = 0;
    int m_rows = 0;
    qint64 m_lastId = 0;
};

struct StoredRows::State
{
    RowCheck check;
    FilledRows filled;
};

StoredRows::StoredRows()
    : d(std::make_unique<State>())
{
}

StoredRows::~StoredRows() = default;

Result<const QList<CheckedRow> *> StoredRows::read(Connection &connection, qint64 afterId, int limit)
{
    const auto read = readKnownColumns(
        connection, listWalkedRows, {afterId, limit}, RowCheck::columns(), [this] { d->filled.begin(); },
        [this](const TextRow &row) { d->check.take(row, d->filled.next()); });
    d->filled.end();
    if (!read)
        return tl::unexpected(read.error());
    return &d->filled.rows();
}

struct StoredRowsAhead::State
{
    struct Page
    {
        qint64 afterId = 0;
        int limit = 0;
        SentRows sent;
        FilledRows filled;
        std::optional<Error> failure;
        std::future<void> checked;

        bool isFull() const { return !failure && sent.rows() == limit; }
        void wait()
        {
            if (checked.valid())
                checked.get();
        }
    };

    RowCheck check; ///< used for one page at a time
    std::array<Page, 2> pages;
    size_t current = 0;
    bool isAhead = false; ///< the other page is the one that follows

    Page &other() { return pages[1 - current]; }

    void fetch(Page &page, Connection &connection, qint64 afterId, int limit)
    {
        page.afterId = afterId;
        page.limit = limit;
        page.failure.reset();
        const auto read = readKnownColumns(
            connection, listWalkedRows, {afterId, limit}, RowCheck::columns(), [&page] { page.sent.clear(); },
            [&page](const TextRow &row) { page.sent.append(row); });
        if (!read)
            page.failure = read.error();
    }

    void beginCheck(Page &page)
    {
        if (page.failure)
            return;
        page.checked = std::async(std::launch::async, [this, &page] {
            page.filled.begin();
            page.sent.forEach([this, &page](const TextRow &row) { check.take(row, page.filled.next()); });
            page.filled.end();
        });
    }

    void goTo(Connection &connection, qint64 afterId, int limit)
    {
        const Page &ahead = other();
        if (isAhead && ahead.afterId == afterId && ahead.limit == limit) {
            current = 1 - current;
            return;
        }
        for (Page &page : pages)
            page.wait();
        fetch(pages[current], connection, afterId, limit);
        beginCheck(pages[current]);
    }
};

StoredRowsAhead::StoredRowsAhead()
    : d(std::make_unique<State>())
{
}

StoredRowsAhead::~StoredRowsAhead()
{
    for (State::Page &page : d->pages)
        page.wait();
}

Result<const QList<CheckedRow> *> StoredRowsAhead::read(Connection &connection, qint64 afterId, int limit)
{
    d->goTo(connection, afterId, limit);
    State::Page &page = d->pages[d->current];
    d->isAhead = page.isFull();
    // The server works on the next page while this one is checked, and that is checked while this is used.
    if (d->isAhead)
        d->fetch(d->other(), connection, page.sent.lastId(), limit);
    page.wait();
    if (page.failure)
        return tl::unexpected(*page.failure);
    if (d->isAhead)
        d->beginCheck(d->other());
    return &page.filled.rows();
}

} // namespace lekthi::store
