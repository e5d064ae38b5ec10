#include "core/audit/evidence/receipt_making.h"

#include "core/audit/evidence/digest_log.h"
#include "core/store/ledger/ledger_list.h"

#include <QCoreApplication>

#include <algorithm>

namespace lekthi::audit {

using namespace Qt::StringLiterals;
using store::StoredLedgerRow;
using Event = NumberStory::Event;
using MaybeReceipt = tl::expected<Receipt, NoReceipt>;

namespace {

constexpr qint64 mostRows = 100'000; // their blinded rows are some 25 MB

struct ReasonText
{
    NoReceipt reason;
    QLatin1StringView name;
    const char *sentence;
};

constexpr ReasonText reasonTexts[] = {
    {NoReceipt::NotIssued, "UNKNOWN_NUMBER"_L1, QT_TRANSLATE_NOOP("lekthi", "The ledger has no number %1.")},
    {NoReceipt::TakenOver, "IMPORTED_NUMBER"_L1,
     QT_TRANSLATE_NOOP("lekthi",
                       "%1 was imported from an old register, so that the ledger cannot prove who was "
                       "given it. The register is the evidence.")},
    {NoReceipt::BeforeChain, "BEFORE_CHAIN"_L1,
     QT_TRANSLATE_NOOP("lekthi",
                       "%1 was issued before the ledger was chained, so that no digest proves it.")},
    {NoReceipt::NotCovered, "NOT_COVERED"_L1,
     QT_TRANSLATE_NOOP("lekthi",
                       "No digest that this key signed covers %1 yet. Write one, then ask for the receipt "
                       "again.")},
    {NoReceipt::LedgerDamaged, "LEDGER_DAMAGED"_L1,
     QT_TRANSLATE_NOOP("lekthi",
                       "The ledger does not agree with the signed digest that covers %1. Run “lekthictl "
                       "audit verify” with that digest.")},
    {NoReceipt::LogDamaged, "DIGESTS_DAMAGED"_L1,
     QT_TRANSLATE_NOOP("lekthi",
                       "The digests around the one that covers %1 are missing from their file or were "
                       "changed. Use a whole copy of the file, or write a new digest into a new file.")},
    {NoReceipt::TooLong, "TOO_MANY_RECORDS"_L1,
     QT_TRANSLATE_NOOP("lekthi",
                       "More records lie between %1 and the digest that covers it than a receipt can hold. "
                       "Write digests more often, so that later numbers can have receipts.")},
};

const ReasonText &textOf(NoReceipt reason)
{
    return *std::ranges::find(reasonTexts, reason, &ReasonText::reason);
}

bool gives(const Event &event)
{
    return tellsOf(event.row, store::LedgerEvent::Issued) || tellsOf(event.row, store::LedgerEvent::Revised);
}

/// Texts that the store takes for equal may differ; the very one comes first.
const Event *subjectOf(const NumberStory &story, const ReceiptWish &wish)
{
    const Event *found = nullptr;
    const auto rank = [&](const Event &event) {
        return std::tuple(event.row.number == wish.number, event.isInForce, event.row.id);
    };
    for (const Event &event : story.events) {
        const bool isWished = wish.rowId == 0 || event.row.id == wish.rowId;
        if (gives(event) && isWished && (!found || rank(*found) < rank(event)))
            found = &event;
    }
    return found;
}

bool isSame(const StoredLedgerRow &row, const StoredLedgerRow &other)
{
    return row.counterId == other.counterId &&
           (row.number == other.number ||
            (row.sequence == other.sequence && row.resetEpoch == other.resetEpoch));
}

/// All that happened to the number has to be covered.
qint64 lastPlaceOf(const NumberStory &story, const StoredLedgerRow &subject)
{
    qint64 last = 0;
    for (const Event &event : story.events) {
        if (isSame(event.row, subject))
            last = std::max(last, event.place);
    }
    return last;
}

std::optional<CounterHead> headIn(StoredDigest &digest, qint64 counterId)
{
    HeadSource &heads = digest.heads();
    heads.begin();
    auto head = heads.next();
    while (head && head->counterId < counterId)
        head = heads.next();
    heads.begin(); // nothing is held of it any more
    return head && head->counterId == counterId ? head : std::nullopt;
}

struct Cover
{
    qsizetype at = 0;
    CounterHead head;
};

/// The first digest of the store, with a log, that has the counter up to this place.
std::optional<Cover> coverOf(DigestFile &digests, const PublicKey &key, const QString &store,
                             qint64 counterId, qint64 place)
{
    for (qsizetype at = 0; at < digests.size(); ++at) {
        StoredDigest &digest = digests.at(at);
        if (!digest.frame().log || digest.frame().digest.store != store)
            continue;
        const auto head = headIn(digest, counterId);
        if (head && head->head.length >= place && digest.isSignedBy(key))
            return Cover{at, *head};
    }
    return std::nullopt;
}

std::optional<LogProof> proofOf(DigestFile &digests, const Cover &cover)
{
    const qsizetype before = predecessorOf(digests, cover.at);
    return proofOfHead(before < 0 ? nullptr : &digests.at(before), digests.at(cover.at), cover.head);
}

/// The rows from the subject to the head, whole if they are of the number; nothing if they do not lead there.
std::optional<QList<Receipt::Step>> stepsOf(const QList<StoredLedgerRow> &rows,
                                            const StoredLedgerRow &subject, const QByteArray &head)
{
    QList<Receipt::Step> steps;
    store::LedgerHasher hasher;
    QByteArray reached = subject.previousHash;
    for (const StoredLedgerRow &row : rows) {
        if (row.previousHash != reached || hasher.hashOf(row, reached) != row.rowHash)
            return std::nullopt;
        reached = row.rowHash;
        steps.append(isSame(row, subject) ? Receipt::Step(row) : Receipt::Step(BlindedRow::of(row)));
    }
    if (reached != head || steps.isEmpty())
        return std::nullopt;
    return steps;
}

/// What the signer says of the number: who, where, and what became of it.
store::Result<std::optional<Receipt>> factsOf(store::Connection &connection, const Event &subject,
                                              const ReceiptWish &wish)
{
    return store::findLedgerEntry(connection, subject.row.id)
        .map([&](const std::optional<store::LedgerEntry> &entry) -> std::optional<Receipt> {
            if (!entry)
                return std::nullopt;
            return Receipt{.state = store::stateName(entry->state),
                           .reason = entry->reason,
                           .store = connection.address().database,
                           .project = wish.project,
                           .person = subject.login,
                           .service = subject.drawnBy,
                           .made = connection.serverNow(),
                           .place = subject.place,
                           .steps = {},
                           .head = {},
                           .proof = {},
                           .statement = {}};
        });
}

} // namespace

QString noReceiptName(NoReceipt reason)
{
    return QString(textOf(reason).name);
}

QString describe(NoReceipt reason, const QString &number)
{
    return QCoreApplication::translate("lekthi", textOf(reason).sentence).arg(number);
}

store::Result<MaybeReceipt> makeReceipt(store::Connection &connection, const NumberStory &story,
                                        const ReceiptWish &wish, DigestFile &digests, const SigningKey &key)
{
    const auto none = [](NoReceipt reason) { return MaybeReceipt(tl::unexpected(reason)); };
    const Event *subject = subjectOf(story, wish);
    if (!subject)
        return none(story.takenOver.isEmpty() ? NoReceipt::NotIssued : NoReceipt::TakenOver);
    if (subject->place == 0)
        return none(NoReceipt::BeforeChain);
    const StoredLedgerRow &row = subject->row;
    const QString &database = connection.address().database;
    const auto cover = coverOf(digests, key.publicKey(), database, row.counterId, lastPlaceOf(story, row));
    if (!cover)
        return none(NoReceipt::NotCovered);
    auto receipt = factsOf(connection, *subject, wish);
    if (!receipt)
        return tl::unexpected(receipt.error());
    if (!*receipt)
        return none(NoReceipt::NotIssued);
    (*receipt)->head = cover->head;
    auto proof = proofOf(digests, *cover);
    if (!proof)
        return none(NoReceipt::LogDamaged);
    (*receipt)->proof = *std::move(proof);
    const qint64 wanted = cover->head.head.length - subject->place + 1;
    if (wanted > mostRows)
        return none(NoReceipt::TooLong);
    const auto rows = store::storedRowsOf(connection, row.counterId, row.id - 1, int(wanted));
    if (!rows)
        return tl::unexpected(rows.error());
    auto steps = stepsOf(*rows, row, cover->head.head.hash);
    if (!steps)
        return none(NoReceipt::LedgerDamaged);
    (*receipt)->steps = *std::move(steps);
    signStatement(**receipt, key);
    return MaybeReceipt(*std::move(*receipt));
}

} // namespace lekthi::audit
