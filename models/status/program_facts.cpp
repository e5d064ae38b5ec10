#include "models/status/program_facts.h"

#include "translations/translations.h"

#include <QCoreApplication>
#include <QStringList>
#include <QSysInfo>

#include <algorithm>

namespace lekthi::models {

using namespace Qt::StringLiterals;

namespace {

struct FactTexts
{
    Q_DECLARE_TR_FUNCTIONS(lekthi::models::ProgramFacts)
};

QString valueOf(const QList<StatusEntry> &entries, QLatin1StringView name)
{
    const auto found = std::find_if(entries.cbegin(), entries.cend(),
                                    [name](const StatusEntry &entry) { return entry.name == name; });
    return found == entries.cend() || found->value.isEmpty() ? FactTexts::tr("unknown") : found->value;
}

} // namespace

QList<ProgramFact> programFacts(const QList<StatusEntry> &entries)
{
    return {{FactTexts::tr("Version"), QCoreApplication::applicationVersion()},
            {u"Qt"_s, QString::fromLatin1(qVersion())},
            {FactTexts::tr("Database server"), valueOf(entries, "server_version"_L1)},
            {FactTexts::tr("Store schema"), valueOf(entries, "schema"_L1)},
            {FactTexts::tr("System"),
             u"%1, %2 %3, %4"_s.arg(QSysInfo::prettyProductName(), QSysInfo::kernelType(),
                                    QSysInfo::kernelVersion(), QSysInfo::currentCpuArchitecture())},
            {FactTexts::tr("Language"), languageCode(currentLanguage())}};
}

QString programFactsText(const QList<ProgramFact> &facts)
{
    QStringList lines;
    for (const ProgramFact &fact : facts)
        lines += u"%1: %2"_s.arg(fact.caption, fact.value);
    return lines.join(u'\n');
}

} // namespace lekthi::models
