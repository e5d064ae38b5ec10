#include "core/store/reference/reference_data.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi::store;
using lekthi::numbering::TokenKind;

namespace {

ReferenceData sample()
{
    ReferenceData data;
    data.projects = {Project{{1, u"LCBP3-C1"_s, {}, {}}, {10, 41}},
                     Project{{3, u"LCBP3"_s, {}, {}, {}, false}, {10}}};
    data.organizations = {
        {10, u"สคฉ.3"_s, {}, {}}, {41, u"😀"_s, {}, {}}, {50, u"a very long code"_s, {}, {}}};
    data.types = {{6, u"LETTER"_s, {}, {}}, {3, u"TRANSMITTAL"_s, {}, {}}};
    return data;
}

} // namespace

class ReferenceDataTest : public QObject
{
    Q_OBJECT

private slots:
    void findsProjects()
    {
        const ReferenceData data = sample();
        QCOMPARE(data.project(3)->code, u"LCBP3"_s);
        QCOMPARE(data.project(u"LCBP3-C1")->id, 1);
        QVERIFY(!data.project(2));
        QVERIFY(!data.project(u"lcbp3-c1"));
    }

    void findsItems()
    {
        const ReferenceData data = sample();
        QCOMPARE(itemById(data.organizations, 41)->code, u"😀"_s);
        QCOMPARE(itemByCode(data.organizations, u"สคฉ.3")->id, 10);
        QVERIFY(!itemByCode(data.organizations, u"สคฉ"));
        QVERIFY(!itemById(data.types, 0));
    }

    void findsProjectsOfOrganization()
    {
        const ReferenceData data = sample();
        QCOMPARE(data.projectsOf(10).size(), 2);
        QCOMPARE(data.projectsOf(41).size(), 1);
        QCOMPARE(data.projectsOf(41).first()->id, 1);
        QVERIFY(data.projectsOf(50).isEmpty());
    }

    void measuresLongestCodes()
    {
        const auto longest = longestCodes(sample());
        QCOMPARE(longest.value(TokenKind::Project), 8);
        QCOMPARE(longest.value(TokenKind::Originator), 16);
        QCOMPARE(longest.value(TokenKind::CorrType), 11);
        QVERIFY(!longest.contains(TokenKind::RfaType));
    }

    void narrowsToProject()
    {
        const auto longest = longestCodes(sample(), 3);
        QCOMPARE(longest.value(TokenKind::Project), 5);
        QCOMPARE(longest.value(TokenKind::Recipient), 5);
    }
};

QTEST_GUILESS_MAIN(ReferenceDataTest)
#include "reference_data_test.moc"
