#pragma once

#include "core/allocation/allocator.h"
#include "core/allocation/drawing/job.h"
#include "core/store/templates/template_gateway.h"
#include "tests/support/private_store.h"

#include <QList>
#include <QString>
#include <QVariant>

#include <memory>
#include <vector>

namespace lekthi::test {

/// Ids of the demo data (3.11.14.4).
namespace demo {
inline constexpr int project = 2;
inline constexpr int sender = 22;     // คคง.
inline constexpr int recipient = 10;  // สคฉ.3
inline constexpr int contractor = 42; // ผรม.2
inline constexpr int letter = 6;
inline constexpr int transmittal = 3;
inline constexpr int rfa = 1;
inline constexpr int rfaReport = 18;         // RPT
inline constexpr int disciplineTerminal = 5; // TER
} // namespace demo

/// A letter from คคง. to สคฉ.3, dated 2 December 2025.
allocation::Request letterRequest(QDate date = QDate(2025, 12, 2));
/// A report of ผรม.2 for approval, revision A.
allocation::Request rfaRequest();
/// So many letters, each with a request id of its own, as a batch takes them.
allocation::Jobs letterJobs(int count);

/// A demo store of the test's own, from which nothing was drawn, and what tests look up in it past the
/// program. Used in one thread.
class NumberingStore
{
public:
    /// A demo store of the test's own, from which nothing was drawn; its sandbox likewise.
    NumberingStore();
    explicit NumberingStore(store::Address address);
    ~NumberingStore();

    /// For init(): empties the store and brings its templates back, or makes another one where reference data
    /// were altered.
    static void renew(std::unique_ptr<NumberingStore> &store);
    NumberingStore(const NumberingStore &) = delete;
    NumberingStore &operator=(const NumberingStore &) = delete;

    const store::Address &address() const { return m_address; }
    store::Connection &connection() { return *m_connection; }

    /// Saves a new version as the demo Project Admin does.
    void useTemplate(int typeId, const QString &text, const store::TemplateSettings &settings = {});
    int typeId(const QString &code);

    /// The first column of the first row.
    QVariant value(const QString &sql);
    QStringList column(const QString &sql);
    void change(const QString &sql);
    /// The same for reference data.
    void alter(const QString &sql);
    /// Takes all triggers away, so that rows can be changed that the store keeps for ever; as alter().
    void dropGuards();

    /// Keeps the row of the counter of 2025 locked until it is released.
    void holdCounter();
    void releaseCounter() { change(QStringLiteral("ROLLBACK")); }
    /// Waits until a session waits for a row; false if none ever does.
    bool somebodyWaits();

    /// One text per table of the store that changes when any of its rows does.
    QStringList tableChecksums();
    qint64 ledgerRows();
    qint64 lastNumbers(); ///< the sum of all counters
    QStringList issuedNumbers();

private:
    void rememberTemplates(const QString &database);
    void clear(const QString &database);
    QStringList databases() const { return {m_address.database, m_address.sandbox().database}; }

    store::Address m_address;
    std::unique_ptr<store::Connection> m_connection;
    QString m_name;
    bool m_altered = false;
};

/// Calls allocate from so many threads at once, each as often as told; outcomes in no order.
std::vector<allocation::Outcome> drawAtOnce(allocation::Allocator &allocator,
                                            const allocation::Request &request, int callers,
                                            int drawsEach = 1);

QStringList numbersOf(const allocation::Outcome &outcome);
QStringList numbersOf(const std::vector<allocation::Outcome> &outcomes);
/// What went wrong, for messages of failed tests.
QByteArray textOf(const allocation::Outcome &outcome);

/// Fails the test unless the outcome holds exactly these numbers.
#define COMPARE_NUMBERS(outcome, ...)                                                                        \
    do {                                                                                                     \
        const auto comparedOutcome = (outcome);                                                              \
        QVERIFY2(comparedOutcome, lekthi::test::textOf(comparedOutcome).constData());                        \
        QCOMPARE(lekthi::test::numbersOf(comparedOutcome), QStringList({__VA_ARGS__}));                      \
    } while (false)

} // namespace lekthi::test
