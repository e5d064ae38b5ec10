#include "core/store/ledger/ledger_keys.h"

#include "core/store/session/json_text.h"
#include "core/store/session/null_values.h"
#include "core/store/session/search_pattern.h"
#include "core/store/session/time_text.h"

#include <algorithm>
#include <limits>

namespace lekthi::store {

using namespace Qt::StringLiterals;

namespace {

/// One statement for each direction, since an index is read in one.
struct Ordered
{
    Statement newest;
    Statement oldest;
};

constexpr Ordered byTime{Statement("ledger_list/keys_by_time_newest"),
                         Statement("ledger_list/keys_by_time_oldest")};
constexpr Ordered byText{Statement("ledger_list/keys_by_text_newest"),
                         Statement("ledger_list/keys_by_text_oldest")};
constexpr Ordered ofPerson{Statement("ledger_list/keys_of_person_newest"),
                           Statement("ledger_list/keys_of_person_oldest")};
constexpr Ordered ofService{Statement("ledger_list/keys_of_service_newest"),
                            Statement("ledger_list/keys_of_service_oldest")};
constexpr Ordered ofNote{Statement("ledger_list/keys_of_note_newest"),
                         Statement("ledger_list/keys_of_note_oldest")};
constexpr Ordered ofSkipped{Statement("ledger_list/keys_of_skipped_newest"),
                            Statement("ledger_list/keys_of_skipped_oldest")};
constexpr Ordered findEdge{Statement("ledger_list/find_edge_newest"),
                           Statement("ledger_list/find_edge_oldest")};
constexpr Ordered ofFilter{Statement("ledger_list/keys_of_filter_newest"),
                           Statement("ledger_list/keys_of_filter_oldest")};
constexpr Statement ofFilterInNoOrder("ledger_list/keys_of_filter");
constexpr Statement ofDocument("ledger_list/keys_of_document");
constexpr Statement ofNumber("ledger_list/keys_of_number");
constexpr Statement ofCounters("ledger_list/keys_of_counters");
constexpr Statement listCounters("ledger_list/list_counters");

constexpr int mostCounters = 2'000;
/// So few are read whole and sorted here; whoever lets more through fills a page soon where all are read in
/// the order of time.
constexpr int mostCandidates = mostCountedRows;

/// As many of the next rows are looked through in the order of time; where they do not fill a page, the
/// counters of the filter are asked.
constexpr int rowsOfWindow = 40'000;

using Keys = QList<LedgerPosition>;

const Statement &inOrder(const Ordered &statements, LedgerOrder order)
{
    return order == LedgerOrder::NewestFirst ? statements.newest : statements.oldest;
}

/// "*" stands for any text, and at the end there always is one.
QString likePattern(const QString &number)
{
    if (number.isEmpty())
        return number;
    QString pattern = beginsPattern(number);
    pattern.replace(u'*', u'%');
    while (pattern.endsWith("%%"_L1))
        pattern.chop(1);
    return pattern;
}

/// What few rows have is found by document_number_noted; empty where nothing of it was asked for.
QString noteOf(const LedgerFilter &filter)
{
    if (filter.state == LedgerState::Voided)
        return u"VOIDED"_s;
    if (filter.state == LedgerState::Unused)
        return u"UNUSED"_s;
    if (filter.state == LedgerState::Replaced)
        return u"REVISED"_s;
    if (filter.state == LedgerState::Imported)
        return u"TAKEN_OVER"_s;
    if (filter.state == LedgerState::Skipped || filter.onlySkipping)
        return u"SKIPPED"_s;
    if (filter.onlyFallback)
        return u"FALLBACK"_s;
    return filter.onlyRetried ? u"RETRIED"_s : QString();
}

QVariantList counterValues(const LedgerFilter &filter)
{
    QVariantList values;
    for (const auto &id : {filter.projectId, filter.typeId, filter.originatorId, filter.recipientId})
        values << orNull(id) << orNull(id);
    return values;
}

/// For the question marks of all statements behind those of their own.
class Values
{
public:
    Values(const LedgerFilter &filter, const LedgerBounds &bounds)
        : m_span(spanValues(bounds))
        , m_counters(counterValues(filter))
    {
        // A skipped number has no row: that of the number which was given instead stands for it.
        const bool isOfSkipped = filter.state == LedgerState::Skipped;
        const QString number = isOfSkipped ? u""_s : likePattern(filter.number);
        m_rows = {orNull(filter.personId),
                  orNull(filter.personId),
                  orNull(filter.serviceId),
                  orNull(filter.serviceId),
                  number,
                  number};
        const QString state = filter.state && !isOfSkipped ? stateName(*filter.state) : u""_s;
        m_state = {state, state, filter.onlyRetried ? 1 : 0, filter.onlyFallback ? 1 : 0,
                   filter.onlySkipping || isOfSkipped ? 1 : 0};
    }

    QVariantList ofSpan() const { return m_span; }
    QVariantList ofCounters(int limit) const { return m_span + m_counters + m_state << limit; }
    QVariantList ofRows(int limit) const { return m_span + m_counters + m_rows + m_state << limit; }

private:
    QVariantList m_span;
    QVariantList m_counters;
    QVariantList m_rows;
    QVariantList m_state;
};

/// Reads the positions of one page, or all of a few candidates.
class KeyReading
{
public:
    KeyReading(Connection &connection, const LedgerFilter &filter, const LedgerBounds &bounds,
               LedgerOrder order, int limit)
        : m_connection(connection)
        , m_filter(filter)
        , m_bounds(bounds)
        , m_values(filter, bounds)
        , m_order(order)
        , m_limit(limit)
    {
    }

    Result<Keys> run()
    {
        if (m_filter.documentId)
            return ofOneDocument();
        if (m_filter.state == LedgerState::Skipped && !m_filter.number.isEmpty())
            return page(ofSkipped, {likePattern(m_filter.number)}, true);
        const auto few = candidatesOfCounters();
        if (!few)
            return tl::unexpected(few.error());
        if (*few)
            return **few;
        if (const QString note = noteOf(m_filter); !note.isEmpty())
            return page(ofNote, {note}, true);
        if (m_filter.personId)
            return page(ofPerson, {*m_filter.personId}, true);
        if (m_filter.serviceId)
            return page(ofService, {*m_filter.serviceId}, true);
        return m_filter.number.isEmpty() ? pageByTime() : pageOfNumber();
    }

    /// No more than the limit, in no order where that is cheaper.
    Result<int> count()
    {
        const bool hasOwnIndex =
            m_filter.documentId || m_filter.personId || m_filter.serviceId || !noteOf(m_filter).isEmpty();
        if (!hasOwnIndex && isBeginning())
            return candidates(ofNumber, {likePattern(m_filter.number)})
                .map([this](const std::optional<Keys> &few) { return few ? int(few->size()) : m_limit; });
        if (!hasOwnIndex && !m_filter.number.isEmpty())
            return pageByText().map([](const Keys &keys) { return int(keys.size()); });
        if (hasOwnIndex || !hasCounterFilter())
            return run().map([](const Keys &keys) { return int(keys.size()); });
        return m_connection.read(ofFilterInNoOrder, m_values.ofRows(m_limit)).map([](const Rows &rows) {
            return int(rows.size());
        });
    }

private:
    Result<Keys> ofOneDocument()
    {
        const QVariantList own{*m_filter.documentId, *m_filter.documentId};
        return m_connection.read(ofDocument, own + m_values.ofRows(mostCandidates))
            .map([this](const Rows &rows) { return firstOf(keysFrom(rows)); });
    }

    /// Few are found by the index of numbers, whose order is not that of time; many soon fill a page in it.
    Result<Keys> pageOfNumber()
    {
        if (!isBeginning())
            return pageByText();
        const auto few = candidates(ofNumber, {likePattern(m_filter.number)});
        if (!few)
            return tl::unexpected(few.error());
        return *few ? **few : pageByText();
    }

    Result<Keys> pageByText()
    {
        return page(byText, m_values.ofSpan() << likePattern(m_filter.number), true);
    }

    /// Then the index of numbers is read from there on, and not as a whole.
    bool isBeginning() const
    {
        const qsizetype star = m_filter.number.indexOf(u'*');
        return !m_filter.number.isEmpty() && (star < 0 || star + 1 == m_filter.number.size());
    }

    bool hasCounterFilter() const
    {
        return m_filter.projectId || m_filter.typeId || m_filter.originatorId || m_filter.recipientId;
    }

    struct Window
    {
        LedgerBounds near; ///< of the next rows
        LedgerBounds rest;
    };

    /// Nothing where all rows of the bounds are so few.
    Result<std::optional<Window>> window()
    {
        return ledgerEdge(m_connection, m_bounds, m_order, std::max(rowsOfWindow, 2 * m_limit))
            .map([this](const std::optional<QString> &edge) -> std::optional<Window> {
                if (!edge)
                    return std::nullopt;
                Window found{m_bounds, m_bounds};
                if (m_order == LedgerOrder::NewestFirst)
                    found.near.lower = found.rest.upper = {*edge, 0};
                else
                    found.near.upper = found.rest.lower = {*edge, std::numeric_limits<qint64>::max()};
                return found;
            });
    }

    /// Where the filter lets one row in thousands through, or none of the last years, the order of time would
    /// have to be followed for long.
    Result<Keys> pageByTime()
    {
        const auto found = window();
        if (!found)
            return tl::unexpected(found.error());
        if (!*found)
            return followTime();
        auto keys = KeyReading(m_connection, m_filter, (*found)->near, m_order, m_limit).followTime();
        if (!keys || keys->size() == m_limit)
            return keys;
        return KeyReading(m_connection, m_filter, (*found)->rest, m_order, m_limit - int(keys->size()))
            .rest()
            .map([&](const Keys &others) { return *keys + others; });
    }

    Result<Keys> followTime() { return page(byTime, {}, false); }
    Result<Keys> rest() { return page(ofFilter, {}, false); }

    Result<Keys> page(const Ordered &statements, const QVariantList &own, bool isOfRows)
    {
        // Pages of an export have thousands.
        Keys keys;
        return m_connection
            .readEach(
                inOrder(statements, m_order),
                own + (isOfRows ? m_values.ofRows(m_limit) : m_values.ofCounters(m_limit)),
                [&keys] { keys.clear(); },
                [&keys](const TextRow &row) { keys.append({row.text(0), row.integer(1)}); })
            .map([&keys] { return keys; });
    }

    /// The first ones of all that there are; nothing if they are too many.
    Result<std::optional<Keys>> candidates(const Statement &statement, const QVariantList &own)
    {
        return m_connection.read(statement, own + m_values.ofRows(mostCandidates + 1))
            .map([this](const Rows &rows) -> std::optional<Keys> {
                if (rows.size() > mostCandidates)
                    return std::nullopt;
                return firstOf(keysFrom(rows));
            });
    }

    Keys firstOf(Keys keys) const
    {
        if (m_order == LedgerOrder::NewestFirst)
            std::ranges::sort(keys, std::greater());
        else
            std::ranges::sort(keys);
        keys.resize(std::min<qsizetype>(keys.size(), m_limit));
        return keys;
    }

    Result<std::optional<Keys>> candidatesOfCounters()
    {
        if (!hasCounterFilter())
            return std::nullopt;
        const auto rows =
            m_connection.read(listCounters, counterValues(m_filter) << QVariant(mostCounters + 1));
        if (!rows)
            return tl::unexpected(rows.error());
        QList<qint64> ids;
        qint64 length = 0;
        for (const Row &row : *rows) {
            ids.append(row.bigInteger("id"_L1));
            length += row.bigInteger("ledger_length"_L1);
        }
        if (ids.isEmpty())
            return Keys();
        if (ids.size() > mostCounters || length > mostCandidates)
            return std::nullopt;
        return candidates(ofCounters, {jsonText(ids)});
    }

    static Keys keysFrom(const Rows &rows)
    {
        Keys keys;
        keys.reserve(rows.size());
        for (const Row &row : rows)
            keys.append(positionIn(row));
        return keys;
    }

    Connection &m_connection;
    const LedgerFilter &m_filter;
    const LedgerBounds m_bounds;
    const Values m_values;
    const LedgerOrder m_order;
    const int m_limit;
};

} // namespace

LedgerBounds boundsOf(const LedgerFilter &filter, LedgerOrder order,
                      const std::optional<LedgerPosition> &after)
{
    constexpr qint64 endless = std::numeric_limits<qint64>::max();
    LedgerBounds bounds{{u"1000-01-01 00:00:00.000000"_s, 0}, {u"9999-12-31 23:59:59.999999"_s, endless}};
    if (filter.from.isValid())
        bounds.lower.time = momentText(filter.from);
    if (filter.until.isValid())
        bounds.upper = {momentText(filter.until), 0};
    if (after && order == LedgerOrder::NewestFirst)
        bounds.upper = std::min(bounds.upper, *after);
    else if (after)
        bounds.lower = std::max(bounds.lower, *after);
    return bounds;
}

QVariantList spanValues(const LedgerBounds &bounds)
{
    return {bounds.upper.time, bounds.upper.time, bounds.upper.id,
            bounds.lower.time, bounds.lower.time, bounds.lower.id};
}

Result<std::optional<QString>> ledgerEdge(Connection &connection, const LedgerBounds &bounds,
                                          LedgerOrder order, int rows)
{
    return connection.read(inOrder(findEdge, order), spanValues(bounds) << rows)
        .map([rows](const Rows &found) -> std::optional<QString> {
            if (found.first().integer("row_count"_L1) < rows)
                return std::nullopt;
            return found.first().text("created_text"_L1);
        });
}

Result<QList<LedgerPosition>> ledgerKeys(Connection &connection, const LedgerFilter &filter,
                                         const LedgerBounds &bounds, LedgerOrder order, int limit)
{
    return KeyReading(connection, filter, bounds, order, limit).run();
}

Result<int> countLedgerKeys(Connection &connection, const LedgerFilter &filter, const LedgerBounds &bounds,
                            int limit)
{
    return KeyReading(connection, filter, bounds, LedgerOrder::NewestFirst, limit).count();
}

} // namespace lekthi::store
