#pragma once

#include <QString>

namespace lekthi::test {

/// A directory of this test program, named after its process; removed with its content at the end. Its path
/// is short enough for sockets. Making the first one clears what test programs that were killed have left on
/// this machine, servers included.
class ScratchDirectory
{
public:
    ScratchDirectory();
    ~ScratchDirectory();
    ScratchDirectory(const ScratchDirectory &) = delete;
    ScratchDirectory &operator=(const ScratchDirectory &) = delete;

    QString path() const { return m_path; }
    QString filePath(const QString &name) const { return m_path + u'/' + name; }

private:
    QString m_path;
};

} // namespace lekthi::test
