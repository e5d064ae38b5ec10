#include "models/written_file.h"

#include <QSaveFile>

namespace lekthi::models {

bool writeWholeFile(const QString &path, const QByteArray &bytes)
{
    QSaveFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit();
}

} // namespace lekthi::models
