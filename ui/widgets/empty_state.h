#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace lekthi::ui {

/// What stands in place of a list that is empty: what will stand here, and how to begin. UI thread only.
class EmptyState : public QWidget
{
    Q_OBJECT

public:
    explicit EmptyState(QWidget *parent = nullptr);

    void setTexts(const QString &title, const QString &body, const QString &action = {});

signals:
    void actionTriggered();

private:
    QLabel *m_title;
    QLabel *m_body;
    QPushButton *m_action;
};

} // namespace lekthi::ui
