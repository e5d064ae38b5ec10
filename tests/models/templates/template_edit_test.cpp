#include "models/templates/template_edit.h"

#include <QTest>

using namespace Qt::StringLiterals;
using lekthi::models::SaveObstacle;
using lekthi::models::TemplateEdit;
using lekthi::store::NumberTemplate;

namespace {

NumberTemplate storedTemplate(int version, const QString &text)
{
    NumberTemplate stored;
    stored.projectId = 2;
    stored.typeId = 6;
    stored.version = version;
    stored.text = text;
    return stored;
}

TemplateEdit changedEdit()
{
    TemplateEdit edit = TemplateEdit::of(storedTemplate(4, u"{ORIGINATOR}-{SEQ:4}"_s));
    edit.text = u"{ORIGINATOR}/{SEQ:4}"_s;
    edit.reason = u"ตามหนังสือโครงการ"_s;
    return edit;
}

} // namespace

class TemplateEditTest : public QObject
{
    Q_OBJECT

private slots:
    void namesTheMostImportantObstacle_data();
    void namesTheMostImportantObstacle();
    void settingsAloneAreAChange();
    void firstVersionExpectsNone();
    void rebaseKeepsTheWorkAndRaisesTheVersion();
    void resumedDraftKeepsItsOldBase();
    void changeCarriesWhatWasWritten();
    void brokenTextMakesNoChange();
};

void TemplateEditTest::namesTheMostImportantObstacle_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("reason");
    QTest::addColumn<bool>("mayEdit");
    QTest::addColumn<bool>("inConflict");
    QTest::addColumn<bool>("hasErrors");
    QTest::addColumn<SaveObstacle>("obstacle");
    const QString changed = u"{ORIGINATOR}/{SEQ:4}"_s;
    const QString same = u"{ORIGINATOR}-{SEQ:4}"_s;
    const QString why = u"enough reason"_s;
    QTest::newRow("none") << changed << why << true << false << false << SaveObstacle::None;
    QTest::newRow("role before all") << changed << why << false << true << true << SaveObstacle::NotAllowed;
    QTest::newRow("conflict before problems")
        << changed << why << true << true << true << SaveObstacle::Conflict;
    QTest::newRow("problems") << changed << why << true << false << true << SaveObstacle::Problems;
    QTest::newRow("no change") << same << why << true << false << false << SaveObstacle::NoChange;
    QTest::newRow("short reason") << changed << u"ok"_s << true << false << false
                                  << SaveObstacle::ReasonTooShort;
    QTest::newRow("spaces are no reason")
        << changed << u"a          b"_s << true << false << false << SaveObstacle::ReasonTooShort;
    QTest::newRow("bidi override in the reason")
        << changed << u"a reason \u202Ewith a trick"_s << true << false << false << SaveObstacle::ReasonUnfit;
}

void TemplateEditTest::namesTheMostImportantObstacle()
{
    QFETCH(const QString, text);
    QFETCH(const QString, reason);
    QFETCH(const bool, mayEdit);
    QFETCH(const bool, inConflict);
    QFETCH(const bool, hasErrors);
    TemplateEdit edit = changedEdit();
    edit.text = text;
    edit.reason = reason;
    QTEST(edit.obstacle(mayEdit, inConflict, hasErrors), "obstacle");
}

void TemplateEditTest::settingsAloneAreAChange()
{
    TemplateEdit edit = TemplateEdit::of(storedTemplate(4, u"{SEQ:4}"_s));
    QVERIFY(!edit.hasChanges());
    edit.settings.period = lekthi::numbering::PeriodKind::Monthly;
    QVERIFY(edit.hasChanges());
}

void TemplateEditTest::firstVersionExpectsNone()
{
    TemplateEdit edit = TemplateEdit::firstOf({2, 7}, storedTemplate(4, u"{ORIGINATOR}-{SEQ:4}"_s));
    edit.reason = u"own template"_s;
    QVERIFY(edit.hasChanges());
    const auto change = edit.change();
    QVERIFY(change.has_value());
    QCOMPARE(change->expectedVersion, 0);
    QCOMPARE(change->typeId, std::optional(7));
}

void TemplateEditTest::rebaseKeepsTheWorkAndRaisesTheVersion()
{
    TemplateEdit edit = changedEdit();
    edit.rebase(storedTemplate(5, u"{RECIPIENT}-{SEQ:4}"_s));
    QCOMPARE(edit.text, u"{ORIGINATOR}/{SEQ:4}"_s);
    QCOMPARE(edit.change()->expectedVersion, 5);
    QVERIFY(edit.hasChanges());
}

void TemplateEditTest::resumedDraftKeepsItsOldBase()
{
    TemplateEdit edit = TemplateEdit::of(storedTemplate(5, u"{RECIPIENT}-{SEQ:4}"_s));
    edit.resume(changedEdit().draft());
    QCOMPARE(edit.expectedVersion, 4);
    QCOMPARE(edit.text, u"{ORIGINATOR}/{SEQ:4}"_s);
}

void TemplateEditTest::changeCarriesWhatWasWritten()
{
    const auto change = changedEdit().change();
    QVERIFY(change.has_value());
    QCOMPARE(change->text.text(), u"{ORIGINATOR}/{SEQ:4}"_s);
    QCOMPARE(change->reason.text(), u"ตามหนังสือโครงการ"_s);
}

void TemplateEditTest::brokenTextMakesNoChange()
{
    TemplateEdit edit = changedEdit();
    edit.text = u"{ORIGINATOR"_s;
    QVERIFY(!edit.change());
}

QTEST_GUILESS_MAIN(TemplateEditTest)
#include "template_edit_test.moc"
