#pragma once

#include "core/files/written_file.h"

#include <QByteArray>
#include <QIODevice>

namespace lekthi::ui {

/// What a PDF is written to: a file that is there when it is whole. Keeps the first failure, after which it
/// takes nothing more. One thread, not that of the window.
class ReportFile : public QIODevice
{
public:
    explicit ReportFile(const QString &path);

    files::Written begin(); ///< once, first
    files::Written state() const { return m_state; }
    files::Written commit(); ///< once, last

    bool isSequential() const override { return true; }

protected:
    qint64 readData(char *data, qint64 most) override;
    qint64 writeData(const char *data, qint64 size) override;

private:
    void flush();

    files::GrowingFile m_file;
    files::Written m_state;
    QByteArray m_waiting;
};

} // namespace lekthi::ui
