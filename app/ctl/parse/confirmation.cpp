#include "app/ctl/parse/confirmation.h"

#include "app/ctl/print/table.h"
#include "app/ctl/print/texts.h"

#include <QTextStream>

#include <cstdio>

#include <unistd.h>

namespace lekthi::ctl {

using namespace Qt::StringLiterals;

Result<void> confirm(const Arguments &arguments, const QString &facts, const QString &question,
                     const QString &expected)
{
    if (arguments.has("yes"_L1))
        return {};
    if (!::isatty(STDIN_FILENO) || !::isatty(STDERR_FILENO))
        return usageError(facts + u"\n\n"_s +
                          Texts::tr("Nothing was changed. To confirm, repeat the command with --yes."));
    QTextStream(stderr) << printable(facts) << "\n\n" << printable(question) << ' ' << Qt::flush;
    if (QTextStream(stdin).readLine().trimmed() == expected)
        return {};
    return refusal(u"CANCELLED"_s, Texts::tr("Cancelled; nothing was changed."));
}

} // namespace lekthi::ctl
