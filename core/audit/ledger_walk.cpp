#include "core/audit/ledger_walk.h"

#include "core/audit/number_story.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <tuple>

namespace lekthi::audit {

using namespace Qt::StringLiterals;
using store::Result;
using store::StoredLedgerRow;

namespace {

/// Each reads all rows of a counter: in a ledger full of damage only the first ones are told apart finely.
constexpr int maximumLookUps = 20;

bool inLedgerOrder(const Finding &a, const Finding &b)
{
    return std::tie(a.ledgerId, a.counterId, a.place) < std::tie(b.ledgerId, b.counterId, b.place);
}

} // namespace

qint64 skippedBy(const StoredLedgerRow &row)
{
    if (!row.skipped)
        return 0;
    return QJsonDocument::fromJson(row.skipped->toUtf8()).array().size();
}

LedgerWalk::LedgerWalk(store::Connection &connection, int maximumFindings, Sight sight)
    : m_connection(&connection)
    , m_maximumFindings(maximumFindings)
    , m_sight(sight)
{
}

void LedgerWalk::expect(const store::Counter &counter)
{
    ++m_result.counters;
    const RestingCounter resting{.key = counter.key,
                                 .head = counter.ledger,
                                 .lastNumber = counter.lastNumber,
                                 .epoch = counter.resetEpoch};
    if (const auto chain = m_chains.find(counter.id); chain != m_chains.end())
        wake(resting, chain->second);
    else
        m_resting.put(counter.id, resting);
}

void LedgerWalk::expect(const store::ExecutedReset &reset, bool isAgreed)
{
    chainOf(reset.counterId).resets.push_back({reset.newNumber, isAgreed, reset.voided});
}

void LedgerWalk::expect(const store::ExecutedRegisterImport &registerImport)
{
    chainOf(registerImport.counterId).registerImports.push_back(registerImport);
}

void LedgerWalk::expect(const store::ExecutedVoid &executed)
{
    chainOf(executed.counterId).voids.push_back(executed);
}

void LedgerWalk::expect(const Digest &digest)
{
    for (const CounterHead &counter : digest.counters)
        expect(counter);
}

void LedgerWalk::expect(const CounterHead &counter)
{
    auto &signatures = chainOf(counter.counterId).signatures;
    const auto behind =
        std::upper_bound(signatures.begin(), signatures.end(), counter.head.length,
                         [](qint64 place, const Signature &other) { return place < other.place; });
    signatures.insert(behind, {counter.head.length, counter.head.hash});
}

bool LedgerWalk::isBehindHead(const StoredLedgerRow &row, const Chain &chain) const
{
    const bool isAtEnd = chain.isDamaged ? chain.isHeadReached : chain.walked.length >= chain.wanted.length;
    return m_sight == Sight::Moving && !row.rowHash.isEmpty() && isAtEnd;
}

Result<std::optional<numbering::CounterKey>> LedgerWalk::take(const StoredLedgerRow &row)
{
    return take(store::CheckedRow{row, m_hasher.hashOf(row, row.previousHash) == row.rowHash});
}

Result<std::optional<numbering::CounterKey>> LedgerWalk::take(const store::CheckedRow &checked)
{
    Chain &chain = chainOf(checked.row.counterId);
    const auto belongs = takeRow(checked, chain);
    if (!belongs)
        return tl::unexpected(belongs.error());
    std::optional<numbering::CounterKey> key;
    if (*belongs)
        key = chain.key;
    if (canRest(chain))
        rest(checked.row.counterId, chain);
    return key;
}

Result<bool> LedgerWalk::takeRow(const store::CheckedRow &checked, Chain &chain)
{
    const StoredLedgerRow &row = checked.row;
    if (row.id <= chain.resumedId) {
        checkResumed(checked, chain);
        return true;
    }
    if (isBehindHead(row, chain)) {
        chain.firstBehindHead = chain.rowsBehindHead++ == 0 ? row.id : chain.firstBehindHead;
        return true;
    }
    ++m_result.rows;
    if (!chain.isKnown) {
        report(Damage::Forged, row.id, row.counterId, chain, 0);
        return false;
    }
    if (!row.rowHash.isEmpty())
        return takeChained(checked, chain);
    if (chain.walked.length > 0) {
        report(Damage::Forged, row.id, row.counterId, chain, chain.walked.length + 1);
        return false;
    }
    ++m_result.beforeChain;
    checkSequence(row, chain);
    checkDocument(row, chain);
    checkText(row, chain);
    chain.lastId = row.id;
    return true;
}

Result<bool> LedgerWalk::takeChained(const store::CheckedRow &checked, Chain &chain)
{
    const StoredLedgerRow &row = checked.row;
    if (chain.isDamaged && chain.isHeadReached) {
        report(Damage::Forged, row.id, row.counterId, chain, chain.walked.length + 1);
        return false;
    }
    const qint64 damagesBefore = m_result.damages;
    const auto inPlace = isInPlace(checked, chain);
    // A row that does not belong leaves the chain where it was, so that the next one is judged rightly.
    if (!inPlace || !*inPlace)
        return inPlace;
    chain.walked = {row.rowHash, chain.walked.length + 1};
    chain.isHeadReached = chain.isHeadReached || row.rowHash == chain.wanted.hash;
    chain.lastId = row.id;
    checkHead(row, chain);
    checkSignatures(row, chain);
    checkSequence(row, chain);
    checkDocument(row, chain);
    if (m_result.damages == damagesBefore)
        checkText(row, chain);
    return true;
}

/// Whether the chain goes on with this row; reports what is wrong with it.
Result<bool> LedgerWalk::isInPlace(const store::CheckedRow &checked, Chain &chain)
{
    const StoredLedgerRow &row = checked.row;
    if (checked.isWhole && row.previousHash == chain.walked.hash)
        return true;
    return checked.isWhole ? handleUnlinked(row, chain) : handleChanged(row, chain);
}

Result<bool> LedgerWalk::handleChanged(const StoredLedgerRow &row, Chain &chain)
{
    const qint64 place = chain.walked.length + 1;
    const bool onlyLinkChanged = m_hasher.hashOf(row, chain.walked.hash) == row.rowHash;
    bool isForged = !onlyLinkChanged && row.previousHash != chain.walked.hash;
    // What was put in before the genuine row, which follows the same one.
    if (!isForged && !onlyLinkChanged && m_lookUps++ < maximumLookUps) {
        const auto genuine =
            store::findByPreviousHash(*m_connection, row.counterId, chain.walked.hash, row.id);
        if (!genuine)
            return tl::unexpected(genuine.error());
        isForged = genuine->has_value();
    }
    isForged = isForged || place > chain.wanted.length;
    report(isForged ? Damage::Forged : Damage::Edited, row.id, row.counterId, chain, place);
    return !isForged;
}

Result<bool> LedgerWalk::handleUnlinked(const StoredLedgerRow &row, Chain &chain)
{
    const qint64 place = chain.walked.length + 1;
    std::optional<qint64> before;
    if (!row.previousHash.isEmpty() && m_lookUps++ < maximumLookUps) {
        const auto found = store::findByRowHash(*m_connection, row.counterId, row.previousHash);
        if (!found)
            return tl::unexpected(found.error());
        before = *found;
    }
    const bool branches = row.previousHash.isEmpty() || (before && *before < row.id);
    if (!branches) {
        report(before ? Damage::Reordered : Damage::Missing, row.id, row.counterId, chain, place);
        return true;
    }
    const auto continued = isContinued(chain, row.counterId, row.id);
    if (!continued)
        return tl::unexpected(continued.error());
    // Of two branches the one that leads to the newest row is the genuine one.
    if (*continued) {
        report(Damage::Forked, row.id, row.counterId, chain, place);
        return false;
    }
    report(Damage::Forked, chain.lastId, row.counterId, chain, chain.walked.length);
    return true;
}

/// Whether the row where the walk stands is the counter's newest or has a follower behind the id.
Result<bool> LedgerWalk::isContinued(const Chain &chain, qint64 counterId, qint64 behindId)
{
    if (chain.walked.hash == chain.wanted.hash)
        return true;
    return store::findByPreviousHash(*m_connection, counterId, chain.walked.hash, behindId)
        .map([](const std::optional<qint64> &follower) { return follower.has_value(); });
}

void LedgerWalk::checkHead(const StoredLedgerRow &row, Chain &chain)
{
    if (chain.isDamaged)
        return;
    const qint64 place = chain.walked.length;
    if (place > chain.wanted.length)
        report(Damage::Forged, row.id, row.counterId, chain, place);
    else if (place == chain.wanted.length && chain.walked.hash != chain.wanted.hash)
        report(Damage::HeadWrong, row.id, row.counterId, chain, place);
}

void LedgerWalk::checkSignatures(const StoredLedgerRow &row, Chain &chain)
{
    // Behind damage a signed row may have another place.
    if (chain.isDamaged) {
        for (size_t i = chain.signaturesPassed; i < chain.signatures.size(); ++i)
            chain.signatures[i].isSeen =
                chain.signatures[i].isSeen || chain.signatures[i].hash == row.rowHash;
        return;
    }
    for (; chain.signaturesPassed < chain.signatures.size(); ++chain.signaturesPassed) {
        const Signature &signature = chain.signatures[chain.signaturesPassed];
        if (signature.place > chain.walked.length)
            return;
        if (signature.hash != row.rowHash)
            return report(Damage::Rewritten, row.id, row.counterId, chain, signature.place);
        chain.signedPlace = signature.place;
    }
}

/// The number that a reset gave the counter; an epoch begins in no other way.
std::optional<qint64> LedgerWalk::startOf(int epoch, const Chain &chain)
{
    if (epoch < 1 || size_t(epoch) > chain.resets.size())
        return std::nullopt;
    return chain.resets[size_t(epoch) - 1].newNumber;
}

/// Whether each reset that leads from the one epoch to the other was agreed on; false if there is none.
bool LedgerWalk::areAgreed(int fromEpoch, int toEpoch, const Chain &chain)
{
    if (fromEpoch < 0 || size_t(toEpoch) > chain.resets.size())
        return false;
    return std::all_of(chain.resets.begin() + fromEpoch, chain.resets.begin() + toEpoch,
                       [](const Reset &reset) { return reset.isAgreed; });
}

bool LedgerWalk::isAtItsNumber(const Chain &chain)
{
    if (chain.epoch == chain.currentEpoch)
        return chain.sequence == chain.lastNumber;
    return chain.epoch < chain.currentEpoch && startOf(chain.currentEpoch, chain) == chain.lastNumber;
}

/// A register may raise a counter by any amount: so only one that two persons agreed on may.
void LedgerWalk::checkRegisterImport(const StoredLedgerRow &row, Chain &chain)
{
    const auto agreed = std::ranges::find_if(
        chain.registerImports, [&row](const store::ExecutedRegisterImport &registerImport) {
            return registerImport.newNumber == row.sequence && registerImport.story == row.skipped;
        });
    if (agreed != chain.registerImports.end())
        chain.registerImports.erase(agreed);
    else if (chain.consequences == 0)
        report(Damage::NotAgreed, row.id, row.counterId, chain, chain.walked.length);
}

bool LedgerWalk::isVoidAgreed(const StoredLedgerRow &row, const Chain &chain)
{
    const store::ExecutedVoid wanted{voidRequestIn(row), row.counterId, row.resetEpoch, row.sequence};
    return std::ranges::find(chain.voids, wanted) != chain.voids.end();
}

/// Of the resets since the newest number one has to have released it.
bool LedgerWalk::isReleaseAgreed(const StoredLedgerRow &row, Chain &chain)
{
    for (size_t place = size_t(std::max(chain.epoch, 0)); place < chain.resets.size(); ++place) {
        Reset &reset = chain.resets[place];
        if (!reset.isAgreed || reset.voidedLeft == 0 || reset.newNumber >= row.sequence)
            continue;
        --reset.voidedLeft;
        return true;
    }
    return false;
}

void LedgerWalk::checkVoided(const StoredLedgerRow &row, Chain &chain)
{
    const bool isAgreed = voidRequestIn(row) != 0 ? isVoidAgreed(row, chain) : isReleaseAgreed(row, chain);
    if (!isAgreed && chain.consequences == 0)
        report(Damage::NotAgreed, row.id, row.counterId, chain, chain.walked.length);
}

void LedgerWalk::checkSequence(const StoredLedgerRow &row, Chain &chain)
{
    if (tellsOf(row, store::LedgerEvent::Voided))
        return checkVoided(row, chain);
    const bool isTakenOver = tellsOf(row, store::LedgerEvent::TakenOver);
    if (isTakenOver)
        checkRegisterImport(row, chain);
    if (!isTakenOver && !tellsOf(row, store::LedgerEvent::Issued))
        return;
    const std::optional<qint64> before =
        row.resetEpoch == chain.epoch ? chain.sequence : startOf(row.resetEpoch, chain);
    // A register may leave numbers out: that it was taken over explains them.
    const bool continues =
        before && (isTakenOver ? row.sequence >= *before : row.sequence == *before + 1 + skippedBy(row));
    const bool isConsequence = chain.consequences > 0;
    chain.consequences = std::max(0, chain.consequences - 1);
    if (!(row.resetEpoch >= chain.epoch && continues) && !isConsequence)
        report(Damage::Gap, row.id, row.counterId, chain, chain.walked.length);
    else if (!isConsequence && row.resetEpoch != chain.epoch &&
             !areAgreed(chain.epoch, row.resetEpoch, chain))
        report(Damage::NotAgreed, row.id, row.counterId, chain, chain.walked.length);
    chain.epoch = row.resetEpoch;
    chain.sequence = row.sequence;
}

/// With a moving sight a code may have been changed since the codes were read.
bool LedgerWalk::isByNewCode(const StoredLedgerRow &row, const Chain &chain)
{
    if (m_sight == Sight::OneMoment || m_rereadings++ >= maximumLookUps)
        return false;
    auto texts = readNumberTexts(*m_connection);
    if (texts)
        m_texts.emplace(std::move(*texts));
    return m_texts->couldHaveGiven(row, chain.key);
}

void LedgerWalk::checkText(const StoredLedgerRow &row, Chain &chain)
{
    const bool isRevised = tellsOf(row, store::LedgerEvent::Revised);
    chain.hasRegister = chain.hasRegister || tellsOf(row, store::LedgerEvent::TakenOver);
    if (!m_texts || !(isRevised ? !chain.hasRegister : tellsOf(row, store::LedgerEvent::Issued)))
        return;
    if (!m_texts->couldHaveGiven(row, chain.key) && !isByNewCode(row, chain))
        add({.damage = Damage::NotOfTemplate,
             .ledgerId = row.id,
             .counterId = row.counterId,
             .place = chain.walked.length});
}

/// Behind damage a row that is gone may be what explains this one.
void LedgerWalk::checkDocument(const StoredLedgerRow &row, Chain &chain)
{
    if (!chain.open.take(row, m_marked.contains(row.requestId)) && !chain.isDamaged)
        add({.damage = Damage::NotOfDrawer,
             .ledgerId = row.id,
             .counterId = row.counterId,
             .place = chain.walked.length});
}

Verification LedgerWalk::conclude()
{
    for (auto &[counterId, chain] : m_chains)
        concludeCounter(counterId, chain);
    m_resting.forEach([this](qint64 counterId, const RestingCounter &counter) {
        Chain chain;
        wake(counter, chain);
        concludeCounter(counterId, chain);
    });
    std::sort(m_result.findings.begin(), m_result.findings.end(), inLedgerOrder);
    if (m_result.findings.size() > m_maximumFindings)
        m_result.findings.resize(m_maximumFindings);
    return m_result;
}

void LedgerWalk::concludeCounter(qint64 counterId, Chain &chain)
{
    if (chain.isDamaged)
        return concludeDamaged(counterId, chain);
    if (chain.resumedLength > 0 && isResumedEndWrong(chain))
        return report(Damage::Rewritten, chain.resumedId, counterId, chain, chain.resumedLength);
    // Row and counter are written at once, so that no genuine row is ahead of the counter.
    if (chain.rowsBehindHead > std::max<qint64>(0, chain.grownTo - chain.wanted.length))
        return report(Damage::Forged, chain.firstBehindHead, counterId, chain, chain.wanted.length + 1);
    const qint64 signedLength = chain.signatures.empty() ? 0 : chain.signatures.back().place;
    if (chain.walked.length < std::max(chain.wanted.length, signedLength))
        return report(Damage::TailCut, chain.lastId, counterId, chain, chain.walked.length + 1);
    if (!isAtItsNumber(chain))
        report(Damage::CounterWrong, chain.lastId, counterId, chain, chain.walked.length);
    else if (!areAgreed(chain.epoch, chain.currentEpoch, chain))
        report(Damage::NotAgreed, chain.lastId, counterId, chain, chain.walked.length);
}

/// Damage somewhere hides no other at the end: the rows behind it lead to the newest one, or they do not.
void LedgerWalk::concludeDamaged(qint64 counterId, Chain &chain)
{
    const bool isEndUnknown = chain.isEndReported || !chain.isKnown || chain.damagedId == chain.lastId;
    if (isEndUnknown)
        return;
    if (!chain.isHeadReached && !chain.wanted.hash.isEmpty())
        return report(Damage::TailCut, chain.lastId, counterId, chain, chain.walked.length + 1);
    const auto unseen =
        std::find_if(chain.signatures.begin() + qsizetype(chain.signaturesPassed), chain.signatures.end(),
                     [](const Signature &signature) { return !signature.isSeen; });
    if (unseen != chain.signatures.end())
        return report(Damage::Rewritten, chain.lastId, counterId, chain, unseen->place);
    if (chain.consequences == 0 && chain.epoch == chain.currentEpoch && !isAtItsNumber(chain))
        report(Damage::CounterWrong, chain.lastId, counterId, chain, chain.walked.length);
}

void LedgerWalk::report(Damage damage, qint64 ledgerId, qint64 counterId, Chain &chain, qint64 place)
{
    chain.isDamaged = true;
    chain.isEndReported = chain.isEndReported || damage == Damage::HeadWrong || damage == Damage::TailCut ||
                          damage == Damage::Rewritten;
    // What was changed in the row itself, and what the next one follows from it.
    chain.consequences = damage == Damage::Gap ? 0 : 2;
    chain.damagedId = ledgerId;
    add({damage, ledgerId, counterId, place, damage == Damage::Rewritten ? chain.signedPlace : 0, {}});
}

void LedgerWalk::add(const Finding &finding)
{
    ++m_result.damages;
    // Twice the limit: what is found at the end may belong before what was found on the way.
    if (m_result.findings.size() < 2 * qsizetype(m_maximumFindings))
        m_result.findings.append(finding);
}

} // namespace lekthi::audit
