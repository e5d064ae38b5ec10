#pragma once

#include "models/setup/setup_plan.h"

#include <QList>
#include <QWidget>

class QGridLayout;
class QLabel;
class QRadioButton;

namespace lekthi::ui {

class Card;
class NumberLine;

/// The fifth step of setting up: within what numbers have to differ, and the first templates that follow from
/// it. UI thread only.
class SetupTemplateStep : public QWidget
{
    Q_OBJECT

public:
    explicit SetupTemplateStep(QWidget *parent = nullptr);

    void setProject(const models::SetupProject &project);
    QList<models::SetupTemplate> templates() const;
    void retranslate();

signals:
    void changed();

private:
    struct Row
    {
        QLabel *type;
        QLabel *text;
        NumberLine *number;
    };

    QString exampleIn(numbering::UniquenessScope scope) const;
    void showTemplates();

    models::SetupProject m_project;
    Card *m_scopeCard;
    QRadioButton *m_everywhere;
    QLabel *m_everywhereMeans;
    QRadioButton *m_perType;
    QLabel *m_perTypeMeans;
    QRadioButton *m_none;
    Card *m_templatesCard;
    QGridLayout *m_grid;
    QList<QLabel *> m_captions;
    QList<Row> m_rows;
};

} // namespace lekthi::ui
