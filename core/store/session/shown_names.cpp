#include "core/store/session/shown_names.h"

namespace lekthi::store {

using namespace Qt::StringLiterals;

QString shownNames(const QStringList &names, qsizetype most, const QString &separator)
{
    return names.mid(0, most).join(separator) + (names.size() > most ? u" …"_s : QString());
}

} // namespace lekthi::store
