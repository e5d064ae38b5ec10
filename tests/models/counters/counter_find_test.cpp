#include "core/store/session/transaction.h"
#include "core/store/templates/template_gateway.h"
#include "models/counters/counter_find.h"
#include "models/counters/counter_model.h"
#include "models/counters/counter_rows.h"
#include "tests/support/private_store.h"
#include "translations/translations.h"

#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;
using models::CounterModel;
using numbering::Calendar;
using numbering::PeriodKind;
using test::PrivateStore;

namespace {

constexpr int project = 2;
constexpr int letter = 6;
constexpr int rfa = 1;
constexpr int everything = 1'000;

} // namespace

/// What the store finds, beside what a person sees in the rows.
class CounterFindTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void findsWhateverARowShows_data();
    void findsWhateverARowShows();
    void findsNumbersOfAnyTemplate_data();
    void findsNumbersOfAnyTemplate();
    void pagesThroughWhatFits();
    void leavesSentencesToTheRows();

private:
    void addCounter(const numbering::CounterKey &key, qint64 lastNumber);
    void giveTemplate(int type, const QString &text);
    QList<models::CounterRow> rows(const QString &text = {}, int limit = everything, qint64 afterId = 0);
    QSet<qint64> shownBy(const QList<models::CounterRow> &rows, const QString &text);

    std::unique_ptr<store::Connection> m_root;
    std::unique_ptr<store::Connection> m_person;
    store::ReferenceData m_reference;
    Calendar m_calendar = Calendar::Gregorian;
};

void CounterFindTest::initTestCase()
{
    const store::Address address = PrivateStore::instance().demoStore();
    m_root = PrivateStore::instance().connect(address);
    m_person = PrivateStore::instance().connect(PrivateStore::asPerson(address, u"pa.demo"_s));
    m_reference = *store::loadReferenceData(*m_person);
    addCounter({project, 22, 10, letter, 0, 0, 0, {0, 0}}, 12345);
    addCounter({project, 22, 10, letter, 0, 0, 0, {2025, 11}}, 9);
    addCounter({project, 22, 10, letter, 0, 0, 0, {2025, 1231}}, 0);
    addCounter({project, 42, std::nullopt, rfa, 0, 18, 5, {2024, 0}}, 99);
}

void CounterFindTest::addCounter(const numbering::CounterKey &key, qint64 lastNumber)
{
    QVERIFY(store::insertCounter(*m_root, key));
    auto transaction = store::Transaction::begin(*m_root);
    const auto counter = store::lockCounter(*m_root, key);
    QVERIFY(counter && store::raiseCounter(*m_root, *counter, lastNumber, {}));
    QVERIFY(transaction->commit());
}

void CounterFindTest::giveTemplate(int type, const QString &text)
{
    const auto stored = store::findTemplate(*m_person, project, type);
    QVERIFY(stored);
    if (stored->text == text)
        return;
    const auto saved =
        store::saveTemplate(*m_person, {project, type, stored->version, *numbering::Template::parse(text),
                                        stored->settings, *numbering::Reason::parse(u"Other tokens"_s)});
    QVERIFY2(saved, qPrintable(saved ? QString() : store::describe(saved.error())));
}

QList<models::CounterRow> CounterFindTest::rows(const QString &text, int limit, qint64 afterId)
{
    const auto page = models::readCounterPage(
        *m_person,
        {.filter = {},
         .afterId = afterId,
         .limit = limit,
         .search = models::counterSearchFor({}, text, m_calendar, QDateTime::currentDateTimeUtc())},
        m_reference);
    return page ? page->rows : QList<models::CounterRow>();
}

/// The counters of the rows in which a person finds the text.
QSet<qint64> CounterFindTest::shownBy(const QList<models::CounterRow> &rows, const QString &text)
{
    CounterModel model;
    model.setCalendar(m_calendar);
    model.appendPage(rows, true);
    QSet<qint64> ids;
    for (int row = 0; row < model.rowCount(); ++row) {
        for (int column = 0; column < CounterModel::ColumnCount; ++column) {
            if (model.index(row, column)
                    .data(CounterModel::SearchRole)
                    .toString()
                    .contains(text, Qt::CaseInsensitive))
                ids += rows.at(row).counter.id;
        }
    }
    return ids;
}

void CounterFindTest::findsWhateverARowShows_data()
{
    QTest::addColumn<int>("language");
    QTest::addColumn<int>("calendar");
    using numbering::Language;
    QTest::newRow("English") << int(Language::English) << int(Calendar::Gregorian);
    QTest::newRow("Thai") << int(Language::Thai) << int(Calendar::Buddhist);
    QTest::newRow("Chinese") << int(Language::TraditionalChinese) << int(Calendar::Gregorian);
}

void CounterFindTest::findsWhateverARowShows()
{
    QFETCH(int, language);
    QFETCH(int, calendar);
    useLanguage(numbering::Language(language));
    const auto english = qScopeGuard([] { useLanguage(numbering::Language::English); });
    m_calendar = Calendar(calendar);
    const QList<models::CounterRow> all = rows();
    QVERIFY(all.size() > 10);
    CounterModel model;
    model.setCalendar(m_calendar);
    model.appendPage(all, true);
    QSet<QString> texts{u"lcbp3-c2"_s, u"-0118"_s, u"คคง.-ส"_s,      u"GEO"_s,
                        u"100%"_s,     u"_"_s,     u"no such code"_s};
    for (int row = 0; row < model.rowCount(); ++row) {
        for (int column = 0; column < CounterModel::ColumnCount; ++column)
            texts += model.index(row, column).data(CounterModel::SearchRole).toString();
    }
    for (const QString &text : std::as_const(texts)) {
        const QList<models::CounterRow> found = rows(text);
        QCOMPARE(shownBy(found, text), shownBy(all, text));
    }
}

void CounterFindTest::findsNumbersOfAnyTemplate_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("widths") << u"{ORIGINATOR}-{RECIPIENT}-{SEQ:2}-{YEAR:A.D.}"_s;
    QTest::newRow("braces")
        << u"{{{PROJECT}}}/{CORR_TYPE}.{ORIGINATOR}.{RECIPIENT}.{SEQ:7}_{YEAR:B.E.}-{REV}"_s;
    QTest::newRow("date") << u"{ORIGINATOR}-{RECIPIENT}-{DATE:yyyyMMdd:B.E.}-{SEQ:4}-{YEAR:B.E.}"_s;
}

void CounterFindTest::findsNumbersOfAnyTemplate()
{
    QFETCH(QString, text);
    m_calendar = Calendar::Gregorian;
    giveTemplate(letter, text);
    int letters = 0;
    const QList<models::CounterRow> all = rows();
    for (const models::CounterRow &row : all) {
        if (row.counter.key.projectId != project || row.counter.key.correspondenceTypeId != letter)
            continue;
        ++letters;
        QVERIFY2(!row.next.text().isEmpty(), qPrintable(row.whyNoNext));
        const QList<models::CounterRow> found = rows(row.next.text());
        QVERIFY2(shownBy(found, row.next.text()).contains(row.counter.id), qPrintable(row.next.text()));
        const bool isExact = !text.contains(u"{DATE"_s) && !text.contains(u"{{"_s);
        QVERIFY2(!isExact || found.size() == 1, qPrintable(row.next.text()));
    }
    QVERIFY(letters > 3);
}

void CounterFindTest::pagesThroughWhatFits()
{
    const QList<models::CounterRow> all = rows(u"สคฉ.3"_s);
    QVERIFY(all.size() > 4);
    QList<models::CounterRow> paged;
    for (;;) {
        const auto page = rows(u"สคฉ.3"_s, 3, paged.isEmpty() ? 0 : paged.constLast().counter.id);
        paged += page;
        if (page.size() < 3)
            break;
    }
    QCOMPARE(paged, all);
}

void CounterFindTest::leavesSentencesToTheRows()
{
    const QDateTime now = QDateTime::currentDateTimeUtc();
    QVERIFY(!models::counterSearchFor({}, u"There is no template"_s, Calendar::Gregorian, now));
    QVERIFY(!models::counterSearchFor({}, u"–"_s, Calendar::Gregorian, now));
    QVERIFY(!models::counterSearchFor({}, {}, Calendar::Gregorian, now));
    QVERIFY(models::counterSearchFor({}, u"0118"_s, Calendar::Gregorian, now));
}

QTEST_GUILESS_MAIN(CounterFindTest)
#include "counter_find_test.moc"
