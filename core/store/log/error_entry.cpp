#include "core/store/log/error_entry.h"

#include <QRegularExpression>

namespace lekthi::store {

using namespace Qt::StringLiterals;

QString errorReferenceIn(const QString &pasted)
{
    static const QRegularExpression whole(u"ERR-[0-9]{8}-[0-9]{4}-[A-Z]{4}"_s);
    return whole.match(pasted.toUpper()).captured();
}

} // namespace lekthi::store
