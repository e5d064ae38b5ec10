#include "app/ctl/commands/command_groups.h"
#include "app/ctl/commands/support_bundle.h"
#include "app/ctl/print/json_values.h"
#include "app/ctl/print/table.h"
#include "app/ctl/print/texts.h"
#include "core/files/packed_files.h"

#include <QJsonArray>

namespace lekthi::ctl {

using namespace Qt::StringLiterals;

namespace {

files::Written writeBundle(const QString &path, const SupportBundle &bundle)
{
    const QDateTime now = QDateTime::currentDateTimeUtc();
    files::PackedFiles packed(path);
    files::Written written = packed.open();
    for (const BundleFile &file : bundle.files) {
        if (written)
            written = packed.add("lekthi-support/" + file.name, file.content, now);
    }
    return written.and_then([&] { return packed.commit(); });
}

QString textOf(const QString &path, const SupportBundle &bundle)
{
    QList<QStringList> rows;
    for (const BundleFile &file : bundle.files)
        rows.append({QString::fromLatin1(file.name), file.about});
    QStringList lines{alignedRows(rows)};
    if (!bundle.storeProblem.isEmpty())
        lines.append(Texts::tr("The store could not be asked: %1").arg(bundle.storeProblem));
    lines.append(Texts::tr("Left out:"));
    for (const QString &one : leftOutOfBundles())
        lines.append(u"- "_s + one);
    lines.append(
        Texts::tr("%1 was written; nothing was sent. Check its files before you pass it on.").arg(path));
    return lines.join(u'\n');
}

QJsonObject jsonOf(const QString &path, const SupportBundle &bundle)
{
    QJsonArray files;
    for (const BundleFile &file : bundle.files)
        files.append(QJsonObject{{u"name"_s, QString::fromLatin1(file.name)},
                                 {u"about"_s, file.about},
                                 {u"bytes"_s, file.content.size()}});
    return {{u"file"_s, path},
            {u"files"_s, files},
            {u"leftOut"_s, QJsonArray::fromStringList(leftOutOfBundles())},
            {u"storeProblem"_s, textOrNull(bundle.storeProblem)}};
}

Result<Report> runSupportBundle(const Arguments &arguments)
{
    const QString path = arguments.positional();
    if (!path.endsWith(".tar.gz"_L1) && !path.endsWith(".tgz"_L1))
        return usageError(
            Texts::tr("The bundle is a compressed archive. Give it a name that ends in .tar.gz."));
    const SupportBundle bundle = collectSupport(arguments);
    if (const files::Written written = writeBundle(path, bundle); !written)
        return refusal(u"FILE_NOT_WRITTEN"_s, written.error());
    return Report{.text = textOf(path, bundle), .json = jsonOf(path, bundle)};
}

} // namespace

QList<Command> supportCommands()
{
    return {
        {.name = "support-bundle",
         .summary = QT_TRANSLATE_NOOP(
             "lekthi", "Collect versions, status, logs and settings without secrets, to pass on to support"),
         .positional = "FILE",
         .run = runSupportBundle}};
}

} // namespace lekthi::ctl
