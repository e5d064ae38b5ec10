#include "core/audit/decision_record.h"

#include <QJsonDocument>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;
using audit::DecisionRecord;

namespace {

constexpr qint64 request = 7;

/// An admin log that somebody made up: whatever its chain is like, it has to tell of two people.
class MadeUpLog
{
public:
    /// The tables hold the request as it was asked for by account 2.
    MadeUpLog()
    {
        m_record.expect({u"REQUEST"_s, QString::number(request), 0, u"RESET|counter:4|2|6|D1|D1|2"_s});
    }
    void add(const QString &action, int account, const QString &login, const QJsonObject &details,
             const QString &subject = {})
    {
        store::StoredAdminEntry entry;
        entry.sequence = ++m_sequence;
        entry.fields = {u"2026-01-01 00:00:00.000000"_s,
                        login,
                        u"localhost"_s,
                        QString::number(account),
                        u"SUPER_ADMIN"_s,
                        action,
                        u"DONE"_s,
                        u"2"_s,
                        subject,
                        QString::fromUtf8(QJsonDocument(details).toJson(QJsonDocument::Compact)),
                        QString()};
        m_record.take(entry, true);
    }
    void addPerson(int account, const QString &login, int person)
    {
        add(u"PERSON_ADDED"_s, 0, u"root"_s,
            {{u"user"_s, account}, {u"person"_s, person}, {u"role"_s, u"SUPER_ADMIN"_s}, {u"active"_s, true}},
            login);
    }
    void ask(int account, const QString &login) { add(u"RESET_REQUESTED"_s, account, login, about()); }
    void approve(int account, const QString &login, int person)
    {
        QJsonObject details = about();
        details["person"_L1] = person;
        add(u"RESET_APPROVED"_s, account, login, details);
    }
    void execute(int account, const QString &login) { add(u"RESET_EXECUTED"_s, account, login, about()); }
    void close(int account, const QString &login, int person)
    {
        const QJsonObject before{{u"username"_s, login},
                                 {u"person"_s, person},
                                 {u"role"_s, u"SUPER_ADMIN"_s},
                                 {u"active"_s, true}};
        add(u"PERSON_CHANGED"_s, 0, u"root"_s,
            {{u"user"_s, account},
             {u"person"_s, person},
             {u"role"_s, u"SUPER_ADMIN"_s},
             {u"active"_s, false},
             {u"before"_s, before}},
            login);
    }
    bool isAgreed() const { return m_record.isAgreed(request); }

private:
    static QJsonObject about()
    {
        return {{u"request"_s, request},
                {u"kind"_s, u"RESET"_s},
                {u"for"_s, u"counter:4"_s},
                {u"type"_s, 6},
                {u"digest"_s, u"D1"_s}};
    }

    DecisionRecord m_record;
    qint64 m_sequence = 0;
};

} // namespace

/// Whose approval counts, by the log alone.
class DecisionRecordTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_log = std::make_unique<MadeUpLog>();
        m_log->addPerson(2, u"sa.one"_s, 2);
        m_log->addPerson(3, u"sa.two"_s, 3);
        m_log->addPerson(4, u"sa.one.again"_s, 2); // the same person by another account
        m_log->ask(2, u"sa.one"_s);
    }

    void believesASecondPerson()
    {
        m_log->approve(3, u"sa.two"_s, 3);
        QVERIFY(!m_log->isAgreed());
        m_log->execute(3, u"sa.two"_s);
        QVERIFY(m_log->isAgreed());
    }

    void countsNoApprovalOfTheRequester()
    {
        m_log->approve(2, u"sa.one"_s, 2);
        m_log->execute(2, u"sa.one"_s);
        QVERIFY(!m_log->isAgreed());
    }

    void countsNoApprovalOfTheRequesterByAnotherAccount()
    {
        m_log->approve(4, u"sa.one.again"_s, 2);
        m_log->execute(4, u"sa.one.again"_s);
        QVERIFY(!m_log->isAgreed());
    }

    void countsNoApprovalOfWhoHasLeftSince()
    {
        m_log->approve(3, u"sa.two"_s, 3);
        m_log->close(3, u"sa.two"_s, 3);
        m_log->execute(4, u"sa.one.again"_s);
        QVERIFY(!m_log->isAgreed());
    }

private:
    std::unique_ptr<MadeUpLog> m_log;
};

QTEST_GUILESS_MAIN(DecisionRecordTest)
#include "decision_record_test.moc"
