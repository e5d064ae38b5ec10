#include "models/written_file.h"

#include <QSaveFile>

namespace lekthi::models {

Written writeWholeFile(const QString &path, const QByteArray &bytes)
{
    QSaveFile file(path);
    if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit())
        return {};
    return tl::unexpected(file.errorString());
}

} // namespace lekthi::models
