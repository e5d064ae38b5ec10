#include "models/templates/settings_text.h"

#include <QCoreApplication>

namespace lekthi::models {

using namespace Qt::StringLiterals;

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
    return {QCoreApplication::translate("lekthi", "Use one digit more"),
            QCoreApplication::translate("lekthi", "Refuse further numbers")};
}

QStringList scopeTitles()
{
    return {QCoreApplication::translate("lekthi", "The project's documents of this type"),
            QCoreApplication::translate("lekthi", "All documents in the store")};
}

QStringList takenTitles()
{
    return {QCoreApplication::translate("lekthi", "Go on to the next free one"),
            QCoreApplication::translate("lekthi", "Stop and report it")};
}

QString settingsText(const store::TemplateSettings &settings)
{
    return QStringList{periodTitles().value(int(settings.period)),
                       overflowTitles().value(int(settings.overflow)),
                       scopeTitles().value(int(settings.scope)), takenTitles().value(int(settings.taken))}
        .join(u" · "_s);
}

} // namespace lekthi::models
