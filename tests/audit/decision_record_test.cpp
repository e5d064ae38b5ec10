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
             const QString &subject = {}, const QString &role = u"SUPER_ADMIN"_s, bool wasKnown = true)
    {
        store::StoredAdminEntry entry;
        entry.sequence = ++m_sequence;
        entry.fields = {u"2026-01-01 00:00:00.000000"_s,
                        login,
                        u"localhost"_s,
                        QString::number(account),
                        role,
                        action,
                        u"DONE"_s,
                        u"2"_s,
                        subject,
                        QString::fromUtf8(QJsonDocument(details).toJson(QJsonDocument::Compact)),
                        QString()};
        m_record.take(entry, wasKnown);
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
    void breakGlass(int person)
    {
        add(u"GLASS_BROKEN"_s, 0, u"root"_s,
            {{u"break"_s, 1}, {u"person"_s, person}, {u"opened"_s, u"ACTIVATE"_s}});
    }
    void reviewGlass(int account, const QString &login, int person, const QString &role = u"AUDITOR"_s)
    {
        add(u"GLASS_REVIEWED"_s, account, login, {{u"break"_s, 1}, {u"person"_s, person}}, {}, role);
    }
    void set(const QString &setting, int before, int after, int account, const QString &login)
    {
        add(u"SETTING_CHANGED"_s, account, login,
            {{u"before"_s, QString::number(before)}, {u"after"_s, QString::number(after)}}, setting);
    }
    void saveTemplate(int version, qint64 agreed)
    {
        add(u"TEMPLATE_CHANGED"_s, 5, u"pa.one"_s,
            {{u"config"_s, 9},
             {u"version"_s, version},
             {u"after"_s, u"{SEQ:4}"_s},
             {u"period"_s, u"YEAR"_s},
             {u"overflow"_s, u"STOP"_s},
             {u"scope"_s, u"TYPE"_s},
             {u"taken"_s, u"0"_s},
             {u"agreed"_s, agreed}},
            {}, u"PROJECT_ADMIN"_s);
    }
    void hold(const QString &kind, const QString &subject, qint64 part, const QString &fact)
    {
        m_record.expect({kind, subject, part, fact});
    }
    bool isAgreed() const { return m_record.isAgreed(request); }
    QStringList findings() const
    {
        QStringList texts;
        for (const audit::Finding &finding : m_record.findings())
            texts.append(audit::damageName(finding.damage) + u' ' + finding.subject);
        return texts;
    }
    const QSet<QString> &markedUnused() const { return m_record.markedUnused(); }

    static QJsonObject about()
    {
        return {{u"request"_s, request},
                {u"kind"_s, u"RESET"_s},
                {u"for"_s, u"counter:4"_s},
                {u"type"_s, 6},
                {u"digest"_s, u"D1"_s}};
    }

private:
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

    void countsNoApprovalOfAnotherRole()
    {
        QJsonObject details = MadeUpLog::about();
        details["person"_L1] = 3;
        m_log->add(u"RESET_APPROVED"_s, 3, u"sa.two"_s, details, {}, u"AUDITOR"_s);
        m_log->execute(2, u"sa.one"_s);
        QVERIFY(!m_log->isAgreed());
    }

    void countsNoApprovalUnderAnothersName_data()
    {
        QTest::addColumn<QString>("login");
        QTest::addColumn<int>("person");
        QTest::addColumn<QString>("digest");
        QTest::newRow("another login") << u"sa.three"_s << 3 << u"D1"_s;
        QTest::newRow("another person") << u"sa.two"_s << 8 << u"D1"_s;
        QTest::newRow("other facts") << u"sa.two"_s << 3 << u"D2"_s;
    }
    void countsNoApprovalUnderAnothersName()
    {
        QFETCH(const QString, login);
        QFETCH(const int, person);
        QFETCH(const QString, digest);
        QJsonObject details = MadeUpLog::about();
        details["person"_L1] = person;
        details["digest"_L1] = digest;
        m_log->add(u"RESET_APPROVED"_s, 3, login, details);
        m_log->execute(3, u"sa.two"_s);
        QVERIFY(!m_log->isAgreed());
    }

    void believesNoExecution_data()
    {
        QTest::addColumn<int>("account");
        QTest::addColumn<QString>("digest");
        QTest::newRow("by an administrator of the server") << 0 << u"D1"_s;
        QTest::newRow("of other facts") << 3 << u"D2"_s;
    }
    void believesNoExecution()
    {
        QFETCH(const int, account);
        QFETCH(const QString, digest);
        m_log->approve(3, u"sa.two"_s, 3);
        QJsonObject details = MadeUpLog::about();
        details["digest"_L1] = digest;
        m_log->add(u"RESET_EXECUTED"_s, account, account == 0 ? u"root"_s : u"sa.two"_s, details);
        QVERIFY(!m_log->isAgreed());
    }

    void believesNothingOfWhatNobodyAskedFor()
    {
        MadeUpLog log;
        log.addPerson(3, u"sa.two"_s, 3);
        log.approve(3, u"sa.two"_s, 3);
        log.execute(3, u"sa.two"_s);
        QVERIFY(!log.isAgreed());
        QVERIFY(log.findings().contains(u"DECISION_ALTERED reset:7"_s));
    }

    void believesNoRequestThatWasAskedForTwice()
    {
        m_log->ask(2, u"sa.one"_s);
        m_log->approve(3, u"sa.two"_s, 3);
        m_log->execute(3, u"sa.two"_s);
        QVERIFY(!m_log->isAgreed());
    }

    void believesNoRequestOfAnotherRole()
    {
        MadeUpLog log;
        log.addPerson(3, u"sa.two"_s, 3);
        log.add(u"RESET_REQUESTED"_s, 2, u"sa.one"_s, MadeUpLog::about(), {}, u"AUDITOR"_s);
        log.approve(3, u"sa.two"_s, 3);
        log.execute(3, u"sa.two"_s);
        QVERIFY(!log.isAgreed());
    }

    void countsNobodyWhoseGlassIsNotReviewed()
    {
        m_log->breakGlass(3);
        m_log->reviewGlass(6, u"au.one"_s, 6);
        m_log->reviewGlass(3, u"sa.two"_s, 3); // oneself counts for nothing
        m_log->approve(3, u"sa.two"_s, 3);
        m_log->execute(2, u"sa.one"_s);
        QVERIFY(!m_log->isAgreed());
    }

    void countsHimAfterTwoReviews()
    {
        m_log->breakGlass(3);
        m_log->reviewGlass(6, u"au.one"_s, 6);
        m_log->reviewGlass(8, u"au.two"_s, 8);
        m_log->approve(3, u"sa.two"_s, 3);
        m_log->execute(3, u"sa.two"_s);
        QVERIFY(m_log->isAgreed());
    }

    void countsNoReviewOfAnAdministratorOrUnderAnothersName()
    {
        m_log->breakGlass(3);
        m_log->reviewGlass(6, u"au.one"_s, 6);
        m_log->reviewGlass(9, u"root"_s, 9, {});
        m_log->reviewGlass(6, u"au.one"_s, 8);
        m_log->approve(3, u"sa.two"_s, 3);
        m_log->execute(3, u"sa.two"_s);
        QVERIFY(!m_log->isAgreed());
    }

    void asksForAsManyAsTheSettingSaid()
    {
        MadeUpLog log;
        for (const int account : {2, 3, 4})
            log.addPerson(account, u"sa.%1"_s.arg(account), account);
        log.set(u"approvals_needed"_s, 1, 2, 2, u"sa.2"_s);
        log.ask(2, u"sa.2"_s);
        log.approve(3, u"sa.3"_s, 3);
        log.execute(3, u"sa.3"_s);
        QVERIFY(!log.isAgreed());
        log.approve(4, u"sa.4"_s, 4);
        log.execute(4, u"sa.4"_s);
        QVERIFY(log.isAgreed());
    }

    void tellsASettingThatJumpedOrWasLoweredByNobody()
    {
        const auto altered = u"SETTING_ALTERED setting:approvals_needed"_s;
        m_log->set(u"approvals_needed"_s, 1, 2, 2, u"sa.one"_s);
        m_log->hold(u"SETTING"_s, u"approvals_needed"_s, 0, u"2"_s);
        QVERIFY(!m_log->findings().contains(altered));
        m_log->hold(u"SETTING"_s, u"approvals_needed"_s, 0, u"1"_s);
        QVERIFY(m_log->findings().contains(altered));
        m_log->set(u"approvals_needed"_s, 2, 1, 0, u"root"_s);
        QVERIFY(m_log->findings().contains(altered));

        MadeUpLog jumped;
        jumped.set(u"request_days"_s, 4711, 30, 2, u"sa.one"_s);
        QVERIFY(jumped.findings().contains(u"SETTING_ALTERED setting:request_days"_s));
    }

    void tellsAnAccountThatBecameAnother()
    {
        const QJsonObject before{{u"username"_s, u"sa.two"_s},
                                 {u"person"_s, 3},
                                 {u"role"_s, u"SUPER_ADMIN"_s},
                                 {u"active"_s, true}};
        m_log->add(u"PERSON_CHANGED"_s, 0, u"root"_s,
                   {{u"user"_s, 3},
                    {u"person"_s, 8},
                    {u"role"_s, u"SUPER_ADMIN"_s},
                    {u"active"_s, true},
                    {u"before"_s, before}},
                   u"sa.two"_s);
        QVERIFY(m_log->findings().contains(u"ACCOUNT_ALTERED account:sa.two"_s));
    }

    void tellsAnAccountThatTheLogHasOtherwise()
    {
        m_log->hold(u"ACCOUNT"_s, u"3"_s, 0, u"sa.two|3|AUDITOR|1"_s);
        QVERIFY(m_log->findings().contains(u"ACCOUNT_ALTERED account:sa.two"_s));
    }

    void knowsNothingOfWhatIsOlderThanTheLog()
    {
        MadeUpLog log;
        log.hold(u"ACCOUNT"_s, u"1"_s, 0, u"old.timer|1|AUDITOR|1"_s);
        log.addPerson(2, u"sa.one"_s, 2);
        log.hold(u"ACCOUNT"_s, u"2"_s, 0, u"sa.one|2|SUPER_ADMIN|1"_s);
        log.hold(u"ACCOUNT"_s, u"3"_s, 0, u"put.in|3|SUPER_ADMIN|1"_s);
        const QStringList found = log.findings();
        QVERIFY(!found.contains(u"ACCOUNT_ALTERED account:old.timer"_s));
        QVERIFY(found.contains(u"ACCOUNT_ALTERED account:put.in"_s));
    }

    void tellsATemplateThatNamesNoAgreement()
    {
        m_log->saveTemplate(2, 99);
        QVERIFY(m_log->findings().contains(u"TEMPLATE_ALTERED template:9"_s));
        MadeUpLog other;
        other.addPerson(2, u"sa.one"_s, 2);
        other.addPerson(3, u"sa.two"_s, 3);
        other.ask(2, u"sa.one"_s);
        other.approve(3, u"sa.two"_s, 3);
        other.execute(3, u"sa.two"_s);
        other.saveTemplate(2, request); // it was agreed on, but is a reset
        QVERIFY(other.findings().contains(u"TEMPLATE_ALTERED template:9"_s));
    }

    void believesWhoMarkedNumbersAsUnused()
    {
        m_log->add(u"NUMBER_UNUSED"_s, 2, u"sa.one"_s, {{u"row"_s, u"right"_s}});
        m_log->add(u"NUMBER_UNUSED"_s, 0, u"root"_s, {{u"row"_s, u"wrong"_s}});
        QCOMPARE(m_log->markedUnused(), QSet<QString>{u"right"_s});
    }

    void tellsAnExecutionThatNobodyAgreedOn()
    {
        m_log->hold(u"REQUEST_STATE"_s, QString::number(request), 0, u"EXECUTED"_s);
        m_log->execute(2, u"sa.one"_s);
        QVERIFY(m_log->findings().contains(u"DECISION_NOT_AGREED reset:7"_s));
    }

    void tellsWhatIsMissingInTheTables()
    {
        m_log->approve(3, u"sa.two"_s, 3);
        QVERIFY(m_log->findings().contains(u"DECISION_ALTERED reset:7"_s));
    }

private:
    std::unique_ptr<MadeUpLog> m_log;
};

QTEST_GUILESS_MAIN(DecisionRecordTest)
#include "decision_record_test.moc"
