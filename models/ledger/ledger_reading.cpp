#include "models/ledger/ledger_reading.h"

#include "core/store/reference/codes.h"
#include "core/store/templates/template_gateway.h"

#include <QHash>

#include <algorithm>

namespace lekthi::models {

using namespace Qt::StringLiterals;
using numbering::DocumentNumber;
using store::LedgerEntry;

namespace {

DocumentNumber plainNumber(const QString &text)
{
    DocumentNumber::Part whole;
    whole.length = text.size();
    return {text, {whole}};
}

/// The document's, where its counter is of one day; else it is not in the ledger, and likely the day of the
/// row.
QDate likelyDate(const LedgerEntry &entry)
{
    const QDate counted = numbering::dayOf(entry.key.period);
    return counted.isValid() ? counted : numbering::documentDate(entry.createdAt);
}

/// Rendered numbers of rows that are kept together: most are cut into parts in one of a few ways.
class RenderedNumbers
{
public:
    explicit RenderedNumbers(const store::ReferenceData &reference)
        : m_reference(reference)
    {
    }

    /// By the codes of today and the likely day: where they were others, it is told without its tokens.
    DocumentNumber of(const LedgerEntry &entry)
    {
        auto text = m_templates.find(entry.templateText);
        if (text == m_templates.end())
            text = m_templates.insert(entry.templateText, numbering::Template::parse(entry.templateText));
        if (!*text)
            return plainNumber(entry.number);
        const store::DocumentValues values{entry.revision, likelyDate(entry), entry.sequence};
        numbering::NumberParts parts = store::partsOf(m_reference, entry.key, values);
        parts.documentTime = numbering::timeShownIn(entry.number, **text, parts);
        const auto number = numbering::render(**text, parts);
        if (!number || number->text() != entry.number)
            return plainNumber(entry.number);
        return {entry.number, shared(number->parts())};
    }

private:
    using Parts = QList<DocumentNumber::Part>;

    Parts shared(const Parts &parts)
    {
        const auto known = std::ranges::find(m_known, parts);
        if (known != m_known.end())
            return *known;
        m_known.append(parts);
        return parts;
    }

    const store::ReferenceData &m_reference;
    QHash<QString, tl::expected<numbering::Template, QList<numbering::Problem>>> m_templates;
    QList<Parts> m_known;
};

} // namespace

store::Result<LedgerReading> readLedger(store::Connection &connection, const store::LedgerFilter &filter,
                                        const store::ReferenceData &reference, int limit,
                                        const QString &after)
{
    return store::ledgerPage(connection, filter, store::LedgerOrder::NewestFirst, limit, after)
        .map([&](const store::LedgerPage &page) {
            LedgerReading reading{{}, page.next};
            reading.lines.reserve(page.entries.size());
            RenderedNumbers numbers(reference);
            for (const LedgerEntry &entry : page.entries)
                reading.lines.append({entry, numbers.of(entry)});
            return reading;
        });
}

store::Result<LedgerSurroundings> readSurroundings(store::Connection &connection, const LedgerEntry &entry,
                                                   const store::ReferenceData &reference)
{
    const auto neighbours = store::neighboursOf(connection, entry);
    if (!neighbours)
        return tl::unexpected(neighbours.error());
    LedgerSurroundings surroundings{{entry, RenderedNumbers(reference).of(entry)}, {}, *neighbours};
    if (entry.endedBy == 0)
        return surroundings;
    return store::findLedgerEntry(connection, entry.endedBy)
        .map([&](const std::optional<LedgerEntry> &ending) {
            surroundings.ending = ending;
            return surroundings;
        });
}

store::Result<LedgerSurroundings> readSurroundings(store::Connection &connection, qint64 id,
                                                   const store::ReferenceData &reference)
{
    const auto entry = store::findLedgerEntry(connection, id);
    if (!entry)
        return tl::unexpected(entry.error());
    if (!*entry)
        return tl::unexpected(
            store::Error{store::ErrorKind::NotFound, 0, u"no such row of the ledger"_s, QString::number(id)});
    return readSurroundings(connection, **entry, reference);
}

store::Result<TemplateKey> readTemplateInUse(store::Connection &connection, int projectId, int typeId)
{
    return store::templateInUse(connection, projectId, typeId).map([](const store::NumberTemplate &used) {
        return TemplateKey{used.projectId, used.typeId};
    });
}

} // namespace lekthi::models
