#pragma once

#include "models/templates/template_effect.h"
#include "ui/widgets/card.h"

class QBoxLayout;
class QCheckBox;
class QLabel;

namespace lekthi::ui {

/// Two texts of one template, side by side or in line, with marks on what differs, and the same in words. UI
/// thread only.
class DiffCard : public Card
{
    Q_OBJECT

public:
    /// name: of the objects, "diff" gives diffBefore, diffAfter, diffWords and diffInLine.
    explicit DiffCard(const QString &name, QWidget *parent = nullptr);

    /// What is compared; a caption says which version or whose text it is.
    struct Side
    {
        QString caption;
        models::TemplateRules rules;
    };
    void showDiff(const Side &before, const Side &after);
    void showText(const Side &only); ///< there is nothing to compare with
    void retranslate();

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Box
    {
        QWidget *widget = nullptr;
        QLabel *caption = nullptr;
        QLabel *text = nullptr;
    };
    Box addBox(const QString &name);
    void showSides();
    void placeSides();

    Side m_beforeSide;
    Side m_afterSide;
    bool m_compares = false;
    QBoxLayout *m_sides;
    Box m_before;
    Box m_after;
    QLabel *m_words;
    QCheckBox *m_inLine;
};

} // namespace lekthi::ui
