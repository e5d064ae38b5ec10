#include "core/store/session/error.h"
#include "core/store/session/server_error.h"

#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi::store;

namespace {

constexpr int kinds = int(ErrorKind::Internal) + 1;

} // namespace

class ErrorTest : public QObject
{
    Q_OBJECT

private slots:
    void tellsKindByNumber_data()
    {
        QTest::addColumn<int>("number");
        QTest::addColumn<QString>("message");
        QTest::addColumn<QString>("name");
        QTest::newRow("no socket") << 2002 << QString() << u"UNREACHABLE"_s;
        QTest::newRow("gone away") << 2006 << QString() << u"UNREACHABLE"_s;
        QTest::newRow("lost") << 2013 << QString() << u"UNREACHABLE"_s;
        QTest::newRow("killed") << 1927 << QString() << u"UNREACHABLE"_s;
        QTest::newRow("wrong password") << 1045 << QString() << u"ACCESS_DENIED"_s;
        QTest::newRow("wrong account of the system") << 1698 << QString() << u"ACCESS_DENIED"_s;
        QTest::newRow("password expired") << 1820 << QString() << u"PASSWORD_EXPIRED"_s;
        QTest::newRow("password expired for good") << 1862 << QString() << u"PASSWORD_EXPIRED"_s;
        QTest::newRow("account locked") << 4151 << QString() << u"ACCOUNT_LOCKED"_s;
        QTest::newRow("too many wrong passwords") << 4150 << QString() << u"ACCOUNT_BLOCKED"_s;
        QTest::newRow("host not allowed") << 1130 << QString() << u"HOST_NOT_ALLOWED"_s;
        QTest::newRow("no right on a database") << 1044 << QString() << u"NO_ROLE"_s;
        QTest::newRow("no right on a routine") << 1370 << QString() << u"NOT_ALLOWED"_s;
        QTest::newRow("plugin missing") << 2059 << QString() << u"PLUGIN_MISSING"_s;
        QTest::newRow("no TLS") << 2026
                                << u"TLS/SSL error: SSL is required, but the server does not support it"_s
                                << u"NO_TLS"_s;
        QTest::newRow("untrusted certificate") << 2026 << QString() << u"UNTRUSTED_SERVER"_s;
        QTest::newRow("weak password") << 1819 << QString() << u"PASSWORD_TOO_WEAK"_s;
        QTest::newRow("lock wait") << 1205 << u"Deadlock found"_s << u"LOCK_TIMEOUT"_s;
        QTest::newRow("deadlock") << 1213 << QString() << u"DEADLOCK"_s;
        QTest::newRow("no next id") << 1467 << QString() << u"DEADLOCK"_s;
        QTest::newRow("table changed") << 1412 << QString() << u"DEADLOCK"_s;
        QTest::newRow("no room for locks") << 1206 << QString() << u"LOCK_TIMEOUT"_s;
        QTest::newRow("snapshot") << 1020 << QString() << u"DEADLOCK"_s;
        QTest::newRow("read only") << 1290 << u"The MariaDB server is running with the --read-only option"_s
                                   << u"READ_ONLY"_s;
        QTest::newRow("another option")
            << 1290 << u"The MariaDB server is running with the --strict-password-validation option"_s
            << u"INTERNAL"_s;
        QTest::newRow("table full") << 1114 << QString() << u"DISK_FULL"_s;
        QTest::newRow("write error, disk full")
            << 3 << u"Error writing file (Errcode: 28 \"No space left\")"_s << u"DISK_FULL"_s;
        QTest::newRow("write error, other") << 3 << u"Error writing file (Errcode: 5)"_s << u"INTERNAL"_s;
        QTest::newRow("too many connections") << 1040 << QString() << u"BUSY"_s;
        QTest::newRow("cluster minority") << 1047 << QString() << u"BUSY"_s;
        QTest::newRow("commit of a cluster") << 1180 << u"Got error 6 during COMMIT"_s << u"UNREACHABLE"_s;
        QTest::newRow("commit, disk full")
            << 1180 << u"Got error 28 \"No space left on device\" during COMMIT"_s << u"DISK_FULL"_s;
        QTest::newRow("index corrupt") << 1034 << QString() << u"DATA_DAMAGED"_s;
        QTest::newRow("crashed") << 1194 << QString() << u"DATA_DAMAGED"_s;
        QTest::newRow("tablespace missing") << 1812 << QString() << u"DATA_DAMAGED"_s;
        QTest::newRow("table corrupt") << 1877 << QString() << u"DATA_DAMAGED"_s;
        QTest::newRow("not in the engine") << 1932 << QString() << u"DATA_DAMAGED"_s;
        QTest::newRow("engine, file missing")
            << 1030 << u"Got error 194 \"Tablespace is missing for a table\" from storage engine InnoDB"_s
            << u"DATA_DAMAGED"_s;
        QTest::newRow("engine, wrong checksum")
            << 1296 << u"Got error 176 'Read page with wrong checksum' from Aria"_s << u"DATA_DAMAGED"_s;
        QTest::newRow("engine, disk full")
            << 1030 << u"Got error 28 \"No space left on device\" from storage engine InnoDB"_s
            << u"DISK_FULL"_s;
        QTest::newRow("engine, other")
            << 1030 << u"Got error 168 \"Unknown (generic) error from engine\" from storage engine InnoDB"_s
            << u"INTERNAL"_s;
        QTest::newRow("trigger") << 1644 << QString() << u"REFUSED"_s;
        QTest::newRow("check") << 4025 << QString() << u"REFUSED"_s;
        QTest::newRow("trigger read while undone")
            << 1064 << u"Trigger 'x' has an error in its body: 'near ...'"_s << u"DEADLOCK"_s;
        QTest::newRow("syntax") << 1064 << QString() << u"INTERNAL"_s;
        QTest::newRow("no number") << 0 << QString() << u"INTERNAL"_s;
    }

    void tellsKindByNumber()
    {
        QFETCH(int, number);
        QFETCH(QString, message);
        QTEST(kindName(kindOfServerError(number, message)), "name");
    }

    void namesDamagedTables_data()
    {
        QTest::addColumn<int>("number");
        QTest::addColumn<QString>("message");
        QTest::addColumn<QString>("table");
        const auto ledger = u"document_number_audit"_s;
        QTest::newRow("index") << 1034
                               << u"Index for table 'document_number_audit' is corrupt; try to repair it"_s
                               << ledger;
        QTest::newRow("file") << 1033
                              << u"Incorrect information in file: './lekthi/document_number_audit.frm'"_s
                              << ledger;
        QTest::newRow("page")
            << 1877
            << u"Table `lekthi`.`document_number_audit` is corrupted. Please drop the table and "
               "recreate."_s
            << ledger;
        QTest::newRow("engine") << 1932 << u"Table 'lekthi.document_number_audit' doesn't exist in engine"_s
                                << ledger;
        QTest::newRow("crashed")
            << 1194 << u"Table 'document_number_audit' is marked as crashed and should be repaired"_s
            << ledger;
        QTest::newRow("no name")
            << 1030
            << u"Got error 145 \"Table was marked as crashed and should be repaired\" from "
               "storage engine Aria"_s
            << QString();
    }

    void namesDamagedTables()
    {
        QFETCH(int, number);
        QFETCH(QString, message);
        const Error error = errorFromDriver(
            QSqlError({}, message, QSqlError::StatementError, QString::number(number)), u"x"_s);
        QCOMPARE(error.kind, ErrorKind::Damaged);
        QTEST(error.subject, "table");
        QVERIFY(!error.isRetryable());
    }

    void namesAreDistinct()
    {
        QSet<QString> names;
        for (int kind = 0; kind < kinds; ++kind)
            names.insert(kindName(ErrorKind(kind)));
        QCOMPARE(names.size(), kinds);
    }

    void everyKindHasFinishedSentence()
    {
        for (int kind = 0; kind < kinds; ++kind) {
            for (const QString &subject : {QString(), u"LCBP3-C2"_s}) {
                const QString sentence = describe(Error{ErrorKind(kind), 0, u"technical"_s, subject});
                QVERIFY2(sentence.endsWith(u'.') || sentence.endsWith("\"."_L1), qPrintable(sentence));
                QVERIFY2(!sentence.contains(u'%') && !sentence.contains(u'!'), qPrintable(sentence));
                QVERIFY2(!sentence.contains("technical"_L1), qPrintable(sentence));
            }
        }
    }

    void tellsCutOffNodeFromBusyServer()
    {
        const QString busy = describe(Error{ErrorKind::Busy, 1040, {}, {}});
        QVERIFY(describe(Error{ErrorKind::Busy, 1047, {}, {}}) != busy);
        QVERIFY(describe(Error{ErrorKind::Busy, 1047, {}, u"unix:/n2"_s}).contains("unix:/n2"_L1));
    }

    void tellsExpiredPasswordThatOnlyAdministratorCanHelp()
    {
        QVERIFY(describe(Error{ErrorKind::PasswordExpired, 1820, {}, {}}) !=
                describe(Error{ErrorKind::PasswordExpired, 1862, {}, {}}));
    }

    void looksForNoNetworkBehindASocket()
    {
        const QString socket = describe(Error{ErrorKind::Unreachable, 2002, {}, u"/run/store.sock"_s});
        QVERIFY(socket.contains("/run/store.sock"_L1));
        QVERIFY(!socket.contains("network"_L1));
        QVERIFY(
            describe(Error{ErrorKind::Unreachable, 2003, {}, u"db.example:3306"_s}).contains("network"_L1));
    }

    void namesWhatIsMeant_data()
    {
        QTest::addColumn<int>("kind");
        QTest::newRow("unreachable") << int(ErrorKind::Unreachable);
        QTest::newRow("missing") << int(ErrorKind::SchemaMissing);
        QTest::newRow("before the baseline") << int(ErrorKind::SchemaBeforeBaseline);
        QTest::newRow("damaged") << int(ErrorKind::Damaged);
        QTest::newRow("conflict") << int(ErrorKind::Conflict);
        QTest::newRow("not found") << int(ErrorKind::NotFound);
        QTest::newRow("not allowed") << int(ErrorKind::NotAllowed);
    }

    void namesWhatIsMeant()
    {
        QFETCH(int, kind);
        QVERIFY(describe(Error{ErrorKind(kind), 0, {}, u"100% {sure} %1"_s}).contains("100% {sure} %1"_L1));
    }

    void offersRepeatOnlyWhereItHelps()
    {
        QVERIFY((Error{ErrorKind::LockTimeout, 0, {}, {}}).isRetryable());
        QVERIFY((Error{ErrorKind::Unreachable, 0, {}, {}}).isRetryable());
        QVERIFY(!(Error{ErrorKind::Conflict, 0, {}, {}}).isRetryable());
        QVERIFY(!(Error{ErrorKind::AccessDenied, 0, {}, {}}).isRetryable());
        QVERIFY(!(Error{ErrorKind::SchemaTooNew, 0, {}, {}}).isRetryable());
        QVERIFY(!(Error{ErrorKind::SchemaBeforeBaseline, 0, {}, {}}).isRetryable());
    }
};

QTEST_GUILESS_MAIN(ErrorTest)
#include "error_test.moc"
