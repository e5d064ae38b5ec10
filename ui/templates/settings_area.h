#pragma once

#include "core/store/templates/number_template.h"

#include <QList>
#include <QWidget>

class QComboBox;
class QLabel;

namespace lekthi::ui {

class Expander;

/// The settings that travel with a template: closed it says them in one line, open it lets them be changed.
class SettingsArea : public QWidget
{
    Q_OBJECT

public:
    explicit SettingsArea(QWidget *parent = nullptr);

    void setSettings(const store::TemplateSettings &settings); ///< does not emit settingsEdited()
    store::TemplateSettings settings() const;
    void setReadOnly(bool readOnly);
    void retranslate();

signals:
    void opened();
    void settingsEdited();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Choice
    {
        QLabel *caption = nullptr;
        QComboBox *combo = nullptr;
    };

    Choice addChoice(const QString &objectName, int values);
    void showSummary();
    void setOpen(bool open);
    void placeSummary();

    Expander *m_header;
    QLabel *m_summary;
    QWidget *m_body;
    Choice m_period;
    Choice m_overflow;
    Choice m_scope;
    Choice m_taken;
};

} // namespace lekthi::ui
