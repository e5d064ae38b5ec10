#include "models/people_model.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using lekthi::models::PeopleModel;
using lekthi::models::PersonRow;

namespace {

PersonRow makePerson(int id, const QString &login, const QString &name)
{
    PersonRow row;
    row.person.id = id;
    row.person.login = login;
    row.name = name;
    row.role = u"Auditor"_s;
    return row;
}

} // namespace

class PeopleModelTest : public QObject
{
    Q_OBJECT

private slots:
    void showsNameRoleAndLogin();
    void renamesInPlace();
    void replacesOtherPeople();
    void findsLogin();
};

void PeopleModelTest::showsNameRoleAndLogin()
{
    PeopleModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setPeople({makePerson(1, u"au.demo"_s, u"ผู้ตรวจสอบ"_s)});
    QCOMPARE(model.index(0).data().toString(), u"ผู้ตรวจสอบ"_s);
    QCOMPARE(model.index(0).data(PeopleModel::RoleTitleRole).toString(), u"Auditor"_s);
    QCOMPARE(model.index(0).data(PeopleModel::LoginRole).toString(), u"au.demo"_s);
}

void PeopleModelTest::renamesInPlace()
{
    PeopleModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setPeople({makePerson(1, u"a"_s, u"Ann"_s), makePerson(2, u"b"_s, u"Bob"_s)});
    QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
    QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    model.setPeople({makePerson(1, u"a"_s, u"แอน"_s), makePerson(2, u"b"_s, u"บ็อบ"_s)});
    QCOMPARE(reset.size(), 0);
    QCOMPARE(changed.size(), 1);
    QCOMPARE(model.index(1).data().toString(), u"บ็อบ"_s);
}

void PeopleModelTest::replacesOtherPeople()
{
    PeopleModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setPeople({makePerson(1, u"a"_s, u"Ann"_s), makePerson(2, u"b"_s, u"Bob"_s)});
    model.setPeople({makePerson(3, u"c"_s, u"Cem"_s)});
    QCOMPARE(model.rowCount(), 1);
    QCOMPARE(model.person(0).login, u"c"_s);
}

void PeopleModelTest::findsLogin()
{
    PeopleModel model;
    model.setPeople({makePerson(1, u"a"_s, u"Ann"_s), makePerson(2, u"b"_s, u"Bob"_s)});
    QCOMPARE(model.rowOfLogin(u"b"_s), 1);
    QCOMPARE(model.rowOfLogin(u"nobody"_s), -1);
}

QTEST_GUILESS_MAIN(PeopleModelTest)
#include "people_model_test.moc"
