#include "ui/reports/report_spool.h"

namespace lekthi::ui {

bool ReportSpool::open()
{
    m_stream.setDevice(&m_file);
    return m_file.open();
}

bool ReportSpool::append(const QStringList &row)
{
    m_stream << row;
    return m_stream.status() == QDataStream::Ok;
}

bool ReportSpool::rewind()
{
    return m_file.flush() && m_file.seek(0);
}

QStringList ReportSpool::next()
{
    QStringList row;
    if (!m_stream.atEnd())
        m_stream >> row;
    return row;
}

} // namespace lekthi::ui
