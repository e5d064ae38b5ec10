#include "core/numbering/proof/collated_text.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi::numbering;

/// What can be said without a store; that it compares as the store does is for the store's own test.
class CollatedTextOrderTest : public QObject
{
    Q_OBJECT

private slots:
    void putsLeadingVowelsBehindTheirConsonant_data();
    void putsLeadingVowelsBehindTheirConsonant();
};

void CollatedTextOrderTest::putsLeadingVowelsBehindTheirConsonant_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("collated");
    QTest::newRow("the first consonant") << u"เก"_s << u"กเ"_s;
    QTest::newRow("the last consonant") << u"เฮ"_s << u"ฮเ"_s;
    QTest::newRow("the last leading vowel") << u"ไฮ"_s << u"ฮไ"_s;
    QTest::newRow("no consonant") << u"เฯ"_s << u"เฯ"_s;
    QTest::newRow("no leading vowel") << u"ะก"_s << u"ะก"_s;
    QTest::newRow("twice") << u"เกโก"_s << u"กเกโ"_s;
}

void CollatedTextOrderTest::putsLeadingVowelsBehindTheirConsonant()
{
    QFETCH(const QString, text);
    QFETCH(const QString, collated);
    QCOMPARE(QString::fromStdU32String(collatedText(text)), collated);
}

QTEST_GUILESS_MAIN(CollatedTextOrderTest)
#include "collated_text_test.moc"
