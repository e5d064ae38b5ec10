#include "core/audit/plain_texts.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;

namespace {

store::ReferenceData reference()
{
    store::ReferenceData data;
    const auto add = [&data](int id, const QString &code) {
        store::CodedItem item;
        item.id = id;
        item.code = code;
        data.organizations.append(item);
    };
    add(1, u"คคง."_s);
    add(2, u"สคฉ.3"_s);
    add(3, u"\u0E48x"_s); // begins with a mark that goes onto what stands before it
    add(4, u"e\u0301"_s); // is composed when it is rendered
    add(5, u"  "_s);
    return data;
}

numbering::CounterKey keyOf(int originator, int year)
{
    return {.projectId = 1,
            .originatorOrganizationId = originator,
            .recipientOrganizationId = 2,
            .correspondenceTypeId = 1,
            .period = {year, 0}};
}

} // namespace

/// Numbers as they were given are recognized, others are left to whoever renders them.
class PlainTextsTest : public QObject
{
    Q_OBJECT

private slots:
    void recognizes_data();
    void recognizes();
};

void PlainTextsTest::recognizes_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("originator");
    QTest::addColumn<qint64>("sequence");
    QTest::addColumn<QString>("number");
    QTest::addColumn<bool>("isRecognized");
    const auto usual = u"{ORIGINATOR}-{RECIPIENT}-{SEQ:4}-{YEAR:B.E.}"_s;
    const auto row = [](const char *name, const QString &text, int originator, qint64 sequence,
                        const QString &number, bool isRecognized) {
        QTest::newRow(name) << text << originator << sequence << number << isRecognized;
    };
    row("as given", usual, 1, 7, u"คคง.-สคฉ.3-0007-2569"_s, true);
    row("more digits than the template has", usual, 1, 12345, u"คคง.-สคฉ.3-12345-2569"_s, true);
    row("year A.D.", u"{SEQ:2}/{YEAR:A.D.}"_s, 1, 7, u"07/2026"_s, true);
    row("with its revision", u"{ORIGINATOR}{SEQ:2}-{REV}"_s, 1, 7, u"คคง.07-A"_s, true);
    row("several formats", u"{SEQ:2}{NEXT}{SEQ:3}"_s, 1, 7, u"07"_s, false);
    row("another running number", usual, 1, 8, u"คคง.-สคฉ.3-0007-2569"_s, false);
    row("too many digits", usual, 1, 7, u"คคง.-สคฉ.3-00007-2569"_s, false);
    row("another year", usual, 1, 7, u"คคง.-สคฉ.3-0007-2570"_s, false);
    row("more behind it", usual, 1, 7, u"คคง.-สคฉ.3-0007-2569-A"_s, false);
    row("less behind it", usual, 1, 7, u"คคง.-สคฉ.3-0007-256"_s, false);
    row("another sender", usual, 2, 7, u"คคง.-สคฉ.3-0007-2569"_s, false);
    row("nothing", usual, 1, 7, QString(), false);
    row("no running number", u"{ORIGINATOR}-{SEQ:1}"_s, 1, 0, u"คคง.-0"_s, false);
    row("no template", u"{SEQ"_s, 1, 7, u"{SEQ"_s, false);
    row("a date, which documents have", u"{DATE:yyyyMMdd}-{SEQ:4}"_s, 1, 7, u"20261127-0007"_s, false);
    row("a code that nobody has", u"{ORIGINATOR}-{SEQ:4}"_s, 99, 7, u"-0007"_s, false);
    row("a code of blanks", u"{ORIGINATOR}-{SEQ:4}"_s, 5, 7, u"  -0007"_s, false);
    row("a code that goes onto what stands before it", u"a{ORIGINATOR}-{SEQ:4}"_s, 3, 7, u"a\u0E48x-0007"_s,
        false);
    row("a code that is composed", u"{ORIGINATOR}-{SEQ:4}"_s, 4, 7, u"e\u0301-0007"_s, false);
}

void PlainTextsTest::recognizes()
{
    QFETCH(QString, text);
    QFETCH(int, originator);
    QFETCH(qint64, sequence);
    QFETCH(QString, number);
    audit::PlainTexts texts(reference());
    store::StoredLedgerRow row;
    row.templateText = text;
    row.revision = u"A"_s;
    QTEST(texts.gives(row, keyOf(originator, 2026), sequence, number), "isRecognized");
    // Once more, by what was kept of the template and the codes.
    QTEST(texts.gives(row, keyOf(originator, 2026), sequence, number), "isRecognized");
}

QTEST_GUILESS_MAIN(PlainTextsTest)
#include "plain_texts_test.moc"
