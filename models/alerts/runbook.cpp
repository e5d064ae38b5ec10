#include "models/alerts/runbook.h"

#include <QFile>
#include <QRegularExpression>

namespace lekthi::models {

using namespace Qt::StringLiterals;

QString runbookSection(const QString &code)
{
    static const QRegularExpression form(u"\\A[A-Z_]+\\z"_s);
    QFile file(u":/lekthi/runbook.md"_s);
    if (!form.match(code).hasMatch() || !file.open(QIODevice::ReadOnly))
        return {};
    const QString text = QString::fromUtf8(file.readAll());
    const QString heading = "## "_L1 + code + u'\n';
    const qsizetype begin = text.indexOf(u'\n' + heading);
    if (begin < 0)
        return {};
    const qsizetype end = text.indexOf("\n## "_L1, begin + heading.size());
    return text.mid(begin + 1, end < 0 ? -1 : end - begin - 1).trimmed();
}

} // namespace lekthi::models
