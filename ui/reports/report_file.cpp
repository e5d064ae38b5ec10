#include "ui/reports/report_file.h"

#include <utility>

namespace lekthi::ui {

namespace {

constexpr qsizetype writtenAtOnce = 1 << 16;

} // namespace

ReportFile::ReportFile(const QString &path)
    : m_file(path)
{
}

files::Written ReportFile::begin()
{
    m_state = m_file.open();
    if (m_state)
        open(QIODevice::WriteOnly | QIODevice::Unbuffered);
    return m_state;
}

void ReportFile::flush()
{
    if (m_state)
        m_state = m_file.append(std::exchange(m_waiting, {}));
}

files::Written ReportFile::commit()
{
    flush();
    return m_state ? m_file.commit() : m_state;
}

qint64 ReportFile::readData(char * /*data*/, qint64 /*most*/)
{
    return -1;
}

qint64 ReportFile::writeData(const char *data, qint64 size)
{
    if (!m_state)
        return -1;
    m_waiting.append(data, size);
    if (m_waiting.size() >= writtenAtOnce)
        flush();
    return m_state ? size : -1;
}

} // namespace lekthi::ui
