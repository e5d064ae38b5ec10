#include "app/ctl/commands/support_bundle.h"

#include "app/ctl/commands/bundle_files.h"
#include "app/ctl/parse/command.h"
#include "app/ctl/print/json_values.h"
#include "app/ctl/print/texts.h"
#include "app/ctl/store_access.h"

#include <QJsonArray>
#include <QJsonObject>

namespace lekthi::ctl {

using namespace Qt::StringLiterals;

namespace {

/// A command whose --json document goes into the bundle.
struct Question
{
    const char *command;
    QByteArray name;
    QHash<QString, QStringList> options;
    const char *about;
    /// Of a document what may go out; none: all of it.
    QJsonObject (*cut)(const QJsonObject &document) = nullptr;
};

/// The context, message and address of an error tell about documents and people.
QJsonObject cutErrors(const QJsonObject &document)
{
    QJsonArray errors;
    for (const auto &error : document[u"errors"].toArray()) {
        QJsonObject kept;
        for (const QString &name : {u"id"_s, u"reference"_s, u"type"_s, u"createdAt"_s, u"resolvedAt"_s})
            kept.insert(name, error[name]);
        errors.append(kept);
    }
    return {{u"errors"_s, errors}};
}

QList<Question> questions()
{
    const QHash<QString, QStringList> newest{{u"limit"_s, {u"200"_s}}};
    QHash<QString, QStringList> history = newest;
    history.insert(u"history"_s, {QString()});
    return {
        {"store status",
         "store/status.json",
         {},
         QT_TRANSLATE_NOOP("lekthi", "Checks of the server and the store")},
        {"settings list", "store/settings.json", {}, QT_TRANSLATE_NOOP("lekthi", "Settings of the store")},
        {"metrics", "store/metrics.json", {}, QT_TRANSLATE_NOOP("lekthi", "Metrics since the store began")},
        {"pool list",
         "store/pools.json",
         {},
         QT_TRANSLATE_NOOP("lekthi", "ID pools and how many IDs they hold")},
        {"alert list", "store/alerts.json", {}, QT_TRANSLATE_NOOP("lekthi", "Current alerts")},
        {"alert list", "store/alert-history.json", history,
         QT_TRANSLATE_NOOP("lekthi", "The latest alert events")},
        {"alert rules", "store/alert-rules.json", {}, QT_TRANSLATE_NOOP("lekthi", "Alert rules")},
        {"alert channels",
         "store/alert-channels.json",
         {},
         QT_TRANSLATE_NOOP("lekthi", "Notification channels, without addresses and keys")},
        {"errors list", "store/errors.json", newest,
         QT_TRANSLATE_NOOP("lekthi", "The latest errors: reference, class and time only"), cutErrors},
    };
}

/// The same store, and other options.
Arguments withOptions(const Arguments &arguments, QHash<QString, QStringList> options)
{
    for (const auto name : {"store"_L1, "data-dir"_L1, "redis"_L1}) {
        if (arguments.has(name))
            options.insert(name, arguments.texts(name));
    }
    return {options, {}};
}

QJsonObject jsonOf(const CommandError &error)
{
    return {{u"error"_s, QJsonObject{{u"code"_s, error.code},
                                     {u"message"_s, error.message},
                                     {u"reference"_s, textOrNull(error.reference)},
                                     {u"details"_s, textOrNull(error.details)}}}};
}

BundleFile answerTo(const Question &question, const Arguments &arguments, const QStringList &secrets)
{
    const Command *command = findCommand(QString::fromLatin1(question.command));
    Q_ASSERT(command);
    const Result<Report> report = command->run(withOptions(arguments, question.options));
    QJsonObject document = report ? report->json : jsonOf(report.error());
    if (report && question.cut)
        document = question.cut(document);
    return {question.name, QCoreApplication::translate("lekthi", question.about),
            jsonWithoutSecrets(document, secrets)};
}

QByteArray indexOf(const SupportBundle &bundle, const QStringList &secrets)
{
    QStringList lines{Texts::tr("Support bundle of Lekthi"), {}};
    for (const BundleFile &file : bundle.files)
        lines.append(u"%1: %2"_s.arg(QLatin1StringView(file.name), file.about));
    if (!bundle.storeProblem.isEmpty())
        lines += QStringList{{}, Texts::tr("The store could not be asked: %1").arg(bundle.storeProblem)};
    lines += QStringList{{}, Texts::tr("Left out:")};
    for (const QString &one : leftOutOfBundles())
        lines.append(u"- "_s + one);
    lines += QStringList{{},
                         Texts::tr("Secrets in the files were replaced by \"(removed)\". Names of servers, "
                                   "accounts, projects and counters, and numbers that errors name, are still "
                                   "there: check the files before you pass them on.")};
    return textWithoutSecrets(lines.join(u'\n') + u'\n', secrets);
}

SupportBundle collect(const Arguments &arguments, const QStringList &secrets)
{
    SupportBundle bundle;
    bundle.files = filesOfComputer(arguments, secrets);
    // Held until all is asked, so that an embedded store is started once.
    const Result<OpenStore> opened = openAnyStore(withOptions(arguments, {}));
    if (!opened) {
        bundle.storeProblem = opened.error().message;
        bundle.files.append({"store/away.json", Texts::tr("Why the store could not be asked"),
                             jsonWithoutSecrets(jsonOf(opened.error()), secrets)});
        return bundle;
    }
    for (const Question &question : questions())
        bundle.files.append(answerTo(question, arguments, secrets));
    return bundle;
}

} // namespace

QStringList leftOutOfBundles()
{
    return {Texts::tr("Passwords, keys, addresses of webhooks and the content of the keychain"),
            Texts::tr("Documents, templates, requests and the ledger"),
            Texts::tr("Messages and context of the errors in the store")};
}

SupportBundle collectSupport(const Arguments &arguments)
{
    const QStringList secrets = knownSecrets();
    SupportBundle bundle = collect(arguments, secrets);
    bundle.files.prepend({"README.txt", Texts::tr("What is in the bundle and what was left out"), {}});
    bundle.files.first().content = indexOf(bundle, secrets); // which names itself
    return bundle;
}

} // namespace lekthi::ctl
