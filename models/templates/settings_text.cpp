#include "models/templates/settings_text.h"

#include <QCoreApplication>

namespace lekthi::models {

using namespace Qt::StringLiterals;

namespace {

QStringList valueTitles(const store::TemplateSettings &settings)
{
    return {periodTitles().value(int(settings.period)), overflowTitles().value(int(settings.overflow)),
            scopeTitles().value(int(settings.scope)), takenTitles().value(int(settings.taken))};
}

} // namespace

QStringList periodTitles()
{
    return {QCoreApplication::translate("lekthi", "Every year"),
            QCoreApplication::translate("lekthi", "Every fiscal year (from October)"),
            QCoreApplication::translate("lekthi", "Every month"),
            QCoreApplication::translate("lekthi", "Every day"),
            QCoreApplication::translate("lekthi", "Never")};
}

QStringList overflowTitles()
{
    return {QCoreApplication::translate("lekthi", "Use one more digit"),
            QCoreApplication::translate("lekthi", "Refuse further numbers")};
}

QStringList scopeTitles()
{
    return {QCoreApplication::translate("lekthi", "The project's documents of this type"),
            QCoreApplication::translate("lekthi", "All documents of the project"),
            QCoreApplication::translate("lekthi", "All documents in the store")};
}

QStringList takenTitles()
{
    return {QCoreApplication::translate("lekthi", "Skip to the next free number"),
            QCoreApplication::translate("lekthi", "Stop and report it")};
}

QStringList settingTitles()
{
    return {QCoreApplication::translate("lekthi", "Numbers start again"),
            QCoreApplication::translate("lekthi", "When all digits are used"),
            QCoreApplication::translate("lekthi", "Numbers unique within"),
            QCoreApplication::translate("lekthi", "If a number is taken already")};
}

QStringList settingChanges(const store::TemplateSettings &before, const store::TemplateSettings &after)
{
    const QStringList titles = settingTitles();
    const QStringList old = valueTitles(before);
    const QStringList fresh = valueTitles(after);
    QStringList changes;
    for (qsizetype i = 0; i < titles.size(); ++i) {
        if (old[i] != fresh[i])
            changes.append(QCoreApplication::translate("lekthi", "%1: %2 → %3", "setting, before, after")
                               .arg(titles[i], old[i], fresh[i]));
    }
    return changes;
}

QString settingsText(const store::TemplateSettings &settings)
{
    return valueTitles(settings).join(u" · "_s);
}

} // namespace lekthi::models
