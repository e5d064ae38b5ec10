#include "models/templates/template_draft.h"

#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using lekthi::models::DraftBox;
using lekthi::models::TemplateDraft;
using lekthi::models::TemplateKey;

namespace {

TemplateDraft usualDraft()
{
    using namespace lekthi::numbering;
    return {{2, 6},
            4,
            u"{ORIGINATOR}; \"ก่อน\" %1\\n\t{SEQ:4}"_s,
            {PeriodKind::FiscalYear, OverflowPolicy::Refuse, UniquenessScope::Store, TakenPolicy::Fail},
            u"เปลี่ยน, ปีงบประมาณ"_s};
}

} // namespace

class TemplateDraftTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void givesBackWhatWasKept();
    void keepsDraftsOfStoresAndPersonsApart();
    void discardsOnlyTheOne();
    void defaultTemplateHasADraftOfItsOwn();
    void damagedDraftCountsAsNone();
    void namesOnlyDraftsThatItGives();
    void keepsNothingThatIsNoTemplateForItsLength();

private:
    std::unique_ptr<QTemporaryDir> m_directory;
    QString m_file;
};

void TemplateDraftTest::init()
{
    m_directory = std::make_unique<QTemporaryDir>();
    m_file = m_directory->filePath(u"drafts.conf"_s);
}

void TemplateDraftTest::givesBackWhatWasKept()
{
    DraftBox(u"store"_s, u"pa"_s, m_file).keep(usualDraft());
    const DraftBox box(u"store"_s, u"pa"_s, m_file);
    QVERIFY(box.find({2, 6}) == usualDraft());
    QCOMPARE(box.keys(), (QSet<TemplateKey>{{2, 6}}));
}

void TemplateDraftTest::keepsDraftsOfStoresAndPersonsApart()
{
    DraftBox(u"store"_s, u"pa"_s, m_file).keep(usualDraft());
    QVERIFY(DraftBox(u"store"_s, u"other"_s, m_file).keys().isEmpty());
    QVERIFY(!DraftBox(u"elsewhere"_s, u"pa"_s, m_file).find({2, 6}));
}

void TemplateDraftTest::discardsOnlyTheOne()
{
    DraftBox box(u"store"_s, u"pa"_s, m_file);
    TemplateDraft other = usualDraft();
    other.key = {2, 1};
    box.keep(usualDraft());
    box.keep(other);
    box.discard({2, 6});
    QVERIFY(!box.find({2, 6}));
    QVERIFY(box.find({2, 1}) == other);
}

void TemplateDraftTest::defaultTemplateHasADraftOfItsOwn()
{
    DraftBox box(u"store"_s, u"pa"_s, m_file);
    TemplateDraft draft = usualDraft();
    draft.key = {2, std::nullopt};
    box.keep(draft);
    QCOMPARE(box.keys(), (QSet<TemplateKey>{{2, std::nullopt}}));
    QVERIFY(box.find({2, std::nullopt}) == draft);
}

void TemplateDraftTest::damagedDraftCountsAsNone()
{
    DraftBox box(u"store"_s, u"pa"_s, m_file);
    box.keep(usualDraft());
    {
        QSettings file(m_file, QSettings::IniFormat);
        const QStringList keys = file.allKeys();
        for (const QString &key : keys) {
            if (key.endsWith(u"period"_s))
                file.setValue(key, u"SOMETIMES"_s);
        }
    }
    QVERIFY(!box.find({2, 6}));
    QVERIFY(box.keys().isEmpty());
}

void TemplateDraftTest::namesOnlyDraftsThatItGives()
{
    DraftBox box(u"store"_s, u"pa"_s, m_file);
    box.keep(usualDraft());
    {
        QSettings file(m_file, QSettings::IniFormat);
        const QString group = file.childGroups().constFirst();
        file.setValue(group + u"/+2-6/text"_s, u"{SEQ:4}"_s);
        file.setValue(group + u"/2-1/text"_s, u"{SEQ:4}"_s);
    }
    QCOMPARE(box.keys(), (QSet<TemplateKey>{{2, 6}}));
}

void TemplateDraftTest::keepsNothingThatIsNoTemplateForItsLength()
{
    DraftBox box(u"store"_s, u"pa"_s, m_file);
    box.keep(usualDraft());
    TemplateDraft pasted = usualDraft();
    pasted.text = QString(2001, u'x');
    box.keep(pasted);
    QVERIFY(!box.find({2, 6}));
}

QTEST_GUILESS_MAIN(TemplateDraftTest)
#include "template_draft_test.moc"
