#pragma once

#include "core/store/template_gateway.h"
#include "ui/widgets/card.h"

class QLabel;
class QPushButton;

namespace lekthi::ui {

/// Two persons changed one template: shows the newer version and the text in the editor, and asks which goes
/// on.
class ConflictPanel : public Card
{
    Q_OBJECT

public:
    explicit ConflictPanel(QWidget *parent = nullptr);

    /// theirs is the newer version, as displayed who says who made it.
    void showConflict(const store::NumberTemplate &theirs, const QString &who, int mineBasedOn);
    void setMine(const QString &text, const store::TemplateSettings &settings);
    void retranslate();

signals:
    void takeTheirsRequested();
    void keepMineRequested();

private:
    QString withSettings(const QString &caption, const store::TemplateSettings &settings) const;
    QLabel *addText(const QString &objectName, QLabel *&caption);

    store::NumberTemplate m_theirs;
    QString m_who;
    QString m_mine;
    store::TemplateSettings m_mySettings;
    int m_mineBasedOn = 0;
    QLabel *m_story;
    QLabel *m_theirCaption;
    QLabel *m_theirText;
    QLabel *m_myCaption;
    QLabel *m_myText;
    QPushButton *m_takeTheirs;
    QPushButton *m_keepMine;
};

} // namespace lekthi::ui
