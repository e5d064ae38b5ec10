#include "core/demo/demo_data.h"
#include "core/store/metrics/metrics_spans.h"
#include "models/metrics/metric_plots.h"
#include "tests/support/private_store.h"
#include "tests/ui/support/spoken_walk.h"
#include "tests/ui/support/test_window.h"
#include "ui/metrics/plot_board.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/code_combo.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QFileDialog>
#include <QGuiApplication>
#include <QImage>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>
#include <QTableView>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;
using test::openerOf;
using test::PrivateStore;
using test::TestWindow;

namespace {

constexpr int day = 3; // of the ranges to choose from
constexpr int twoYears = 8;

} // namespace

/// How drawing numbers goes, as a person sees it.
class MetricsPageTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void saysThatNothingWasDrawnYet();
    void leavesOpenWhatItCouldNotRead();
    void showsWhatTheStoreHolds();
    void opensEveryRange();
    void filtersByProject();
    void tellsPlotsInWords();
    void showsHotCounters();
    void fitsOneScreen();
    void comparesWithBefore();
    void tableShowsWhatPlotsShow();
    void zoomsByKeysAndComesBack();
    void tellsHowOldTheLastMinuteIs();
    void writesFiles_data();
    void writesFiles();
    void tellsWhenAFileCannotBeWritten();

private:
    void open(const store::Address &address);
    void choose(int range);
    QString tile(const QString &name) const { return m_test->find<QLabel>(name)->text(); }
    qint64 numbersShown() const { return tile(u"numbersTile"_s).remove(u',').toLongLong(); }
    qint64 numbersOf(metrics::Grain grain, qint64 hours, const store::TallyFilter &filter = {}) const;
    void exportTo(const QString &format, const QString &path);

    store::Address m_address;
    std::unique_ptr<store::Connection> m_administrator;
    std::unique_ptr<TestWindow> m_test;
};

void MetricsPageTest::initTestCase()
{
    m_address = PrivateStore::instance().demoStore();
    m_administrator = PrivateStore::instance().connect(m_address);
    QVERIFY(store::insertDemoMetrics(*m_administrator, store::makeDemoMetrics(m_administrator->serverNow())));
}

void MetricsPageTest::init()
{
    const QLatin1StringView test(QTest::currentTestFunction());
    if (test != "saysThatNothingWasDrawnYet"_L1 && test != "leavesOpenWhatItCouldNotRead"_L1)
        open(m_address);
}

void MetricsPageTest::cleanup()
{
    m_test.reset();
}

void MetricsPageTest::open(const store::Address &address)
{
    m_test = std::make_unique<TestWindow>(openerOf(address));
    QVERIFY(m_test->signIn(u"auditor.demo"_s));
    m_test->goTo(u"metricsPage"_s);
    QTRY_VERIFY(m_test->find<QLabel>(u"metricsTime"_s)->text() != u"Loading"_s);
}

void MetricsPageTest::choose(int range)
{
    auto *combo = m_test->find<QComboBox>(u"metricsRange"_s);
    combo->setCurrentIndex(range);
    emit combo->activated(range);
}

qint64 MetricsPageTest::numbersOf(metrics::Grain grain, qint64 hours, const store::TallyFilter &filter) const
{
    const QDateTime now = m_administrator->serverNow();
    const auto spans = store::listSpans(
        *m_administrator, grain, models::wholePoints({now.addSecs(-hours * 3600), now}, {grain, 1}), filter);
    qint64 numbers = 0;
    for (const metrics::Span &span : *spans)
        numbers += span.tally.numbers;
    return numbers;
}

void MetricsPageTest::saysThatNothingWasDrawnYet()
{
    open(PrivateStore::instance().demoStore());
    QTRY_VERIFY(m_test->isShown(u"metricsEmpty"_s));
    QVERIFY(!m_test->isShown(u"plotBoard"_s));
    QVERIFY(!m_test->isShown(u"numbersTile"_s));
    QVERIFY(!m_test->find<QAbstractButton>(u"metricsExport"_s)->isEnabled());
}

void MetricsPageTest::leavesOpenWhatItCouldNotRead()
{
    const store::Address address = PrivateStore::instance().demoStore();
    m_test = std::make_unique<TestWindow>(openerOf(address));
    QVERIFY(m_test->signIn(u"auditor.demo"_s));
    QVERIFY(PrivateStore::instance().connect(address)->execute(
        u"DROP PROCEDURE %1_api.metrics_list_spans"_s.arg(address.database)));
    m_test->goTo(u"metricsPage"_s);
    QTRY_VERIFY(m_test->isShown(u"metricsBanner"_s));
    QCOMPARE(tile(u"numbersTile"_s), u"–"_s);
    const auto *card = m_test->find<ui::PlotView>(u"numbersPlot"_s)->parentWidget();
    for (const QLabel *label : card->findChildren<QLabel *>())
        QVERIFY2(!label->text().contains(u"in this range"_s), qPrintable(label->text()));
}

void MetricsPageTest::showsWhatTheStoreHolds()
{
    QTRY_VERIFY(numbersShown() > 0);
    QCOMPARE(numbersShown(), numbersOf(metrics::Grain::FiveMinutes, 24));
    QVERIFY(m_test->isShown(u"durationPlot"_s));
    QVERIFY(m_test->isShown(u"metricsVerdict"_s));
    const auto *plot = m_test->find<ui::PlotView>(u"numbersPlot"_s);
    QVERIFY(plot->plot().hasValues());
    QVERIFY(!plot->accessibleName().isEmpty());
}

void MetricsPageTest::opensEveryRange()
{
    for (int range = 0; range <= twoYears; ++range) {
        choose(range);
        const auto *plot = m_test->find<ui::PlotView>(u"numbersPlot"_s);
        const double wanted = m_test->find<QComboBox>(u"metricsRange"_s)->itemData(range).toDouble();
        QTRY_COMPARE(plot->xAxis->range().size(), wanted);
        QVERIFY(plot->plot().series.front().values.size() <= size_t(models::mostPoints));
    }
    QTRY_COMPARE(numbersShown(), numbersOf(metrics::Grain::Day, 24 * 365 * 2));
}

void MetricsPageTest::filtersByProject()
{
    QTRY_VERIFY(numbersShown() > 0);
    const store::TallyFilter rfas{.correspondenceTypeId = 1};
    m_test->find<ui::CodeCombo>(u"metricsType"_s)->setCurrentId(1);
    QTRY_COMPARE(numbersShown(), numbersOf(metrics::Grain::FiveMinutes, 24, rfas));
    m_test->find<ui::CodeCombo>(u"metricsProject"_s)->setCurrentId(1);
    QTRY_COMPARE(tile(u"numbersTile"_s), u"0"_s); // services ran and drew nothing of it
}

/// For those who do not see them.
void MetricsPageTest::tellsPlotsInWords()
{
    const auto *chart = QAccessible::queryAccessibleInterface(m_test->find<QWidget>(u"durationPlot"_s));
    QCOMPARE(chart->role(), QAccessible::Chart);
    QVERIFY2(chart->text(QAccessible::Name).contains(u"time"_s), qPrintable(chart->text(QAccessible::Name)));
    const QString words = chart->text(QAccessible::Description);
    QVERIFY2(words.startsWith(u"Chart from "_s), qPrintable(words));
    static const QRegularExpression values(
        uR"(p95: last [\d.,]+ ms, lowest [\d.,]+ ms, highest [\d.,]+ ms\.)"_s);
    QVERIFY2(words.contains(values), qPrintable(words));
    const QStringList unspoken = test::unspoken(m_test->window());
    QVERIFY2(unspoken.isEmpty(), qPrintable(unspoken.join(u'\n')));
}

void MetricsPageTest::showsHotCounters()
{
    constexpr int year = 7;
    choose(year);
    const QAbstractItemModel *counters = m_test->find<QTableView>(u"hotCounterTable"_s)->model();
    QTRY_VERIFY(counters->rowCount() > 0);
    const auto hot = store::hotCounters(
        *m_administrator, {m_administrator->serverNow().addYears(-1), m_administrator->serverNow()});
    QTRY_COMPARE(size_t(counters->rowCount()), hot->counters.size());
    m_test->find<ui::CodeCombo>(u"metricsProject"_s)->setCurrentId(1);
    QTRY_VERIFY(counters->rowCount() > 0 && size_t(counters->rowCount()) < hot->counters.size());
}

void MetricsPageTest::fitsOneScreen()
{
    constexpr int year = 7;
    choose(year);
    const auto *board = m_test->find<QScrollArea>(u"plotBoard"_s);
    const auto *counters = m_test->find<QTableView>(u"hotCounterTable"_s);
    QTRY_VERIFY(counters->model()->rowCount() > 0);
    m_test->window().resize(1280, 800);
    QTRY_VERIFY(board->verticalScrollBar()->maximum() > 0);
    m_test->window().resize(1920, 1080);
    using numbering::Language;
    for (const Language language : {Language::English, Language::Thai, Language::TraditionalChinese}) {
        m_test->preferences().setLanguage(language);
        QTRY_COMPARE(board->verticalScrollBar()->maximum(), 0);
    }
}

void MetricsPageTest::comparesWithBefore()
{
    QTRY_VERIFY(numbersShown() > 0);
    choose(1);
    m_test->find<QCheckBox>(u"metricsCompare"_s)->setChecked(true);
    const auto *plot = m_test->find<ui::PlotView>(u"numbersPlot"_s);
    QTRY_VERIFY(!plot->plot().series.front().before.empty());
    QCOMPARE(plot->plot().series.front().before.size(), plot->plot().series.front().values.size());
    m_test->find<QCheckBox>(u"metricsCompare"_s)->setChecked(false);
    QTRY_VERIFY(plot->plot().series.front().before.empty());
}

void MetricsPageTest::tableShowsWhatPlotsShow()
{
    QTRY_VERIFY(numbersShown() > 0);
    m_test->find<QCheckBox>(u"metricsFollow"_s)->setChecked(false);
    QTest::mouseClick(m_test->find<QAbstractButton>(u"metricsAsTable"_s), Qt::LeftButton);
    auto *table = m_test->find<QTableView>(u"metricsTable"_s);
    QTRY_VERIFY(table->isVisible());
    const auto &plot = m_test->find<ui::PlotView>(u"durationPlot"_s)->plot();
    QStringList fromPlot;
    for (auto value = plot.series[1].values.rbegin(); value != plot.series[1].values.rend(); ++value)
        fromPlot.append(models::numberText(*value, plot.unit));
    QStringList fromTable;
    for (int row = 0; row < table->model()->rowCount(); ++row)
        fromTable.append(table->model()->index(row, 2).data().toString());
    fromPlot.removeAll(u"–"_s);
    fromTable.removeAll(u"–"_s);
    QVERIFY(fromTable.size() > 100);
    QCOMPARE(fromTable, fromPlot);

    table->setFocus();
    table->selectRow(0);
    table->selectionModel()->select(table->model()->index(1, 0),
                                    QItemSelectionModel::Select | QItemSelectionModel::Rows);
    QTest::keyClick(table, Qt::Key_C, Qt::ControlModifier);
    QTRY_COMPARE(QGuiApplication::clipboard()->text().split(u'\n').size(), 3);
}

void MetricsPageTest::zoomsByKeysAndComesBack()
{
    QTRY_VERIFY(numbersShown() > 0);
    auto *plot = m_test->find<ui::PlotView>(u"numbersPlot"_s);
    const double whole = plot->xAxis->range().size();
    for (int i = 0; i < 6; ++i)
        QTest::keyClick(plot, Qt::Key_Plus);
    QTRY_VERIFY(!m_test->find<QCheckBox>(u"metricsFollow"_s)->isChecked());
    // Closer up it is told by minutes.
    QTRY_VERIFY(m_test->find<QLabel>(u"metricsTime"_s)->text().contains(u"by 1 minute"_s));
    QTest::keyClick(plot, Qt::Key_Home);
    QTRY_COMPARE(plot->xAxis->range().size(), whole);
    QVERIFY(m_test->find<QCheckBox>(u"metricsFollow"_s)->isChecked());
}

void MetricsPageTest::tellsHowOldTheLastMinuteIs()
{
    QTRY_VERIFY(numbersShown() > 0);
    QVERIFY(m_administrator->execute(u"DELETE FROM document_number_allocator_minute WHERE minute > "
                                     "UTC_TIMESTAMP() - INTERVAL 20 MINUTE"_s));
    choose(day);
    auto *banner = m_test->find<ui::Banner>(u"metricsBanner"_s);
    QTRY_VERIFY(banner->isVisible());
    QVERIFY2(banner->message().contains(u"min ago"_s), qPrintable(banner->message()));
    QVERIFY(!m_test->isShown(u"metricsVerdict"_s)); // how it is now is not known
}

void MetricsPageTest::exportTo(const QString &format, const QString &path)
{
    auto *menu = m_test->find<QPushButton>(u"metricsExport"_s)->menu();
    for (QAction *action : menu->actions())
        if (action->text() == format)
            action->trigger();
    QTRY_VERIFY(m_test->find<QFileDialog>(u"metricsFile"_s));
    emit m_test->find<QFileDialog>(u"metricsFile"_s)->fileSelected(path);
    m_test->find<QFileDialog>(u"metricsFile"_s)->close();
}

void MetricsPageTest::writesFiles_data()
{
    QTest::addColumn<QByteArray>("beginning");
    QTest::newRow("PNG") << QByteArray("\x89PNG");
    QTest::newRow("SVG") << QByteArray("<?xml");
    QTest::newRow("PDF") << QByteArray("%PDF");
    QTest::newRow("CSV") << QByteArray("\"from\",\"running\",\"duration_p99_ms\"");
}

void MetricsPageTest::writesFiles()
{
    QFETCH(QByteArray, beginning);
    QTRY_VERIFY(numbersShown() > 0);
    QTemporaryDir room;
    const QString path = room.filePath(u"metrics"_s);
    exportTo(QString::fromLatin1(QTest::currentDataTag()), path);
    QTRY_VERIFY(m_test->find<ui::Banner>(u"metricsBanner"_s)->message().contains(path));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray written = file.readAll();
    QVERIFY2(written.startsWith(beginning), written.left(60).constData());
    if (beginning.endsWith("PNG")) {
        const QImage image = QImage::fromData(written);
        QVERIFY(image.width() > 1'000 && image.height() > 1'000);
        QVERIFY(image.pixelColor(image.width() / 2, 4) == ui::theme::color(ui::ColorRole::Surface));
    }
    if (beginning.startsWith("<?xml"))
        QVERIFY(written.contains("<path") || written.contains("<polyline"));
    if (beginning.startsWith("\"from"))
        QVERIFY(written.count('\n') > 100);
}

void MetricsPageTest::tellsWhenAFileCannotBeWritten()
{
    QTRY_VERIFY(numbersShown() > 0);
    exportTo(u"SVG"_s, u"/nowhere/metrics.svg"_s);
    const auto *banner = m_test->find<ui::Banner>(u"metricsBanner"_s);
    QTRY_VERIFY(banner->message().contains(u"/nowhere/metrics.svg"_s));
    QVERIFY2(banner->message().contains(u"its folder does not exist"_s), qPrintable(banner->message()));
    QVERIFY(m_test->find<QAbstractButton>(u"metricsExport"_s)->isEnabled());
}

QTEST_MAIN(MetricsPageTest)
#include "metrics_page_test.moc"
