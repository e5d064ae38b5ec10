#include "core/audit/audit_error.h"
#include "core/audit/finding.h"

#include <QSet>
#include <QTest>

using namespace lekthi::audit;

/// What scripts and people read of everything that can be found or go wrong: a name and a sentence of its
/// own.
class NamesTest : public QObject
{
    Q_OBJECT

private slots:
    void everyDamageHasItsNameAndSentence()
    {
        QSet<QString> names;
        QSet<QString> sentences;
        constexpr int count = int(Damage::PoolAltered) + 1;
        for (int damage = 0; damage < count; ++damage) {
            names.insert(damageName(Damage(damage)));
            sentences.insert(describe(Damage(damage)));
        }
        QCOMPARE(names.size(), count);
        QCOMPARE(sentences.size(), count);
        QVERIFY(!names.contains(QString()));
        QVERIFY(!sentences.contains(QString()));
    }

    void everyProblemHasItsNameAndSentence()
    {
        QSet<QString> names;
        QSet<QString> sentences;
        constexpr int count = int(AuditProblem::OtherStore) + 1;
        for (int problem = 0; problem < count; ++problem) {
            names.insert(problemName(AuditProblem(problem)));
            const QString sentence =
                describe(AuditError{AuditProblem(problem), QStringLiteral("key.pub"), {}});
            QVERIFY2(sentence.contains(QStringLiteral("key.pub")) ||
                         AuditProblem(problem) == AuditProblem::DiskFull,
                     qPrintable(sentence));
            sentences.insert(sentence);
        }
        QCOMPARE(names.size(), count);
        QCOMPARE(sentences.size(), count);
        QVERIFY(!names.contains(QString()));
    }
};

QTEST_GUILESS_MAIN(NamesTest)
#include "names_test.moc"
