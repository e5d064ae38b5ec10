#include "ui/widgets/filter_words.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QLineEdit>

namespace lekthi::ui {

namespace {

struct FilterWords
{
    Q_DECLARE_TR_FUNCTIONS(lekthi)
};

QString valueOf(const QWidget *field)
{
    if (const auto *combo = qobject_cast<const QComboBox *>(field))
        return combo->currentIndex() > 0 ? combo->itemText(combo->currentIndex()).simplified() : QString();
    if (const auto *line = qobject_cast<const QLineEdit *>(field))
        return line->text().trimmed();
    return {};
}

} // namespace

QStringList filterWords(const QList<const QWidget *> &fields)
{
    QStringList words;
    for (const QWidget *field : fields) {
        const auto *check = qobject_cast<const QCheckBox *>(field);
        if (check && check->isChecked())
            words += QString(check->text()).remove(u'&');
        else if (const QString value = valueOf(field); !value.isEmpty())
            words += FilterWords::tr("%1: %2", "field and what it lets through")
                         .arg(field->accessibleName(), value);
    }
    return words;
}

} // namespace lekthi::ui
