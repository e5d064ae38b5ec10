#include "core/numbering/proof/collated_text.h"
#include "tests/store/raw_session.h"
#include "tests/support/private_store.h"

#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QRandomGenerator>
#include <QTest>

#include <map>

using namespace Qt::StringLiterals;
using namespace lekthi;
using numbering::collatedText;
using numbering::isCollationKnown;

/// Whether the core compares numbers as the store does: every character that it claims to know, and texts.
class CollatedTextTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        m_session = std::make_unique<test::RawSession>(test::PrivateStore::instance().demoStore());
        QVERIFY(m_session->run(u"SET NAMES utf8mb4 COLLATE utf8mb4_thai_520_w2"_s));
    }

    void cleanupTestCase() { m_session.reset(); }

    void knowsWhatCodesAreMadeOf()
    {
        for (const QString &text :
             {u"LCBP3-C2"_s, u"คคง."_s, u"สคฉ.3"_s, u"เขื่อนน้ำ/๑๒"_s, u"專案（三）"_s, u"É&ø"_s})
            QVERIFY2(isCollationKnown(text), qPrintable(text));
        for (const QString &text : {u"😀"_s, u"ﷺ"_s, u"ŉ"_s, u"a\u0301\u0323\u0300"_s})
            QVERIFY2(!isCollationKnown(text), qPrintable(text));
    }

    void tellsCharactersApartAsTheStore()
    {
        QHash<QString, std::u32string> textOfWeight;
        QHash<std::u32string, QString> weightOfText;
        const QStringList known = knownCharacters();
        QVERIFY(known.size() > 30'000);
        const QStringList weights = weightsOf(known);
        QCOMPARE(weights.size(), known.size());
        for (qsizetype i = 0; i < known.size(); ++i) {
            const std::u32string text = numbering::collatedPart(known[i]);
            const auto same = textOfWeight.constFind(weights[i]);
            QVERIFY2(same == textOfWeight.constEnd() || *same == text, qPrintable(known[i]));
            textOfWeight.insert(weights[i], text);
            const auto weight = weightOfText.constFind(text);
            QVERIFY2(weight == weightOfText.constEnd() || *weight == weights[i], qPrintable(known[i]));
            weightOfText.insert(text, weights[i]);
        }
    }

    void comparesTextsAsTheStore()
    {
        QStringList texts;
        for (int i = 0; i < 20'000; ++i)
            texts.append(randomText());
        const QStringList weights = weightsOf(texts);
        QCOMPARE(weights.size(), texts.size());
        std::map<std::u32string, qsizetype> firstOfText;
        std::map<QString, qsizetype> firstOfWeight;
        int same = 0;
        for (qsizetype i = 0; i < texts.size(); ++i) {
            const std::u32string text = collatedText(texts[i]);
            const qsizetype byText = firstOfText.try_emplace(text, i).first->second;
            const qsizetype byWeight = firstOfWeight.try_emplace(weights[i], i).first->second;
            QVERIFY2(byText == byWeight,
                     qPrintable(u"%1 | %2 | %3"_s.arg(texts[i], texts[byText], texts[byWeight])));
            same += byText != i;
        }
        QVERIFY(same > 1000);
    }

private:
    /// Numbers are in Form C.
    static QStringList knownCharacters()
    {
        QStringList known;
        for (char32_t character = 0x20; character < 0x10000; ++character) {
            const QString text = QString::fromUcs4(&character, 1);
            const bool stands = !QChar::isSurrogate(character) && text != u" " &&
                                text == text.normalized(QString::NormalizationForm_C);
            if (stands && isCollationKnown(text))
                known.append(text);
        }
        return known;
    }

    /// Few characters, so that many texts are the same to the store.
    QString randomText()
    {
        static const QStringList pieces{u"A"_s, u"a"_s,  u"ａ"_s, u"é"_s, u"e"_s, u"ก"_s, u"ข"_s, u"เ"_s,
                                        u"แ"_s, u"่"_s,   u"ำ"_s,  u"ํ"_s,  u"า"_s, u"1"_s, u"①"_s, u"-"_s,
                                        u" "_s, u"ア"_s, u"ぁ"_s, u"ß"_s, u"s"_s, u"ς"_s, u"Σ"_s};
        QString text = u"x"_s;
        const int from = m_random.bounded(pieces.size());
        for (int i = m_random.bounded(4); i >= 0; --i)
            text += pieces.at((from + m_random.bounded(8)) % pieces.size());
        return text.normalized(QString::NormalizationForm_C);
    }

    QStringList weightsOf(const QStringList &texts)
    {
        QStringList weights;
        constexpr qsizetype batch = 2000;
        for (qsizetype from = 0; from < texts.size(); from += batch) {
            const QJsonArray array = QJsonArray::fromStringList(texts.mid(from, batch));
            QString json = QString::fromUtf8(QJsonDocument(array).toJson(QJsonDocument::Compact));
            json.replace(u'\\', u"\\\\"_s).replace(u'\'', u"''"_s);
            // Spaces at the end count for nothing when texts are compared, but have weights.
            weights += m_session->column(
                u"SELECT HEX(WEIGHT_STRING(RTRIM(text))) FROM JSON_TABLE('%1', '$[*]' COLUMNS (place FOR "
                "ORDINALITY, text VARCHAR(100) CHARACTER SET utf8mb4 COLLATE utf8mb4_thai_520_w2 PATH '$')) "
                "AS texts ORDER BY place"_s.arg(json));
        }
        return weights;
    }

    std::unique_ptr<test::RawSession> m_session;
    QRandomGenerator m_random{3112};
};

QTEST_GUILESS_MAIN(CollatedTextTest)
#include "collated_text_test.moc"
