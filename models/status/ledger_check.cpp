#include "models/status/ledger_check.h"

#include "core/audit/digest_folder.h"
#include "core/audit/ledger_verifier.h"
#include "core/files/regular_file.h"
#include "core/files/written_file.h"
#include "core/store/ledger/ledger_list.h"
#include "models/aside.h"
#include "models/status/digest_place.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <atomic>
#include <chrono>

namespace lekthi::models {

using namespace std::chrono_literals;
using audit::CheckedLedger;

namespace {

constexpr auto tick = 200ms;
constexpr qint64 largestFile = 1024LL * 1024 * 1024;
constexpr auto ownerOnly = QFile::ReadOwner | QFile::WriteOwner;
/// Before that the speed says little.
constexpr auto untilSpeedIsKnown = 1s;

/// Nothing where no check has come to anything yet; else why it cannot be used.
tl::expected<std::optional<CheckedLedger>, QString> keptIn(const QString &file, const audit::PublicKey &key,
                                                           const QString &store)
{
    if (!QFileInfo::exists(file))
        return std::nullopt;
    const auto bytes = files::readWholeFile(file, largestFile);
    if (!bytes)
        return tl::unexpected(files::describe(bytes.error()));
    auto checked = audit::readSigned(*bytes, key, store);
    if (!checked)
        return tl::unexpected(LedgerCheck::tr("The file %1 is damaged, or was not signed with the key of "
                                              "this computer.")
                                  .arg(file));
    return *std::move(checked);
}

QString placeOf(const store::Address &store, const audit::PublicKey &key)
{
    return audit::DigestFolder(digestFolder(), store).checkedFileOf(key);
}

/// Empty, or why not.
QString keep(const CheckedLedger &checked, const audit::SigningKey &key, const QString &file)
{
    QDir().mkpath(QFileInfo(file).path());
    const auto written = files::writeWholeFile(file, audit::toSigned(checked, key), ownerOnly);
    return written ? QString() : written.error();
}

} // namespace

/// What the thread of the walk and the window share.
struct LedgerCheck::Run
{
    std::atomic<bool> isCancelled = false;
    std::atomic<qint64> rowsBefore = 0; ///< verified by earlier checks
    std::atomic<qint64> rows = 0;
    std::atomic<qint64> inAll = 0;
    std::atomic<Step> step = Step::Preparing;

    store::Result<Outcome> walk(store::Connection &connection, const audit::SigningKey &key,
                                bool isEverything);
    audit::VerifyOptions options(const std::optional<CheckedLedger> &from, bool isEverything);
};

audit::VerifyOptions LedgerCheck::Run::options(const std::optional<CheckedLedger> &from, bool isEverything)
{
    audit::VerifyOptions options;
    if (from)
        options.digests = from->digests();
    if (from && !isEverything)
        options.from = &*from;
    rowsBefore = options.from ? from->rows : 0;
    options.begin = [this](qint64 expected) {
        inAll = rowsBefore + expected;
        step = Step::Reading;
    };
    options.goOn = [this](qint64 walked) {
        rows = walked;
        return !isCancelled;
    };
    options.beginComparing = [this] { step = Step::Comparing; };
    return options;
}

store::Result<LedgerCheck::Outcome> LedgerCheck::Run::walk(store::Connection &connection,
                                                           const audit::SigningKey &key, bool isEverything)
{
    const QString file = placeOf(connection.address(), key.publicKey());
    const auto kept = keptIn(file, key.publicKey(), connection.address().database);
    const std::optional<CheckedLedger> from = kept.value_or(std::nullopt);
    Outcome outcome;
    outcome.wasEverything = isEverything || !from || from->damages > 0;
    outcome.whyNotUsed = kept ? QString() : kept.error();
    audit::VerifyOptions wanted = options(from, outcome.wasEverything);
    wanted.keep = [&](CheckedLedger checked) {
        if (from && !checked.isComplete)
            checked.ahead = from->ahead.isEmpty() && outcome.wasEverything ? from->heads() : from->ahead;
        outcome.whyNotKept = keep(checked, key, file);
    };
    const auto verified = audit::verifyLedger(connection, wanted);
    if (!verified)
        return tl::unexpected(verified.error());
    outcome.rows = rowsBefore + verified->rows;
    outcome.archivedRows = verified->archivedRows;
    outcome.damages = verified->damages;
    outcome.isAdminLogBroken = !verified->adminLog.isIntact();
    if (verified->findings.isEmpty())
        return outcome;
    outcome.first = verified->findings.first();
    const auto row = store::findLedgerEntry(connection, outcome.first->ledgerId);
    if (row && *row)
        outcome.number = (*row)->number;
    if (outcome.wasEverything) {
        CheckedLedger doubted = from.value_or(CheckedLedger{.store = connection.address().database});
        doubted.time = connection.serverNow();
        doubted.rows = outcome.rows;
        doubted.damages = outcome.damages;
        outcome.whyNotKept = keep(doubted, key, file);
    }
    return outcome;
}

LedgerCheck::LedgerCheck(Session &session, DigestKeeper &keeper, QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_keeper(keeper)
{
    m_tick.setInterval(tick);
    connect(&m_tick, &QTimer::timeout, this, [this] {
        if (step() == Step::Reading && !m_sinceReading.isValid())
            m_sinceReading.start();
        emit changed();
    });
}

LedgerCheck::~LedgerCheck()
{
    if (m_run)
        m_run->isCancelled = true;
}

void LedgerCheck::look()
{
    if (!m_hasLooked && !isBusy())
        readKept();
}

void LedgerCheck::readKept()
{
    m_hasLooked = true;
    runAside(
        this,
        [store = m_session.address()]() -> std::optional<Kept> {
            const auto key = audit::publicKeyAt(signingKeyFile());
            const auto kept =
                key ? keptIn(placeOf(store, *key), *key, store.database) : std::optional<CheckedLedger>();
            if (!kept || !*kept)
                return std::nullopt;
            return Kept{(*kept)->time, (*kept)->rows, (*kept)->isComplete, (*kept)->damages};
        },
        [this](const std::optional<Kept> &kept) {
            m_kept = kept;
            emit changed();
        });
}

void LedgerCheck::checkNew()
{
    start(false);
}

void LedgerCheck::checkEverything()
{
    start(true);
}

void LedgerCheck::start(bool isEverything)
{
    if (isBusy())
        return;
    m_run = std::make_shared<Run>();
    m_outcome.reset();
    m_failure.reset();
    m_keyFailure.reset();
    m_sinceReading.invalidate();
    m_tick.start();
    emit changed();
    m_keeper.withKey(this, [this, isEverything](const audit::AuditResult<DigestKeeper::Key> &key) {
        if (key)
            return walk(*key, isEverything);
        m_keyFailure = key.error();
        finish();
    });
}

void LedgerCheck::walk(const DigestKeeper::Key &key, bool isEverything)
{
    m_walking.run(
        m_session.address(), this,
        [run = m_run, key, isEverything](store::Connection &connection) {
            return run->walk(connection, *key, isEverything);
        },
        [this](const store::Result<Outcome> &outcome) { take(outcome); });
}

void LedgerCheck::take(const store::Result<Outcome> &outcome)
{
    if (outcome)
        m_outcome = *outcome;
    else if (outcome.error().kind != store::ErrorKind::Cancelled || !m_run->isCancelled)
        m_failure = outcome.error(); // an administrator of the server may end a statement, too
    finish();
}

void LedgerCheck::finish()
{
    m_tick.stop();
    m_run.reset();
    readKept();
    emit changed();
    emit finished();
}

void LedgerCheck::cancel()
{
    if (!m_run)
        return;
    m_run->isCancelled = true;
    emit changed();
}

LedgerCheck::Step LedgerCheck::step() const
{
    if (!m_run)
        return Step::None;
    return m_run->isCancelled ? Step::Cancelling : m_run->step.load();
}

qint64 LedgerCheck::rowsRead() const
{
    return m_run ? m_run->rowsBefore + m_run->rows : 0;
}

qint64 LedgerCheck::rowsInAll() const
{
    // Rows of before there was a chain are counted by no counter.
    return m_run && m_run->inAll > 0 ? std::max(m_run->inAll.load(), rowsRead()) : 0;
}

std::optional<int> LedgerCheck::secondsLeft() const
{
    if (step() != Step::Reading || !m_sinceReading.isValid() ||
        !m_sinceReading.hasExpired(std::chrono::milliseconds(untilSpeedIsKnown).count()) || m_run->rows <= 0)
        return std::nullopt;
    const double perRow = double(m_sinceReading.elapsed()) / 1000 / double(m_run->rows);
    return int(perRow * double(std::max<qint64>(0, rowsInAll() - rowsRead()))) + 1;
}

QString LedgerCheck::failure() const
{
    if (m_keyFailure)
        return audit::describe(*m_keyFailure);
    return m_failure ? store::describe(*m_failure) : QString();
}

} // namespace lekthi::models
