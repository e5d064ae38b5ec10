#include "models/ledger/ledger_csv.h"

#include "core/store/ledger/ledger_entry.h"
#include "models/csv_text.h"

namespace lekthi::models {

using namespace Qt::StringLiterals;
using store::TextRow;
namespace listed = store::listed;

namespace {

/// The cells of a line one behind the other.
class Cells
{
public:
    Cells(QByteArray &lines, const TextRow &row)
        : m_lines(lines)
        , m_row(row)
    {
    }

    void text(QByteArrayView utf8)
    {
        if (m_isBehindAnother)
            m_lines += ',';
        m_isBehindAnother = true;
        addCsvText(m_lines, utf8);
    }

    void column(int at) { text(m_row.bytes(at)); }
    void columns(std::initializer_list<int> several)
    {
        for (const int one : several)
            column(one);
    }

    void number(int at)
    {
        if (m_row.isNull(at))
            text("0");
        else
            text(m_row.bytes(at));
    }

    void numbers(std::initializer_list<int> several)
    {
        for (const int one : several)
            number(one);
    }

    void end() { m_lines += "\r\n"; }

private:
    QByteArray &m_lines;
    const TextRow &m_row;
    bool m_isBehindAnother = false;
};

QByteArray stateOf(const TextRow &row)
{
    return store::stateName(store::stateIn(row)).toUtf8();
}

QByteArray timeOf(const TextRow &row)
{
    QByteArray time = row.bytes(listed::CreatedAt).toByteArray();
    time.replace(' ', 'T');
    return time + 'Z';
}

QByteArray skippedOf(const TextRow &row)
{
    return row.isNull(listed::Skipped) ? QByteArray() : store::skippedIn(row).join(u' ').toUtf8();
}

QHash<int, QByteArray> loginsOf(const QHash<int, store::Person> &people)
{
    QHash<int, QByteArray> logins;
    logins.reserve(people.size());
    for (auto person = people.cbegin(); person != people.cend(); ++person)
        logins.insert(person.key(), person->login.toUtf8());
    return logins;
}

} // namespace

LedgerCsv::LedgerCsv(const LedgerNames &names)
    : m_logins(loginsOf(names.people))
    , m_counters(names.reference)
{
}

QByteArray LedgerCsv::loginIn(const TextRow &row, int column) const
{
    const int id = int(row.integer(column));
    const auto login = m_logins.constFind(id);
    return login == m_logins.constEnd() ? QByteArray::number(id) : *login;
}

void LedgerCsv::addLine(QByteArray &lines, const TextRow &row) const
{
    Cells cells(lines, row);
    cells.number(listed::Id);
    cells.columns({listed::Event, listed::Number});
    cells.text(stateOf(row));
    cells.text(store::reasonIn(row).toUtf8());
    cells.column(listed::EndedBy);
    cells.number(listed::Sequence);
    cells.columns({listed::Revision, listed::DocumentId});
    cells.text(loginIn(row, listed::UserId));
    cells.text(row.isNull(listed::DrawnBy) ? QByteArray() : loginIn(row, listed::DrawnBy));
    cells.columns({listed::IpAddress, listed::UserAgent});
    cells.number(listed::CounterId);
    cells.text(m_counters.of(store::counterKeyIn(row)));
    cells.number(listed::ResetEpoch);
    cells.column(listed::TemplateText);
    cells.number(listed::TemplateVersion);
    cells.text(timeOf(row));
    cells.column(listed::RequestId);
    cells.numbers({listed::RetryCount, listed::LockWait, listed::TotalDuration});
    cells.column(listed::FallbackUsed);
    cells.text(skippedOf(row));
    cells.text(row.bytes(listed::RowHash).toByteArray().toHex());
    cells.end();
}

void LedgerCsvLines::clear()
{
    m_lines.resize(0);
    m_ids.clear();
    m_starts.clear();
}

void LedgerCsvLines::add(const LedgerCsv &csv, const TextRow &row)
{
    m_ids.append(row.integer(listed::Id));
    m_starts.append(m_lines.size());
    csv.addLine(m_lines, row);
}

QByteArray LedgerCsvLines::inOrderOf(const QList<qint64> &ids) const
{
    if (ids == m_ids)
        return m_lines;
    QHash<qint64, qsizetype> places;
    for (qsizetype at = 0; at < m_ids.size(); ++at)
        places.insert(m_ids.at(at), at);
    QByteArray ordered;
    ordered.reserve(m_lines.size());
    for (const qint64 id : ids) {
        const auto place = places.constFind(id);
        if (place == places.constEnd())
            continue;
        const qsizetype start = m_starts.at(*place);
        const qsizetype end = *place + 1 < m_starts.size() ? m_starts.at(*place + 1) : m_lines.size();
        ordered += QByteArrayView(m_lines).sliced(start, end - start);
    }
    return ordered;
}

} // namespace lekthi::models
