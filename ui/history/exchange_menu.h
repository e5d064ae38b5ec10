#pragma once

#include <QPushButton>

class QAction;

namespace lekthi::models {
class Session;
} // namespace lekthi::models

namespace lekthi::ui {

/// Exports the templates of one project to a file, and imports such a file into it. UI thread only.
class ExchangeMenu : public QPushButton
{
    Q_OBJECT

public:
    explicit ExchangeMenu(models::Session &session, QWidget *parent = nullptr);

    void setProject(int projectId); ///< 0: none, nothing can be done
    void retranslate();

signals:
    void exported(int templates, const QString &path);
    void imported(int versions);
    void failed(const QString &message);

private:
    void askWhereTo();
    void askWhatFrom();
    void exportTo(const QString &path);
    void importFrom(const QString &path);
    QString projectCode() const;

    models::Session &m_session;
    int m_projectId = 0;
    QAction *m_export;
    QAction *m_import;
};

} // namespace lekthi::ui
