#include "ui/reports/report_writer.h"

#include "ui/reports/column_widths.h"
#include "ui/reports/report_file.h"
#include "ui/reports/report_pages.h"
#include "ui/reports/report_spool.h"

#include "models/csv_text.h"

#include <QCoreApplication>
#include <QLocale>
#include <QPageLayout>
#include <QPainter>
#include <QPdfWriter>

#include <algorithm>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using files::Written;

namespace {

constexpr int reportResolution = 600; // dots an inch: coordinates in the file stay short
constexpr QMarginsF reportMarginsMm(12, 12, 12, 9);
constexpr qreal mostOfWidth = 0.4; // for a single word or number

class ReportWriter : public models::ListWriter
{
    Q_DECLARE_TR_FUNCTIONS(lekthi)

public:
    ReportWriter(const ReportText &text, const QString &path, models::ExportProgress &progress)
        : m_text(text)
        , m_path(path)
        , m_progress(progress)
        , m_file(path)
    {
    }

    Written open(const QStringList &names) override;
    Written append(const models::ExportFields &fields) override;
    Written commit() override;

private:
    Written cancelled() const { return tl::unexpected(files::notWritten(m_path, tr("it was cancelled"))); }
    Written spoolFailure() const { return tl::unexpected(files::notWritten(m_path, m_spool.failure())); }
    void measure(qsizetype column, const QString &text, const ReportLines &lines);
    void shareRoom();
    Written layOut();
    Written draw();

    ReportText m_text;
    QString m_path;
    models::ExportProgress &m_progress;
    ReportFile m_file;
    ReportSpool m_spool;
    std::unique_ptr<QPdfWriter> m_paper;
    std::unique_ptr<ReportPages> m_pages;
    QList<ColumnNeed> m_needs;
    int m_rows = 0;
    int m_pageCount = 0;
};

Written ReportWriter::open(const QStringList &names)
{
    if (const Written begun = m_file.begin(); !begun)
        return begun;
    if (!m_spool.open())
        return spoolFailure();
    m_paper = std::make_unique<QPdfWriter>(&m_file);
    m_paper->setPageSize(QPageSize(QPageSize::A4));
    m_paper->setPageOrientation(QPageLayout::Landscape);
    m_paper->setPageMargins(reportMarginsMm, QPageLayout::Millimeter);
    m_paper->setResolution(reportResolution);
    m_paper->setTitle(m_text.title);
    m_paper->setCreator(u"Lekthi"_s);
    m_pages = std::make_unique<ReportPages>(*m_paper, m_text, names);
    m_needs.resize(names.size());
    for (qsizetype column = 0; column < names.size(); ++column)
        measure(column, names.at(column), m_pages->headingLines());
    return {};
}

void ReportWriter::measure(qsizetype column, const QString &text, const ReportLines &lines)
{
    ColumnNeed &need = m_needs[column];
    const qreal wished = lines.widthOf(text);
    // Only what is longer than all before can have a longer word.
    if (wished > need.least)
        need.least = std::max(need.least, lines.leastWidth(text));
    need.wished = std::max(need.wished, wished);
}

Written ReportWriter::append(const models::ExportFields &fields)
{
    if (m_rows >= mostReportRows)
        return tl::unexpected(tooLongForReportText());
    QStringList cells;
    for (const auto &[name, value] : fields) {
        const QString text = models::valueText(value);
        measure(cells.size(), text, m_pages->lines());
        cells += text;
    }
    if (!m_spool.append(cells))
        return spoolFailure();
    ++m_rows;
    return {};
}

void ReportWriter::shareRoom()
{
    const qreal room = m_pages->roomForColumns();
    for (ColumnNeed &need : m_needs)
        need.least = std::min(need.least, room * mostOfWidth);
    m_pages->setWidths(columnWidths(m_needs, room));
}

Written ReportWriter::layOut()
{
    if (!m_spool.rewind())
        return spoolFailure();
    m_pages->begin(nullptr);
    for (int row = 0; row < m_rows; ++row) {
        if (m_progress.isCancelled)
            return cancelled();
        m_pages->addRow(m_spool.next());
    }
    m_pageCount = m_pages->end();
    m_progress.pages = m_pageCount;
    return {};
}

Written ReportWriter::draw()
{
    if (!m_spool.rewind())
        return spoolFailure();
    QPainter painter;
    if (!painter.begin(m_paper.get()))
        return m_file.state() ? tl::unexpected(files::notWritten(m_path, tr("the pages cannot be painted")))
                              : m_file.state();
    m_pages->begin(&painter, m_pageCount);
    for (int row = 0; row < m_rows; ++row) {
        if (m_progress.isCancelled)
            return cancelled();
        if (!m_file.state())
            return m_file.state();
        m_progress.page = m_pages->addRow(m_spool.next());
    }
    m_pages->end();
    painter.end();
    return m_file.state();
}

Written ReportWriter::commit()
{
    shareRoom();
    return layOut().and_then([this] { return draw(); }).and_then([this] {
        m_pages.reset();
        m_paper.reset();
        return m_file.commit();
    });
}

struct LimitWords
{
    Q_DECLARE_TR_FUNCTIONS(lekthi)
};

} // namespace

std::unique_ptr<models::ListWriter> reportWriter(const ReportText &text, const QString &path,
                                                 models::ExportProgress &progress)
{
    return std::make_unique<ReportWriter>(text, path, progress);
}

QString tooLongForReportText()
{
    return LimitWords::tr("A PDF report holds at most %1 rows. Narrow the filters, or export as CSV or XLSX.")
        .arg(QLocale().toString(mostReportRows));
}

} // namespace lekthi::ui
