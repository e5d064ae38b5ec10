#include "models/templates/template_list_model.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using lekthi::models::TemplateKey;
using lekthi::models::TemplateListModel;
using lekthi::models::TemplateMark;
using lekthi::models::TemplateRowsInput;
using lekthi::numbering::CounterKey;
using lekthi::store::CodedItem;
using lekthi::store::NumberTemplate;

namespace {

constexpr int projectId = 2;
constexpr int rfa = 1;
constexpr int memo = 7;
constexpr int letter = 6;

NumberTemplate templateOf(std::optional<int> typeId, const QString &text)
{
    NumberTemplate result;
    result.projectId = projectId;
    result.typeId = typeId;
    result.text = text;
    result.version = 1;
    return result;
}

TemplateRowsInput usualInput()
{
    TemplateRowsInput input;
    lekthi::store::Project project;
    project.id = projectId;
    project.code = u"LCBP3-C2"_s;
    project.organizationIds = {22, 10};
    input.reference.projects = {project};
    input.reference.organizations = {{22, u"คคง."_s, {}, {}}, {10, u"สคฉ.3"_s, {}, {}}};
    input.reference.types = {{rfa, u"RFA"_s, u"คำขออนุมัติ"_s, u"Request for approval"_s},
                             {letter, u"LETTER"_s, u"จดหมาย"_s, u"Letter"_s},
                             {memo, u"MEMO"_s, u"บันทึกข้อความ"_s, u"Memo"_s}};
    input.reference.rfaTypes = {{18, u"RPT"_s, {}, {}}};
    input.reference.disciplines = {{5, u"TER"_s, {}, {}}};
    input.templates = {templateOf(letter, u"{ORIGINATOR}-{RECIPIENT}-{SEQ:4}-{YEAR:B.E.}"_s),
                       templateOf(std::nullopt, u"{ORIGINATOR}-{SEQ:3}-{YEAR:A.D.}"_s),
                       templateOf(rfa, u"{CORR_TYPE}-{RECIPIENT}-{SEQ:4}"_s)};
    input.today = QDate(2025, 12, 2);
    return input;
}

lekthi::models::ShownNext nextOf(const QString &number)
{
    lekthi::models::ShownNext next;
    next.sequence = 118;
    next.number = lekthi::numbering::DocumentNumber(number, {});
    return next;
}

QString printed(const TemplateListModel &model)
{
    QStringList lines;
    for (int row = 0; row < model.rowCount(); ++row) {
        const QModelIndex index = model.index(row);
        const bool isHeading = !index.data(TemplateListModel::KeyRole).isValid();
        const QString text = index.data(Qt::DisplayRole).toString();
        lines.append(isHeading ? u"# "_s + text
                               : QStringList{text, index.data(TemplateListModel::ExampleRole).toString(),
                                             index.data(TemplateListModel::BadgeRole).toString()}
                                     .join(u" | "_s));
    }
    return lines.join(u'\n');
}

} // namespace

class TemplateListModelTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void showsOwnTemplatesThenDefaultThenTypesThatUseIt();
    void blamesNoTypeForTheDefault();
    void showsWhatReallyComesNext();
    void marksDrafts();
    void showsTheMarkThatWorriesMost();
    void marksOfOneSourceLeaveThoseOfTheOther();
    void filterKeepsHeadingsOfWhatFits_data();
    void filterKeepsHeadingsOfWhatFits();
    void refreshWithOneChangeTouchesOneRow();
    void headingsCannotBeSelected();
    void ownProjectsComeFirst();
    void leavesOutInactiveProjectsWithoutTemplates();

private:
    std::unique_ptr<TemplateListModel> m_model;
    std::unique_ptr<QAbstractItemModelTester> m_tester;
};

void TemplateListModelTest::init()
{
    m_model = std::make_unique<TemplateListModel>([](const CodedItem &item) { return item.nameEnglish; });
    m_tester = std::make_unique<QAbstractItemModelTester>(
        m_model.get(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    m_model->setInput(usualInput());
}

void TemplateListModelTest::cleanup()
{
    m_tester.reset();
    m_model.reset();
}

void TemplateListModelTest::showsOwnTemplatesThenDefaultThenTypesThatUseIt()
{
    QCOMPARE(printed(*m_model), uR"(# LCBP3-C2
RFA Request for approval | — | ✕ 2 problem(s)
LETTER Letter | — | ✓
Default template All other types | — | ✓
MEMO Memo | — | Default)"_s);
}

/// A type that counts by neither sender nor recipient cannot use a default that shows the sender.
void TemplateListModelTest::blamesNoTypeForTheDefault()
{
    TemplateRowsInput input = usualInput();
    input.reference.types.last().ownShape = lekthi::numbering::KeyShape();
    m_model->setInput(input);
    QCOMPARE(m_model->indexOf({projectId, memo}).data(TemplateListModel::BadgeRole).toString(),
             u"Default does not fit"_s);
    QCOMPARE(m_model->indexOf({projectId, rfa}).data(TemplateListModel::BadgeRole).toString(),
             u"✕ 2 problem(s)"_s);
}

void TemplateListModelTest::showsWhatReallyComesNext()
{
    const TemplateKey key{projectId, letter};
    const auto example = [&] {
        return m_model->indexOf(key).data(TemplateListModel::ExampleRole).toString();
    };
    QCOMPARE(example(), u"—"_s);
    auto next = nextOf(u"คคง.-สคฉ.3-0118-2568"_s);
    m_model->setNext({{key, next}});
    QCOMPARE(example(), u"คคง.-สคฉ.3-0118-2568"_s);
    next.skipped = 11;
    m_model->setNext({{key, next}});
    QVERIFY(example().startsWith(u"คคง.-สคฉ.3-0118-2568 · 11"_s));
    m_model->setNext({});
    QCOMPARE(example(), u"—"_s);
}

void TemplateListModelTest::marksDrafts()
{
    const TemplateKey key{projectId, letter};
    m_model->setDrafts({key});
    QCOMPARE(m_model->indexOf(key).data(TemplateListModel::BadgeRole).toString(), u"Draft"_s);
    m_model->setDrafts({});
    QCOMPARE(m_model->indexOf(key).data(TemplateListModel::BadgeRole).toString(), u"✓"_s);
}

void TemplateListModelTest::showsTheMarkThatWorriesMost()
{
    const TemplateKey key{projectId, letter};
    const TemplateKey other{projectId, std::nullopt};
    m_model->setMarks(TemplateListModel::MarkSource::Proof,
                      {{key, TemplateMark::RepeatsEachPeriod}, {other, TemplateMark::Proved}});
    QCOMPARE(m_model->indexOf(key).data(TemplateListModel::BadgeRole).toString(), u"▲ Repeats"_s);
    QCOMPARE(m_model->indexOf(other).data(TemplateListModel::BadgeRole).toString(), u"✓"_s);
    const QString told = m_model->indexOf(key).data(Qt::AccessibleTextRole).toString();
    QVERIFY2(told.contains(u"repeat each time"_s), qPrintable(told));
    m_model->setDrafts({key});
    QCOMPARE(m_model->indexOf(key).data(TemplateListModel::BadgeRole).toString(), u"Draft"_s);
    QVERIFY(m_model->indexOf(key).data(Qt::ToolTipRole).toString().contains(u"repeat each time"_s));
}

void TemplateListModelTest::marksOfOneSourceLeaveThoseOfTheOther()
{
    const TemplateKey key{projectId, letter};
    const auto badge = [&] { return m_model->indexOf(key).data(TemplateListModel::BadgeRole).toString(); };
    m_model->setMarks(TemplateListModel::MarkSource::Proof, {{key, TemplateMark::NotDecided}});
    m_model->setMarks(TemplateListModel::MarkSource::RunningOut, {{key, TemplateMark::CollidesInStore}});
    QCOMPARE(badge(), u"✕ Would collide"_s);
    m_model->setMarks(TemplateListModel::MarkSource::RunningOut, {});
    QCOMPARE(badge(), u"? Not decided"_s);
}

void TemplateListModelTest::filterKeepsHeadingsOfWhatFits_data()
{
    QTest::addColumn<QString>("filter");
    QTest::addColumn<int>("rows");
    QTest::newRow("type code in small letters") << u"lett"_s << 2;
    QTest::newRow("name") << u"approval"_s << 2;
    QTest::newRow("project shows all") << u"lcbp3"_s << 5;
    QTest::newRow("part of a number") << u"0001-2568"_s << 2;
    QTest::newRow("nothing") << u"zzz"_s << 0;
    QTest::newRow("only spaces filter nothing") << u"  "_s << 5;
}

void TemplateListModelTest::filterKeepsHeadingsOfWhatFits()
{
    QFETCH(const QString, filter);
    m_model->setNext({{{projectId, letter}, nextOf(u"คคง.-สคฉ.3-0001-2568"_s)}});
    m_model->setFilter(filter);
    QTEST(m_model->rowCount(), "rows");
    if (m_model->rowCount() > 0)
        QVERIFY(!m_model->index(0).data(TemplateListModel::KeyRole).isValid());
}

void TemplateListModelTest::refreshWithOneChangeTouchesOneRow()
{
    const QSignalSpy resets(m_model.get(), &TemplateListModel::modelReset);
    const QSignalSpy changes(m_model.get(), &TemplateListModel::dataChanged);
    TemplateRowsInput input = usualInput();
    input.next.insert({projectId, letter}, nextOf(u"คคง./0118"_s));
    m_model->setInput(input);
    QCOMPARE(resets.size(), 0);
    QCOMPARE(changes.size(), 1);
    QCOMPARE(changes.first().first().toModelIndex(), m_model->indexOf({projectId, letter}));
}

void TemplateListModelTest::headingsCannotBeSelected()
{
    QVERIFY(!(m_model->index(0).flags() & Qt::ItemIsSelectable));
    QVERIFY(m_model->firstTemplate().flags() & Qt::ItemIsSelectable);
}

void TemplateListModelTest::ownProjectsComeFirst()
{
    TemplateRowsInput input = usualInput();
    lekthi::store::Project other = input.reference.projects.first();
    other.id = 1;
    other.code = u"LCBP3-C1"_s;
    input.reference.projects.prepend(other);
    m_model->setInput(input);
    QCOMPARE(m_model->index(0).data().toString(), u"LCBP3-C1"_s);
    input.ownProjects = {projectId};
    m_model->setInput(input);
    QCOMPARE(m_model->index(0).data().toString(), u"LCBP3-C2"_s);
}

void TemplateListModelTest::leavesOutInactiveProjectsWithoutTemplates()
{
    TemplateRowsInput input = usualInput();
    const int before = m_model->rowCount();
    input.reference.projects.first().active = false;
    m_model->setInput(input);
    QCOMPARE(m_model->rowCount(), before);
    input.templates.clear();
    m_model->setInput(input);
    QCOMPARE(m_model->rowCount(), 0);
}

QTEST_GUILESS_MAIN(TemplateListModelTest)
#include "template_list_model_test.moc"
