#include "core/numbering/edit_distance.h"

#include <QTest>

using namespace lekthi::numbering;

class EditDistanceTest : public QObject
{
    Q_OBJECT

private slots:
    void countsEdits_data();
    void countsEdits();
};

void EditDistanceTest::countsEdits_data()
{
    QTest::addColumn<QString>("left");
    QTest::addColumn<QString>("right");
    QTest::addColumn<int>("distance");

    QTest::newRow("same") << QStringLiteral("SEQ") << QStringLiteral("SEQ") << 0;
    QTest::newRow("nothing") << QString() << QString() << 0;
    QTest::newRow("only one side") << QString() << QStringLiteral("SEQ") << 3;
    QTest::newRow("letter left out") << QStringLiteral("ORIGNATOR") << QStringLiteral("ORIGINATOR") << 1;
    QTest::newRow("letter too many") << QStringLiteral("YEEAR") << QStringLiteral("YEAR") << 1;
    QTest::newRow("neighbours swapped") << QStringLiteral("PROJETC") << QStringLiteral("PROJECT") << 1;
    QTest::newRow("Thai code") << QStringLiteral("คคง") << QStringLiteral("คคง.") << 1;
    QTest::newRow("all different") << QStringLiteral("TER") << QStringLiteral("GOA") << 3;
}

void EditDistanceTest::countsEdits()
{
    QFETCH(QString, left);
    QFETCH(QString, right);
    QFETCH(int, distance);
    QCOMPARE(editDistance(left, right), qsizetype(distance));
    QCOMPARE(editDistance(right, left), qsizetype(distance));
}

QTEST_GUILESS_MAIN(EditDistanceTest)
#include "edit_distance_test.moc"
