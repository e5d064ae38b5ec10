#include "core/audit/numbers_in_force.h"

#include "core/audit/number_story.h"
#include "core/numbering/proof/collated_text.h"
#include "core/store/ledger/audit_gateway.h"
#include "core/store/session/json_text.h"

#include <QJsonArray>
#include <QJsonObject>

#include <sodium.h>

#include <algorithm>

namespace lekthi::audit {

using namespace Qt::StringLiterals;
using store::HeldNumber;
using store::Result;
using store::StoredLedgerRow;

namespace {

constexpr int numbersPerPage = 5000;
constexpr qsizetype confirmedAtOnce = 500;
/// More of them come from an emptied or foreign table; they are only counted.
constexpr size_t mostUnknown = 100'000;
constexpr char16_t separator = u'\x1f';

/// Asks the store which of the candidates stand, until most of them were found; counts those left unasked.
template <class Candidate, class Confirmed>
Result<void> confirm(store::Connection &connection, const QList<Candidate> &candidates,
                     Result<QList<Confirmed>> (*ask)(store::Connection &, const QList<Candidate> &),
                     qsizetype most, QList<Confirmed> &confirmed, qint64 &unasked)
{
    for (qsizetype first = 0; first < candidates.size(); first += confirmedAtOnce) {
        if (confirmed.size() >= most) {
            unasked += candidates.size() - first;
            break;
        }
        const auto found = ask(connection, candidates.mid(first, confirmedAtOnce));
        if (!found)
            return tl::unexpected(found.error());
        confirmed += *found;
    }
    return {};
}

} // namespace

NumbersInForce::NumbersInForce()
{
    static_assert(crypto_shorthash_KEYBYTES == 16 && crypto_shorthash_BYTES == sizeof(quint64));
    // A key of its own, lest somebody makes numbers of the same fingerprint.
    crypto_shorthash_keygen(m_key.data());
}

quint64 NumbersInForce::printOf(QByteArrayView bytes) const
{
    quint64 print = 0;
    crypto_shorthash(reinterpret_cast<unsigned char *>(&print),
                     reinterpret_cast<const unsigned char *>(bytes.data()),
                     static_cast<unsigned long long>(bytes.size()), m_key.data());
    return print;
}

quint64 NumbersInForce::printOf(const QString &text) const
{
    return printOf(QByteArrayView(reinterpret_cast<const char *>(text.utf16()), 2 * text.size()));
}

quint64 NumbersInForce::sequencePrint(const StoredLedgerRow &row) const
{
    const std::array<qint64, 3> parts{row.counterId, row.resetEpoch, row.sequence};
    return printOf(QByteArrayView(reinterpret_cast<const char *>(parts.data()), sizeof(parts)));
}

quint64 NumbersInForce::numberPrint(const QString &number, const QString &requestId, const Kind &kind)
{
    m_text.resize(0);
    m_text += number;
    m_text += separator;
    m_text += requestId;
    m_text += separator;
    for (const int part : {kind.first, kind.second}) {
        m_text += QChar(ushort(quint32(part) >> 16));
        m_text += QChar(ushort(part));
    }
    return printOf(m_text);
}

void NumbersInForce::expect(qint64 registerImport, const store::RegisterImportContent &content)
{
    for (const store::TakenOverNumber &number : content.numbers)
        m_registers[{registerImport, content.counters.at(number.counter).firstLine}].append(number.number);
}

void NumbersInForce::add(const QString &number, const StoredLedgerRow &row, const Kind &kind)
{
    m_numbers.add(numberPrint(number, row.requestId, kind), sequencePrint(row), row.id);
}

void NumbersInForce::take(const StoredLedgerRow &row, const numbering::CounterKey &key)
{
    const Kind kind(key.projectId, key.correspondenceTypeId);
    m_scopes.pass(row.id, row.createdAt);
    if (tellsOf(row, store::LedgerEvent::Voided)) {
        m_numbers.release(sequencePrint(row));
        if (voidRequestIn(row) != 0)
            addVoided(row, kind);
    } else if (tellsOf(row, store::LedgerEvent::TakenOver)) {
        const QJsonObject story = store::jsonObject(row.skipped.value_or(QString()));
        const RegisterPart part(story[u"takeOver"_s].toInteger(), story[u"lines"_s][0].toInteger());
        m_registerRows.insert(row.id);
        for (const QString &number : m_registers.value(part))
            add(number, row, kind);
    } else if (!tellsOf(row, store::LedgerEvent::Bound) && !tellsOf(row, store::LedgerEvent::Unused)) {
        add(row.number, row, kind);
    }
}

/// The row itself goes on holding the number: it is not of the sequence whose numbers are released.
void NumbersInForce::addVoided(const StoredLedgerRow &row, const Kind &kind)
{
    m_numbers.add(numberPrint(row.number, row.requestId, kind), printOf(row.requestId), row.id);
    m_voidedRows.insert(row.id);
}

Result<bool> NumbersInForce::readHeld(store::Connection &connection, int atMost)
{
    while (!m_isSorted) {
        m_isSorted = m_numbers.sortMore();
        // The server ends a transaction in which nothing is asked for seconds.
        if (const auto asked = store::heldNumbers(connection, {}, 1); !asked)
            return tl::unexpected(asked.error());
    }
    for (int rows = 0; rows < atMost; rows += numbersPerPage) {
        const auto page = store::heldNumbers(connection, m_last, numbersPerPage);
        if (!page)
            return tl::unexpected(page.error());
        for (const HeldNumber &held : *page) {
            takeHeld(held);
            m_last = held;
        }
        if (page->size() < numbersPerPage) {
            closeGroup();
            return true;
        }
    }
    return false;
}

bool NumbersInForce::beginsText(const HeldNumber &held) const
{
    return held.place == 0 || (held.number != m_last.number && numbering::collatedText(held.number) !=
                                                                   numbering::collatedText(m_last.number));
}

void NumbersInForce::takeHeld(const HeldNumber &held)
{
    if (beginsText(held)) {
        closeGroup();
        if (held.place > 0)
            m_unanchored.append(held.number);
    }
    if (held.requestId.isEmpty())
        return;
    const Kind kind(held.projectId, held.typeId);
    if (const auto row = m_numbers.find(numberPrint(held.number, held.requestId, kind))) {
        m_group.push_back({held.projectId, held.typeId, *row});
    } else if (size_t(m_unknown.size()) < mostUnknown) {
        m_unknown.append(held);
    } else {
        ++m_unlisted;
    }
}

void NumbersInForce::closeGroup()
{
    for (const Holder &later : m_group) {
        // It was not issued then, and what is voided is equal to nothing that was there before.
        if (m_voidedRows.contains(later.ledgerId))
            continue;
        const bool isForbidden = std::ranges::any_of(m_group, [&](const Holder &earlier) {
            return earlier.ledgerId < later.ledgerId && m_scopes.forbid(earlier, later);
        });
        if (isForbidden)
            m_equal.push_back(later.ledgerId);
    }
    m_group.clear();
}

Result<TakenDifferences> NumbersInForce::conclude(store::Connection &connection, qsizetype most)
{
    TakenDifferences result;
    result.unlisted = m_unlisted;
    result.unanchored = m_unanchored.mid(0, most);
    result.unlisted += m_unanchored.size() - result.unanchored.size();
    // Where a sequence number was revised to the very text that it has already, its first row holds it.
    return confirm(connection, unheld(false), store::untakenAmong, most, result.untaken, result.unlisted)
        .and_then([&] { return confirmRegisters(connection, result); })
        .and_then([&] {
            return confirm(connection, m_unknown, store::straysAmong, most, result.strays, result.unlisted);
        })
        .and_then([&] { return nameEqual(connection, most, result); })
        .map([&] { return result; });
}

QList<qint64> NumbersInForce::unheld(bool ofRegisters) const
{
    QList<qint64> rows = m_numbers.unfound();
    rows.removeIf([&](qint64 row) { return m_registerRows.contains(row) != ofRegisters; });
    return rows;
}

Result<void> NumbersInForce::confirmRegisters(store::Connection &connection, TakenDifferences &result) const
{
    for (const qint64 row : unheld(true)) {
        const auto numbers = store::untakenOfRegister(connection, row);
        if (!numbers)
            return tl::unexpected(numbers.error());
        if (!numbers->isEmpty())
            result.untakenRegisters.insert(row, *numbers);
    }
    return {};
}

Result<void> NumbersInForce::nameEqual(store::Connection &connection, qsizetype most,
                                       TakenDifferences &result) const
{
    for (const qint64 id : m_equal) {
        if (result.equal.size() >= most) {
            ++result.unlisted;
            continue;
        }
        const auto row = store::storedRows(connection, id - 1, 1);
        if (!row)
            return tl::unexpected(row.error());
        result.equal.append({id, row->isEmpty() ? 0 : row->first().counterId});
    }
    return {};
}

} // namespace lekthi::audit
