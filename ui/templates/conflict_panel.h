#pragma once

#include "core/store/templates/number_template.h"
#include "models/templates/template_effect.h"
#include "ui/widgets/card.h"

#include <optional>

class QLabel;
class QPushButton;

namespace lekthi::ui {

/// Two persons changed one template: shows what both began with, what each made of it, and what both changes
/// give together, and asks which goes on.
class ConflictPanel : public Card
{
    Q_OBJECT

public:
    explicit ConflictPanel(QWidget *parent = nullptr);

    /// theirs is the newer version, as displayed who says who made it. The base is not known yet.
    void showConflict(const store::NumberTemplate &theirs, const QString &who, int mineBasedOn);
    void setBase(const models::TemplateRules &base);
    void setMine(const QString &text, const store::TemplateSettings &settings);
    /// Both changes together; nothing while the base is unknown or both changed the same part.
    const std::optional<models::TemplateRules> &merged() const { return m_merged; }
    void retranslate();

signals:
    void takeTheirsRequested();
    void keepMineRequested();
    void takeBothRequested();

private:
    struct Text
    {
        QLabel *caption = nullptr;
        QLabel *text = nullptr;
    };
    Text addText(const QString &objectName);
    void merge();
    void showText(const Text &where, const QString &caption, const models::TemplateRules &rules);
    void showBoth();
    QString whyNotBoth() const;

    store::NumberTemplate m_theirs;
    QString m_who;
    models::TemplateRules m_mine;
    std::optional<models::TemplateRules> m_base;
    std::optional<models::TemplateRules> m_merged;
    int m_mineBasedOn = 0;
    QLabel *m_story;
    Text m_baseText;
    Text m_theirText;
    Text m_myText;
    Text m_bothText;
    QPushButton *m_takeTheirs;
    QPushButton *m_keepMine;
    QPushButton *m_takeBoth;
};

} // namespace lekthi::ui
