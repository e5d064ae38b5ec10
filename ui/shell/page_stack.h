#pragma once

#include <QList>
#include <QStackedWidget>

namespace lekthi::models {
class Session;
class SessionServices;
} // namespace lekthi::models

namespace lekthi::ui {

class Page;

/// The pages of the window (page_factory.h), one of which is shown. A page is made when it is first asked
/// for: what nobody opened costs nothing, neither at the start nor when language or appearance change. Owns
/// the pages. UI thread only.
class PageStack : public QStackedWidget
{
    Q_OBJECT

public:
    /// Both outlive the stack.
    PageStack(models::Session &session, models::SessionServices &services, QWidget *parent = nullptr);

    bool isMade(int page) const { return m_pages.at(page) != nullptr; }
    /// Makes it if it was not asked for before.
    Page &page(int page);
    /// The place of the page that is shown; 0 before the first.
    int current() const { return m_current; }
    /// Shows the page; the one before is left, if it is another one.
    void show(int page);
    /// Every page keeps its drafts.
    void leaveAll();

    using QWidget::show;

signals:
    /// It was asked for the first time.
    void made(int page);

private:
    models::Session &m_session;
    models::SessionServices &m_services;
    QList<Page *> m_pages; ///< by place; null: not made
    int m_current = 0;
};

} // namespace lekthi::ui
