#include "models/exchange/reference_csv.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace lekthi;
using models::planReferenceImport;
using models::ReferenceChange;
using models::ReferenceLists;
using numbering::KeyShape;
using numbering::TokenKind;
using store::ParticipantRole;
using store::ReferenceItem;
using store::ReferenceKind;

namespace {

ReferenceItem itemOf(ReferenceKind kind, int id, const QString &code, int parentId = 0,
                     const QString &shortCode = {})
{
    return {.kind = kind,
            .id = id,
            .version = 1,
            .parentId = parentId,
            .code = code,
            .shortCode = shortCode,
            .nameThai = u"ชื่อ "_s + code,
            .nameEnglish = u"Name, \""_s + code + u"\""_s,
            .nameChinese = u"名稱"_s};
}

ReferenceLists listsOf(ReferenceKind kind)
{
    ReferenceLists lists{.kind = kind};
    QList<ReferenceItem> types{
        itemOf(ReferenceKind::Type, 3, u"TRANSMITTAL"_s), itemOf(ReferenceKind::Type, 6, u"LETTER"_s),
        itemOf(ReferenceKind::Type, 7, u"SPO"_s), itemOf(ReferenceKind::Type, 8, u"NCR"_s)};
    types[2].ownShape = KeyShape();
    types[3].ownShape = KeyShape{TokenKind::Originator, TokenKind::Discipline};
    QList<ReferenceItem> projects{itemOf(ReferenceKind::Project, 1, u"LCBP3-C1"_s),
                                  itemOf(ReferenceKind::Project, 2, u"LCBP3-C2"_s)};
    projects[1].participants = {{22, ParticipantRole::Consultant}, {42, ParticipantRole::Contractor}};
    const QList<ReferenceItem> organizations{itemOf(ReferenceKind::Organization, 22, u"คคง."_s),
                                             itemOf(ReferenceKind::Organization, 42, u"ผรม.2"_s)};
    switch (kind) {
    case ReferenceKind::Project:
        lists.items = projects;
        lists.organizations = organizations;
        break;
    case ReferenceKind::Contract:
        lists.items = {itemOf(kind, 1, u"C-1"_s, 2)};
        lists.items[0].startsOn = {2025, 1, 31};
        lists.items[0].participants = {{42, ParticipantRole::Contractor}};
        lists.parents = projects;
        lists.organizations = organizations;
        break;
    case ReferenceKind::Organization:
        lists.items = organizations;
        break;
    case ReferenceKind::Type:
        lists.items = types;
        break;
    case ReferenceKind::SubType:
        lists.items = {itemOf(kind, 11, u"11"_s, 3, u"MAT"_s), itemOf(kind, 13, u"13"_s, 3, u"DWG"_s)};
        lists.parents = types;
        break;
    default:
        lists.items = {itemOf(kind, 1, u"GEN"_s), itemOf(kind, 5, u"TER"_s)};
        lists.items[1].active = false;
        lists.items[1].order = -7;
    }
    return lists;
}

/// Headings and cells of a line that is fit to be added, by heading.
struct FitLine
{
    QStringList headings;
    QStringList cells;

    void set(const QString &heading, const QString &cell) { cells[headings.indexOf(heading)] = cell; }
};

FitLine fitLineOf(ReferenceKind kind)
{
    FitLine fit;
    const auto add = [&](const QString &heading, const QString &cell) {
        fit.headings.append(heading);
        fit.cells.append(cell);
    };
    if (kind == ReferenceKind::SubType) {
        add(u"type"_s, u"TRANSMITTAL"_s);
        add(u"number"_s, u"77"_s);
    }
    if (kind == ReferenceKind::Contract)
        add(u"project"_s, u"LCBP3-C1"_s);
    add(u"code"_s, u"NEW"_s);
    add(u"name_th"_s, u"ใหม่"_s);
    add(u"name_en"_s, u"New"_s);
    add(u"name_zh"_s, u"新"_s);
    add(u"order"_s, u"5"_s);
    add(u"active"_s, u"yes"_s);
    if (kind == ReferenceKind::Contract) {
        add(u"starts_on"_s, u"2025-01-01"_s);
        add(u"ends_on"_s, u"2026-12-31"_s);
    }
    if (kind == ReferenceKind::Type)
        add(u"counts_by"_s, u"ORIGINATOR DISCIPLINE"_s);
    if (store::hasParticipants(kind))
        add(u"organizations"_s, u"คคง.:OWNER ผรม.2"_s);
    return fit;
}

QString quoted(QString cell)
{
    return u'"' + cell.replace(u'"', u"\"\""_s) + u'"';
}

QString lineOf(const QStringList &cells)
{
    QStringList quotedCells;
    std::ranges::transform(cells, std::back_inserter(quotedCells), &quoted);
    return quotedCells.join(u',') + u'\n';
}

/// A file whose third line is this one; the second is fit.
QByteArray fileWith(const FitLine &line, ReferenceKind kind)
{
    FitLine other = fitLineOf(kind);
    other.set(u"code"_s, u"FIRST"_s);
    if (kind == ReferenceKind::SubType)
        other.set(u"number"_s, u"66"_s);
    return (lineOf(line.headings) + lineOf(other.cells) + lineOf(line.cells)).toUtf8();
}

} // namespace

/// Lists of reference data as CSV files: out, in again, and whatever is wrong with them told by line.
class ReferenceCsvTest : public QObject
{
    Q_OBJECT

private slots:
    void comesBackWithoutADifference_data() { kinds(); }
    void comesBackWithoutADifference();
    void tellsWhatChanges();
    void keepsWhatTheFileDoesNotTell();
    void readsWhatTypesCountBy_data();
    void readsWhatTypesCountBy();
    void readsOtherEncodings_data();
    void readsOtherEncodings();
    void readsEveryFitLine_data() { kinds(); }
    void readsEveryFitLine();
    void tellsEveryWrongLine();
    void refusesWrongFiles_data();
    void refusesWrongFiles();

private:
    static void kinds();
};

void ReferenceCsvTest::kinds()
{
    QTest::addColumn<ReferenceKind>("kind");
    for (const ReferenceKind kind : store::referenceKinds)
        QTest::newRow(qPrintable(store::referenceKindName(kind))) << kind;
}

void ReferenceCsvTest::comesBackWithoutADifference()
{
    QFETCH(const ReferenceKind, kind);
    const ReferenceLists lists = listsOf(kind);
    const auto plan = planReferenceImport(models::referenceCsv(lists), lists);
    QVERIFY2(plan.isAccepted(), plan.isAccepted() ? "" : qPrintable(plan.refused.first().message));
    QCOMPARE(plan.differences.size(), lists.items.size());
    QCOMPARE(plan.count(ReferenceChange::Same), int(lists.items.size()));
    QVERIFY(plan.changes().isEmpty());
}

void ReferenceCsvTest::tellsWhatChanges()
{
    const ReferenceLists lists = listsOf(ReferenceKind::Discipline);
    const auto plan = planReferenceImport("code,name_th,active\n"
                                          "GEN,อื่น,yes\nTER,ชื่อ TER,yes\nNEW,ใหม่,yes\n",
                                          lists);
    QVERIFY(plan.isAccepted());
    QCOMPARE(plan.differences[0].change, ReferenceChange::Changed);
    QCOMPARE(plan.differences[1].change, ReferenceChange::Reopened);
    QCOMPARE(plan.differences[2].change, ReferenceChange::Added);
    QCOMPARE(plan.differences[2].line, 4);
    QCOMPARE(plan.changes().size(), 3);
    const auto closing = planReferenceImport("code,name_th,active\nGEN,ชื่อ GEN,no\n", lists);
    QCOMPARE(closing.differences[0].change, ReferenceChange::Closed);
}

void ReferenceCsvTest::keepsWhatTheFileDoesNotTell()
{
    const ReferenceLists lists = listsOf(ReferenceKind::Project);
    const auto plan = planReferenceImport("code;name_th\nLCBP3-C2;อื่น\n", lists);
    QVERIFY(plan.isAccepted());
    QCOMPARE(plan.changes().first().participants, lists.items[1].participants);
    QCOMPARE(plan.changes().first().nameChinese, u"名稱"_s);
    QCOMPARE(plan.changes().first().id, 2);
}

void ReferenceCsvTest::readsWhatTypesCountBy_data()
{
    using Own = std::optional<KeyShape>;
    QTest::addColumn<QString>("cell");
    QTest::addColumn<Own>("counted");
    QTest::newRow("usual") << u"USUAL"_s << Own();
    QTest::newRow("empty") << QString() << Own();
    QTest::newRow("none") << u"none"_s << Own(KeyShape());
    QTest::newRow("commas") << u"\"recipient, originator\""_s << Own(KeyShape::General);
    QTest::newRow("spaces") << u"ORIGINATOR  RFA_TYPE DISCIPLINE"_s << Own(KeyShape::Rfa);
}

/// Whatever it was before; a file without the column leaves it.
void ReferenceCsvTest::readsWhatTypesCountBy()
{
    QFETCH(const QString, cell);
    QFETCH(const std::optional<KeyShape>, counted);
    const ReferenceLists lists = listsOf(ReferenceKind::Type);
    const QString text = u"code,name_th,counts_by\nLETTER,อื่น,%1\nSPO,อื่น,%1\n"_s.arg(cell);
    const auto plan = planReferenceImport(text.toUtf8(), lists);
    QVERIFY2(plan.isAccepted(), plan.isAccepted() ? "" : qPrintable(plan.refused.first().message));
    for (const ReferenceItem &item : plan.changes())
        QCOMPARE(item.ownShape, counted);
    const auto silent = planReferenceImport("code,name_th\nNCR,อื่น\n", lists);
    QCOMPARE(silent.changes().first().ownShape, lists.items[3].ownShape);
}

void ReferenceCsvTest::readsOtherEncodings_data()
{
    QTest::addColumn<QByteArray>("content");
    const QString text = u"code,name_th\nNEW,ใหม่\n"_s;
    QTest::newRow("UTF-8") << text.toUtf8();
    QTest::newRow("UTF-8 with mark") << QByteArray("\xEF\xBB\xBF" + text.toUtf8());
    QByteArray wide("\xFF\xFE");
    wide += QByteArray(reinterpret_cast<const char *>(text.utf16()), text.size() * 2);
    QTest::newRow("UTF-16") << wide;
    QTest::newRow("Windows-874") << QByteArray("code,name_th\nNEW,\xE3\xCB\xC1\xE8\n");
}

void ReferenceCsvTest::readsOtherEncodings()
{
    QFETCH(const QByteArray, content);
    const auto plan = planReferenceImport(content, listsOf(ReferenceKind::RfaType));
    QVERIFY(plan.isAccepted());
    QCOMPARE(plan.changes().first().nameThai, u"ใหม่"_s);
}

void ReferenceCsvTest::readsEveryFitLine()
{
    QFETCH(const ReferenceKind, kind);
    const auto plan = planReferenceImport(fileWith(fitLineOf(kind), kind), listsOf(kind));
    QVERIFY2(plan.isAccepted(), plan.isAccepted() ? "" : qPrintable(plan.refused.first().message));
    QCOMPARE(plan.count(ReferenceChange::Added), 2);
}

void ReferenceCsvTest::tellsEveryWrongLine()
{
    const auto plan = planReferenceImport("code,name_th\nA B,x\nFINE,ดี\nFINE,ดี\n=1+1,x\n",
                                          listsOf(ReferenceKind::Organization));
    QList<qint64> lines;
    for (const models::RefusedLine &refused : plan.refused) {
        lines.append(refused.line);
        QVERIFY(!refused.message.isEmpty());
    }
    QCOMPARE(lines, (QList<qint64>{2, 4, 5}));
}

void ReferenceCsvTest::refusesWrongFiles_data()
{
    QTest::addColumn<ReferenceKind>("kind");
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<qint64>("line");
    QTest::addColumn<QString>("code");
    const auto file = [](const QString &name, ReferenceKind kind, const QByteArray &content, qint64 line,
                         const QString &code) {
        QTest::newRow(qPrintable(store::referenceKindName(kind) + u": "_s + name))
            << kind << content << line << code;
    };
    for (const ReferenceKind kind : store::referenceKinds) {
        const auto cell = [&](const QString &name, const QString &heading, const QString &text,
                              const QString &code) {
            FitLine line = fitLineOf(kind);
            line.set(heading, text);
            file(name, kind, fileWith(line, kind), 3, code);
        };
        const QString malformed =
            kind == ReferenceKind::SubType ? u"SHORT_CODE_MALFORMED"_s : u"CODE_MALFORMED"_s;
        cell(u"blank code"_s, u"code"_s, u"   "_s,
             kind == ReferenceKind::SubType ? u"SHORT_CODE_MISSING"_s : u"CODE_MISSING"_s);
        cell(u"long code"_s, u"code"_s, QString(51, u'x'),
             kind == ReferenceKind::SubType ? u"SHORT_CODE_TOO_LONG"_s : u"CODE_TOO_LONG"_s);
        cell(u"space in code"_s, u"code"_s, u"A B"_s, malformed);
        cell(u"Cyrillic code"_s, u"code"_s, u"АВС"_s, malformed);
        cell(u"zero width code"_s, u"code"_s, u"A\u200BB"_s, malformed);
        cell(u"bidi code"_s, u"code"_s, u"A\u202EB"_s, malformed);
        cell(u"code of marks"_s, u"code"_s, u"\u0E48\u0E48"_s, malformed);
        cell(u"wide code"_s, u"code"_s, u"\uFF21"_s, malformed);
        cell(u"brace in code"_s, u"code"_s, u"A{REV}"_s, malformed);
        cell(u"formula code"_s, u"code"_s, u"=1+1"_s, u"FORMULA"_s);
        cell(u"formula name"_s, u"name_en"_s, u"@SUM(A1)"_s, u"FORMULA"_s);
        cell(u"command name"_s, u"name_zh"_s, u"=cmd|' /C calc'!A0"_s, u"FORMULA"_s);
        cell(u"tab name"_s, u"name_th"_s, u"\t=1"_s, u"FORMULA"_s);
        cell(u"blank name"_s, u"name_th"_s, u"  "_s, u"NAME_MISSING"_s);
        cell(u"long name"_s, u"name_th"_s, QString(256, u'ก'), u"NAME_TOO_LONG"_s);
        cell(u"line break in name"_s, u"name_en"_s, u"a\nb"_s, u"NAME_MALFORMED"_s);
        cell(u"bidi name"_s, u"name_th"_s, u"ก\u2066ข"_s, u"NAME_MALFORMED"_s);
        cell(u"piled name"_s, u"name_th"_s, u"ก"_s + QString(20, QChar(0x0E48)), u"NAME_MALFORMED"_s);
        cell(u"unassigned character"_s, u"name_zh"_s, u"\u0378"_s, u"NAME_MALFORMED"_s);
        cell(u"order as text"_s, u"order"_s, u"first"_s, u"NOT_A_NUMBER"_s);
        cell(u"order too high"_s, u"order"_s, u"1000000"_s, u"ORDER_OUT_OF_RANGE"_s);
        cell(u"active as text"_s, u"active"_s, u"maybe"_s, u"NOT_YES_OR_NO"_s);
        FitLine missing = fitLineOf(kind);
        missing.cells.removeLast();
        file(u"cell missing"_s, kind, fileWith(missing, kind), 3, u"WRONG_CELL_COUNT"_s);
        FitLine surplus = fitLineOf(kind);
        surplus.cells.append(u"x"_s);
        file(u"cell too many"_s, kind, fileWith(surplus, kind), 3, u"WRONG_CELL_COUNT"_s);
        FitLine again = fitLineOf(kind);
        again.set(u"code"_s, u"first"_s);
        if (kind == ReferenceKind::SubType)
            again.set(u"number"_s, u"66"_s);
        file(u"repeated"_s, kind, fileWith(again, kind), 3, u"REPEATED"_s);
        file(u"empty"_s, kind, {}, 0, u"EMPTY"_s);
        file(u"headings only"_s, kind, lineOf(fitLineOf(kind).headings).toUtf8(), 0, u"EMPTY"_s);
        file(u"unknown heading"_s, kind, fileWith(fitLineOf(kind), kind).replace("name_en", "surname"), 1,
             u"UNKNOWN_COLUMN"_s);
        file(u"heading twice"_s, kind, fileWith(fitLineOf(kind), kind).replace("name_en", "name_zh"), 1,
             u"COLUMN_TWICE"_s);
        file(u"heading missing"_s, kind, "order,active\n1,yes\n", 1, u"COLUMN_MISSING"_s);
        file(u"broken UTF-8"_s, kind, fileWith(fitLineOf(kind), kind) + "\xE0\xB8,\xFF\xFE,\x81\n", 4,
             u"WRONG_ENCODING"_s);
        file(u"quote not closed"_s, kind, fileWith(fitLineOf(kind), kind) + "\"A,B\n", 4,
             u"QUOTE_NOT_CLOSED"_s);
        file(u"text after a quote"_s, kind, fileWith(fitLineOf(kind), kind) + "\"A\"B,C\n", 4,
             u"TEXT_BEHIND_QUOTE"_s);
        file(u"zero character"_s, kind, fileWith(fitLineOf(kind), kind) + QByteArray("A\0B,C\n", 6), 4,
             u"ZERO_CHARACTER"_s);
    }
    const auto cellOf = [&](ReferenceKind kind, const QString &name, const QString &heading,
                            const QString &text, const QString &code) {
        FitLine line = fitLineOf(kind);
        line.set(heading, text);
        file(name, kind, fileWith(line, kind), 3, code);
    };
    const auto counted = [&](const QString &name, const QString &text) {
        cellOf(ReferenceKind::Type, name, u"counts_by"_s, text, u"NOT_COUNTED_BY"_s);
    };
    counted(u"part that is none"_s, u"ORIGINATOR PROJECT"_s);
    counted(u"part twice"_s, u"RECIPIENT RECIPIENT"_s);
    counted(u"none and more"_s, u"NONE RECIPIENT"_s);
    counted(u"usual and more"_s, u"USUAL,RECIPIENT"_s);
    counted(u"comma alone"_s, u","_s);
    cellOf(ReferenceKind::SubType, u"unknown type"_s, u"type"_s, u"MATERIAL"_s, u"UNKNOWN_TYPE"_s);
    cellOf(ReferenceKind::SubType, u"type is itself"_s, u"type"_s, u"77"_s, u"UNKNOWN_TYPE"_s);
    cellOf(ReferenceKind::SubType, u"code of another"_s, u"code"_s, u"dwg"_s, u"SHORT_CODE_EXISTS"_s);
    cellOf(ReferenceKind::SubType, u"number too long"_s, u"number"_s, QString(11, u'1'), u"CODE_TOO_LONG"_s);
    cellOf(ReferenceKind::SubType, u"number is a formula"_s, u"number"_s, u"+A1"_s, u"FORMULA"_s);
    cellOf(ReferenceKind::Contract, u"unknown project"_s, u"project"_s, u"LCBP9"_s, u"UNKNOWN_PROJECT"_s);
    cellOf(ReferenceKind::Contract, u"project is itself"_s, u"project"_s, u"NEW"_s, u"UNKNOWN_PROJECT"_s);
    cellOf(ReferenceKind::Contract, u"code of another project"_s, u"code"_s, u"C-1"_s, u"PARENT_CHANGED"_s);
    cellOf(ReferenceKind::Contract, u"no such day"_s, u"ends_on"_s, u"2026-02-30"_s, u"NOT_A_DATE"_s);
    cellOf(ReferenceKind::Contract, u"day first"_s, u"ends_on"_s, u"31/12/2026"_s, u"NOT_A_DATE"_s);
    cellOf(ReferenceKind::Contract, u"Buddhist year"_s, u"ends_on"_s, u"2569-12-31"_s,
           u"DATE_OUT_OF_RANGE"_s);
    cellOf(ReferenceKind::Contract, u"ends first"_s, u"ends_on"_s, u"2024-12-31"_s, u"DATES_REVERSED"_s);
    for (const ReferenceKind kind : {ReferenceKind::Project, ReferenceKind::Contract}) {
        cellOf(kind, u"unknown organization"_s, u"organizations"_s, u"ABC:OWNER"_s,
               u"UNKNOWN_ORGANIZATION"_s);
        cellOf(kind, u"itself as organization"_s, u"organizations"_s, u"NEW:OWNER"_s,
               u"UNKNOWN_ORGANIZATION"_s);
        cellOf(kind, u"unknown role"_s, u"organizations"_s, u"คคง.:BOSS"_s, u"UNKNOWN_ROLE"_s);
        cellOf(kind, u"organization twice"_s, u"organizations"_s, u"คคง.:OWNER คคง.:OTHER"_s,
               u"PARTICIPANT_TWICE"_s);
    }
    cellOf(ReferenceKind::Type, u"other case"_s, u"code"_s, u"letter"_s, u"OTHER_CASE"_s);
    cellOf(ReferenceKind::Discipline, u"other case"_s, u"code"_s, u"gen"_s, u"OTHER_CASE"_s);
    file(u"too large"_s, ReferenceKind::Type, QByteArray(models::largestReferenceFile + 1, 'x'), 0,
         u"TOO_LARGE"_s);
    file(u"too many lines"_s, ReferenceKind::Type, "code,name_th\n" + QByteArray("A,x\n").repeated(5'001), 0,
         u"TOO_MANY_LINES"_s);
}

void ReferenceCsvTest::refusesWrongFiles()
{
    QFETCH(const ReferenceKind, kind);
    QFETCH(const QByteArray, content);
    QFETCH(const qint64, line);
    QFETCH(const QString, code);
    const auto plan = planReferenceImport(content, listsOf(kind));
    QVERIFY(!plan.isAccepted());
    QCOMPARE(plan.refused.first().code, code);
    QCOMPARE(plan.refused.first().line, line);
    QVERIFY(!plan.refused.first().message.isEmpty());
}

QTEST_GUILESS_MAIN(ReferenceCsvTest)
#include "reference_csv_test.moc"
