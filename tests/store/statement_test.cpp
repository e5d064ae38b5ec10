#include "core/store/statement.h"
#include "tests/store/raw_session.h"
#include "tests/support/private_store.h"

#include <QTest>

using namespace lekthi;

class StatementTest : public QObject
{
    Q_OBJECT

private slots:
    void everyFilePrepares_data()
    {
        QTest::addColumn<QString>("name");
        for (const QString &name : store::allStatementNames())
            QTest::newRow(qPrintable(name)) << name;
    }

    void everyFilePrepares()
    {
        static const store::Address address = test::PrivateStore::instance().demoStore();
        QFETCH(QString, name);
        test::RawSession session(address);
        const QByteArray spelled = name.toUtf8();
        QVERIFY2(session.prepares(store::Statement(spelled.constData()).sql()),
                 qPrintable(session.lastError()));
    }

    void knowsAllFiles() { QVERIFY(store::allStatementNames().size() > 40); }
};

QTEST_GUILESS_MAIN(StatementTest)
#include "statement_test.moc"
