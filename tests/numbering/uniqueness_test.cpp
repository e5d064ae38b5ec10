#include "core/numbering/uniqueness.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi::numbering;

class UniquenessTest : public QObject
{
    Q_OBJECT

private slots:
    void namesScopes();
    void namesPolicies();
};

void UniquenessTest::namesScopes()
{
    QCOMPARE(uniquenessScopeName(UniquenessScope::Type), u"TYPE"_s);
    QCOMPARE(uniquenessScopeName(UniquenessScope::Store), u"STORE"_s);
    QCOMPARE(uniquenessScopeFromName(u"TYPE"), std::optional(UniquenessScope::Type));
    QCOMPARE(uniquenessScopeFromName(u"STORE"), std::optional(UniquenessScope::Store));
    QCOMPARE(uniquenessScopeFromName(u"store"), std::nullopt);
}

void UniquenessTest::namesPolicies()
{
    QCOMPARE(takenPolicyName(TakenPolicy::Skip), u"SKIP"_s);
    QCOMPARE(takenPolicyName(TakenPolicy::Fail), u"FAIL"_s);
    QCOMPARE(takenPolicyFromName(u"SKIP"), std::optional(TakenPolicy::Skip));
    QCOMPARE(takenPolicyFromName(u"FAIL"), std::optional(TakenPolicy::Fail));
    QCOMPARE(takenPolicyFromName(u""), std::nullopt);
}

QTEST_GUILESS_MAIN(UniquenessTest)
#include "uniqueness_test.moc"
