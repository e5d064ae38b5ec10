#include "models/lists/list_writer.h"

#include "models/csv_text.h"
#include "models/lists/workbook_writer.h"

#include <QJsonDocument>

namespace lekthi::models {

using namespace Qt::StringLiterals;
using files::Written;

namespace {

constexpr qsizetype piece = 1 << 16; // bytes that wait for the file

class LineWriter : public ListWriter
{
public:
    explicit LineWriter(const QString &path)
        : m_file(path)
    {
    }

    Written commit() override
    {
        return flush().and_then([this] { return m_file.commit(); });
    }

protected:
    Written begin(const QByteArray &bytes)
    {
        m_waiting = bytes;
        return m_file.open();
    }

    Written put(const QByteArray &line)
    {
        m_waiting += line;
        return m_waiting.size() < piece ? Written() : flush();
    }

private:
    Written flush() { return m_file.append(std::exchange(m_waiting, {})); }

    files::GrowingFile m_file;
    QByteArray m_waiting;
};

class CsvWriter : public LineWriter
{
public:
    using LineWriter::LineWriter;

    Written open(const QStringList &names) override
    {
        // Without the mark Excel takes Thai for something else.
        return begin((QChar(QChar::ByteOrderMark) + csvLine(names)).toUtf8());
    }

    Written append(const ExportFields &fields) override
    {
        m_line.resize(0);
        for (const auto &[name, value] : fields) {
            if (!m_line.isEmpty())
                m_line += ',';
            addCsvCell(m_line, valueText(value));
        }
        m_line += "\r\n";
        return put(m_line);
    }

    bool takesCsv() const override { return true; }
    Written appendCsv(const QByteArray &lines) override { return put(lines); }

private:
    QByteArray m_line; // its memory is used again
};

class JsonLinesWriter : public LineWriter
{
public:
    using LineWriter::LineWriter;

    Written open(const QStringList & /*names*/) override { return begin({}); }

    Written append(const ExportFields &fields) override
    {
        return put(QJsonDocument(objectOf(fields)).toJson(QJsonDocument::Compact) + '\n');
    }
};

} // namespace

QStringList namesOf(const ExportFields &fields)
{
    QStringList names;
    for (const auto &field : fields)
        names += field.first;
    return names;
}

QJsonObject objectOf(const ExportFields &fields)
{
    QJsonObject object;
    for (const auto &[name, value] : fields)
        object.insert(name, value);
    return object;
}

QString suffixOf(ExportFormat format)
{
    switch (format) {
    case ExportFormat::Csv:
        return u"csv"_s;
    case ExportFormat::JsonLines:
        return u"jsonl"_s;
    case ExportFormat::Xlsx:
        return u"xlsx"_s;
    }
    Q_UNREACHABLE();
}

std::unique_ptr<ListWriter> listWriter(ExportFormat format, const QString &path)
{
    switch (format) {
    case ExportFormat::Csv:
        return std::make_unique<CsvWriter>(path);
    case ExportFormat::JsonLines:
        return std::make_unique<JsonLinesWriter>(path);
    case ExportFormat::Xlsx:
        return std::make_unique<WorkbookWriter>(path);
    }
    Q_UNREACHABLE();
}

} // namespace lekthi::models
