#include "core/store/log/error_gateway.h"
#include "tests/support/private_store.h"

#include <QRegularExpression>
#include <QTest>
#include <QTimeZone>

using namespace Qt::StringLiterals;
using namespace lekthi;
using store::ErrorEntry;

namespace {

ErrorEntry entryOf(const QString &type)
{
    ErrorEntry entry;
    entry.type = type;
    entry.reference = store::newErrorReference(QDateTime::currentDateTimeUtc());
    entry.message = u"message"_s;
    return entry;
}

} // namespace

class ErrorGatewayTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        m_connection = test::PrivateStore::instance().connect(test::PrivateStore::instance().demoStore());
    }

    void cleanupTestCase() { m_connection.reset(); }

    void givesBackWhatWasWritten()
    {
        ErrorEntry entry = entryOf(u"NUMBER_TAKEN"_s);
        entry.message = u"เลขที่ซ้ำ 'quoted' 100%"_s;
        entry.context = QJsonObject{{u"projectId"_s, 2}, {u"ผู้ส่ง"_s, u"คคง."_s}};
        entry.userId = 5;
        entry.ipAddress = u"10.0.0.7"_s;
        entry.createdAt = QDateTime(QDate(2026, 11, 21), QTime(1, 2, 3, 4), Qt::UTC);
        QVERIFY(store::recordError(*m_connection, entry));
        const ErrorEntry back = store::latestErrors(*m_connection, 1)->first();
        QCOMPARE(back.reference, entry.reference);
        QCOMPARE(back.type, entry.type);
        QCOMPARE(back.message, entry.message);
        QCOMPARE(back.context, entry.context);
        QCOMPARE(back.userId, entry.userId);
        QCOMPARE(back.ipAddress, entry.ipAddress);
        QCOMPARE(back.createdAt, entry.createdAt);
    }

    void takesEveryType_data()
    {
        QTest::addColumn<QString>("type");
        for (const char *type :
             {"LOCK_TIMEOUT", "VERSION_CONFLICT", "DB_ERROR", "REDIS_ERROR", "VALIDATION_ERROR",
              "NUMBER_TAKEN", "SEQUENCE_EXHAUSTED", "NUMBER_VOIDED", "RATE_LIMITED"})
            QTest::newRow(type) << QString::fromLatin1(type);
    }

    void takesEveryType()
    {
        QFETCH(QString, type);
        QVERIFY(store::recordError(*m_connection, entryOf(type)));
        QCOMPARE(store::latestErrors(*m_connection, 1)->first().type, type);
    }

    void refusesUnknownType()
    {
        QCOMPARE(store::recordError(*m_connection, entryOf(u"BAD_LUCK"_s)).error().kind,
                 store::ErrorKind::Refused);
    }

    void keepsStartOfEndlessMessage()
    {
        ErrorEntry entry = entryOf(u"DB_ERROR"_s);
        entry.message = QString(200'000, u'ก');
        QVERIFY(store::recordError(*m_connection, entry));
        QVERIFY(store::latestErrors(*m_connection, 1)->first().message.size() > 10'000);
    }

    void givesNewestFirst()
    {
        const ErrorEntry first = entryOf(u"DB_ERROR"_s);
        const ErrorEntry second = entryOf(u"DB_ERROR"_s);
        QVERIFY(store::recordError(*m_connection, first));
        QVERIFY(store::recordError(*m_connection, second));
        const auto entries = store::latestErrors(*m_connection, 2);
        QCOMPARE(entries->at(0).reference, second.reference);
        QCOMPARE(entries->at(1).reference, first.reference);
    }

    void filtersByTypeAndResolution()
    {
        const ErrorEntry open = entryOf(u"REDIS_ERROR"_s);
        const ErrorEntry resolved = entryOf(u"REDIS_ERROR"_s);
        for (const ErrorEntry &entry : {open, resolved, entryOf(u"DB_ERROR"_s)})
            QVERIFY(store::recordError(*m_connection, entry));
        QVERIFY(m_connection->execute(
            u"UPDATE document_number_errors SET resolved_at = created_at WHERE reference = '"_s +
            resolved.reference + u'\''));
        const auto ofType = store::latestErrors(*m_connection, 2, {.type = u"REDIS_ERROR"_s});
        QCOMPARE(ofType->at(0).reference, resolved.reference);
        QVERIFY(ofType->at(0).resolvedAt.isValid());
        QCOMPARE(ofType->at(1).reference, open.reference);
        const auto unresolved =
            store::latestErrors(*m_connection, 1, {.type = u"REDIS_ERROR"_s, .onlyUnresolved = true});
        QCOMPARE(unresolved->first().reference, open.reference);
        QVERIFY(store::latestErrors(*m_connection, 1, {.type = u"NO_SUCH_TYPE"_s})->isEmpty());
    }

    void referenceTellsDayAndMinuteInUtc()
    {
        const QDateTime bangkok(QDate(2025, 1, 3), QTime(6, 34), QTimeZone("Asia/Bangkok"));
        const QString reference = store::newErrorReference(bangkok);
        static const QRegularExpression form(u"^ERR-20250102-2334-[A-Z]{4}$"_s);
        QVERIFY2(form.match(reference).hasMatch(), qPrintable(reference));
        QVERIFY(store::newErrorReference(bangkok) != store::newErrorReference(bangkok));
    }

private:
    std::unique_ptr<store::Connection> m_connection;
};

QTEST_GUILESS_MAIN(ErrorGatewayTest)
#include "error_gateway_test.moc"
