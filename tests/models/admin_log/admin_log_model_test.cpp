#include "models/admin_log/admin_log_model.h"
#include "models/admin_log/admin_log_text.h"
#include "tests/models/requests/reset_samples.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>
#include <QTimeZone>

using namespace Qt::StringLiterals;
using namespace lekthi::models;
using lekthi::numbering::Calendar;
using lekthi::store::AdminEntry;
using lekthi::test::sampleReference;
using lekthi::test::sampleReset;

namespace {

AdminEntry entryOf(qint64 sequence, const QString &action)
{
    AdminEntry entry;
    entry.sequence = sequence;
    entry.occurredAt = QDateTime(QDate(2025, 12, 2), QTime(7, 5), QTimeZone::utc());
    entry.login = u"sa.one"_s;
    entry.host = u"localhost"_s;
    entry.role = u"SUPER_ADMIN"_s;
    entry.action = action;
    return entry;
}

} // namespace

class AdminLogModelTest : public QObject
{
    Q_OBJECT

private slots:
    void loadsPageByPage();
    void saysWhatWasDone();
    void saysWhatBecameOfATemplate();
    void saysHowAnAccountChanged();
    void saysHowALimitChanged();
    void saysHowReferenceDataChanged();
    void namesWhatItIsAbout();
    void namesWhatWasDenied();
    void saysWhyItWasDenied();
    void keepsActionsThatItDoesNotKnow();
};

void AdminLogModelTest::loadsPageByPage()
{
    AdminLogModel model([](const QString &login) { return login.toUpper(); }, {});
    const QSignalSpy wanted(&model, &AdminLogModel::pageWanted);
    const QAbstractItemModelTester tester(&model);
    model.fetchMore({});
    model.fetchMore({});
    QCOMPARE(wanted.size(), 1);
    model.appendPage({entryOf(9, u"SIGNED_IN"_s), entryOf(8, u"SIGNED_IN"_s)}, u"8"_s);
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(model.index(0, AdminLogModel::Who).data().toString(), u"SA.ONE"_s);
    QCOMPARE(model.index(0, AdminLogModel::Time).data().toString(), u"2 Dec 2025 14:05"_s);
    model.fetchMore({});
    QCOMPARE(wanted.last().first().toString(), u"8"_s);
    model.appendPage({entryOf(7, u"SIGNED_IN"_s)}, {});
    QVERIFY(!model.canFetchMore({}));
    model.clear();
    model.fetchMore({});
    QCOMPARE(wanted.last().first().toString(), QString());
}

void AdminLogModelTest::saysWhatWasDone()
{
    AdminEntry reset = entryOf(1, u"RESET_REQUESTED"_s);
    reset.details = {{u"request"_s, 18}, {u"from"_s, 117}, {u"to"_s, 0}};
    QCOMPARE(actionText(reset.action), u"Requested a reset"_s);
    QCOMPARE(detailsText(reset), u"Request #18: 117 → 0"_s);
    AdminEntry setting = entryOf(2, u"SETTING_CHANGED"_s);
    setting.details = {{u"before"_s, 1}, {u"after"_s, 2}};
    QCOMPARE(detailsText(setting), u"2 · Before: 1"_s);
    AdminEntry person = entryOf(3, u"PERSON_ADDED"_s);
    person.details = {{u"user"_s, 7}, {u"role"_s, u"AUDITOR"_s}, {u"active"_s, 1}};
    QCOMPARE(detailsText(person), u"Role AUDITOR, active"_s);
}

void AdminLogModelTest::saysWhatBecameOfATemplate()
{
    AdminEntry entry = entryOf(1, u"TEMPLATE_CHANGED"_s);
    entry.details = {{u"config"_s, 3},
                     {u"version"_s, 4},
                     {u"before"_s, u"{SEQ:4}"_s},
                     {u"after"_s, u"{YEAR:A.D.}-{SEQ:4}"_s},
                     {u"period"_s, u"MONTHLY"_s},
                     {u"overflow"_s, u"REFUSE"_s},
                     {u"scope"_s, u"STORE"_s},
                     {u"taken"_s, u"FAIL"_s},
                     {u"restored"_s, 2}};
    const QStringList expected{u"Version 4: {YEAR:A.D.}-{SEQ:4}"_s, u"Before: {SEQ:4}"_s,
                               u"Every month · Refuse further numbers · All documents in the store · Stop "
                               "and report it"_s,
                               u"Restored from version 2"_s};
    QCOMPARE(detailsLines(entry), expected);
    entry.details.insert(u"before"_s, QJsonValue());
    entry.details.insert(u"restored"_s, QJsonValue());
    QCOMPARE(detailsLines(entry).size(), 2);
}

void AdminLogModelTest::saysHowAnAccountChanged()
{
    AdminEntry entry = entryOf(1, u"PERSON_CHANGED"_s);
    entry.details = {{u"role"_s, u"SUPER_ADMIN"_s},
                     {u"active"_s, 0},
                     {u"before"_s, QJsonObject{{u"role"_s, u"SUPER_ADMIN"_s}, {u"active"_s, 1}}}};
    QCOMPARE(detailsText(entry), u"Role SUPER_ADMIN, not active · Before: Role SUPER_ADMIN, active"_s);
}

void AdminLogModelTest::saysHowALimitChanged()
{
    AdminEntry entry = entryOf(1, u"PACE_CHANGED"_s);
    entry.details = {{u"user"_s, 5}, {u"before"_s, QJsonValue()}, {u"after"_s, 600}};
    QCOMPARE(detailsText(entry), u"600 numbers per minute · Before: The default limit"_s);
    QVERIFY(knownActions().contains(entry.action));
}

void AdminLogModelTest::saysHowReferenceDataChanged()
{
    AdminEntry entry = entryOf(1, u"REFERENCE_CHANGED"_s);
    QJsonObject before{{u"code"_s, u"ABC"_s}, {u"nameThai"_s, u"เดิม"_s}, {u"order"_s, 0}, {u"active"_s, 1}};
    QJsonObject after = before;
    entry.details = {
        {u"kind"_s, u"ORGANIZATION"_s}, {u"first"_s, 1}, {u"before"_s, QJsonValue()}, {u"after"_s, after}};
    QCOMPARE(detailsLines(entry),
             (QStringList{u"Organization: added"_s, u"Code: ABC"_s, u"Thai name: เดิม"_s, u"Order: 0"_s}));
    after[u"nameThai"] = u"ใหม่"_s;
    entry.details = {
        {u"kind"_s, u"ORGANIZATION"_s}, {u"first"_s, 1}, {u"before"_s, before}, {u"after"_s, after}};
    QCOMPARE(detailsLines(entry), (QStringList{u"Organization: changed"_s, u"Thai name: เดิม → ใหม่"_s}));
    before[u"active"] = 0;
    entry.details[u"before"] = before;
    QCOMPARE(detailsLines(entry).first(), u"Organization: reopened"_s);
    QVERIFY(knownActions().contains(entry.action));
}

void AdminLogModelTest::namesWhatItIsAbout()
{
    const AdminLogNames names{sampleReference(), {{7, sampleReset().key}}, {{18, 7}}};
    AdminEntry reset = entryOf(1, u"RESET_EXECUTED"_s);
    reset.subject = u"7"_s;
    reset.details = {{u"request"_s, 18}};
    QCOMPARE(subjectText(reset, names, Calendar::Gregorian), u"LCBP3-C2 · LETTER · คคง. → สคฉ.3 · 2025"_s);
    QVERIFY(subjectText(reset, names, Calendar::Buddhist).contains(u"2568"_s));
    QCOMPARE(subjectText(reset, {}, Calendar::Gregorian), u"Request #18"_s);
    AdminEntry changed = entryOf(2, u"TEMPLATE_CHANGED"_s);
    changed.projectId = 2;
    changed.subject = u"LETTER"_s;
    QCOMPARE(subjectText(changed, names, Calendar::Gregorian), u"LCBP3-C2 · LETTER"_s);
    changed.subject = u"*"_s;
    QCOMPARE(subjectText(changed, names, Calendar::Gregorian), u"LCBP3-C2 · Default template"_s);
    AdminEntry given = entryOf(3, u"PROJECT_GIVEN"_s);
    given.projectId = 2;
    given.subject = u"somchai"_s;
    QCOMPARE(subjectText(given, names, Calendar::Gregorian), u"somchai · LCBP3-C2"_s);
}

void AdminLogModelTest::namesWhatWasDenied()
{
    const AdminLogNames names{sampleReference(), {{7, sampleReset().key}}, {{18, 7}}};
    const QString counter = u"LCBP3-C2 · LETTER · คคง. → สคฉ.3 · 2025"_s;
    const auto denied = [&](const QString &action, const QString &subject, int code) {
        AdminEntry entry = entryOf(1, action);
        entry.denied = true;
        entry.subject = subject;
        entry.details = {{u"code"_s, code}, {u"why"_s, u"no"_s}};
        return subjectText(entry, names, Calendar::Gregorian);
    };
    QCOMPARE(denied(u"RESET_REQUESTED"_s, u"7"_s, 31020), counter);
    QCOMPARE(denied(u"RESET_APPROVED"_s, u"18"_s, 31025), counter);
    QCOMPARE(denied(u"RESET_APPROVED"_s, u"18"_s, 31005), counter);
    QCOMPARE(denied(u"RESET_REJECTED"_s, u"18"_s, 31021), counter);
    QCOMPARE(denied(u"RESET_WITHDRAWN"_s, u"4711"_s, 31012), u"Request #4711"_s);
    QCOMPARE(denied(u"TEMPLATE_CHANGED"_s, u"2 6"_s, 31003), u"LCBP3-C2 · LETTER"_s);
    QCOMPARE(denied(u"TEMPLATE_REQUESTED"_s, u"2 6"_s, 31002), u"LCBP3-C2 · LETTER"_s);
    QCOMPARE(denied(u"TEMPLATE_CHANGED"_s, u"2"_s, 31003), u"LCBP3-C2 · Default template"_s);
    QCOMPARE(denied(u"TEMPLATE_CHANGED"_s, u"2 several"_s, 31003), u"LCBP3-C2 · several templates"_s);
}

void AdminLogModelTest::saysWhyItWasDenied()
{
    AdminEntry denied = entryOf(1, u"RESET_APPROVED"_s);
    denied.denied = true;
    denied.details = {{u"code"_s, 31025}, {u"why"_s, u"the counter has moved|117>121"_s}};
    QVERIFY2(detailsText(denied).contains(u"from 117 to 121"_s), qPrintable(detailsText(denied)));
    AdminLogModel model([](const QString &login) { return login; }, {});
    model.appendPage({denied}, {});
    QVERIFY(model.index(0, AdminLogModel::Action).data().toString().contains(u"Denied"_s));
}

void AdminLogModelTest::keepsActionsThatItDoesNotKnow()
{
    QCOMPARE(actionText(u"SOMETHING_NEW"_s), u"SOMETHING_NEW"_s);
    QVERIFY(knownActions().contains(u"TEMPLATE_CHANGED"_s));
}

QTEST_GUILESS_MAIN(AdminLogModelTest)
#include "admin_log_model_test.moc"
