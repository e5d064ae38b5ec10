#include "app/ctl/parse/nearest.h"

#include <QTest>

using namespace lekthi::ctl;
using namespace Qt::StringLiterals;

class NearestTest : public QObject
{
    Q_OBJECT

private slots:
    void findsNearest_data();
    void findsNearest();
    void offersNoMoreThanAsked();
};

void NearestTest::findsNearest_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QStringList>("found");
    QTest::newRow("letter missing") << u"--orignator"_s << QStringList{u"--originator"_s};
    QTest::newRow("other case") << u"letter"_s << QStringList{u"LETTER"_s};
    QTest::newRow("thai dot missing") << u"คคง"_s << QStringList{u"คคง."_s};
    QTest::newRow("nearest first") << u"ผรม.2"_s << QStringList{u"ผรม.2"_s, u"ผรม.1"_s};
    QTest::newRow("nothing near") << u"xyzzy"_s << QStringList();
    QTest::newRow("nothing typed") << QString() << QStringList();
    QTest::newRow("far too long") << QString(5000, u'x') << QStringList();
}

void NearestTest::findsNearest()
{
    QFETCH(QString, typed);
    QTEST(nearest(typed, {u"--originator"_s, u"LETTER"_s, u"คคง."_s, u"ผรม.1"_s, u"ผรม.2"_s}), "found");
}

void NearestTest::offersNoMoreThanAsked()
{
    QCOMPARE(nearest(u"a1"_s, {u"a2"_s, u"a3"_s, u"a4"_s, u"a5"_s}, 2), (QStringList{u"a2"_s, u"a3"_s}));
}

QTEST_APPLESS_MAIN(NearestTest)
#include "nearest_test.moc"
