#pragma once

#include <QDataStream>
#include <QStringList>
#include <QTemporaryFile>

namespace lekthi::ui {

/// Texts of a table row by row, kept on the disk until they are drawn: they are read twice, and held in
/// memory never. Encrypts nothing; the file is the person's alone and gone with this. One thread.
class ReportSpool
{
public:
    bool open(); ///< once, first; false: failure() says why
    bool append(const QStringList &row);
    bool rewind(); ///< what was appended is read from its beginning; nothing can be appended from then on
    QStringList next(); ///< empty: there are no more
    QString failure() const { return m_file.errorString(); }

private:
    QTemporaryFile m_file;
    QDataStream m_stream;
};

} // namespace lekthi::ui
