#pragma once

#include "models/search/search_reading.h"
#include "models/session/session.h"

#include <QLineEdit>
#include <QPointer>

#include <functional>

namespace lekthi::ui {

class SearchPopup;
struct SearchEntry;

/// What is done by its name: a page that is opened, an entry of the menu.
struct SearchCommand
{
    QString title;
    QString detail; ///< its keys; may be empty
    std::function<void()> run;
};

/// The field at the top of the window: finds numbers and what leads to them, pages and commands, in a list
/// below it. Down, Up, Enter and Esc work while one types. UI thread only.
class SearchField : public QLineEdit
{
    Q_OBJECT

public:
    explicit SearchField(models::Session &session, QWidget *parent = nullptr);

    /// Over which the answers lie.
    void setGround(QWidget &ground);
    /// Asked while one types.
    void setCommands(std::function<QList<SearchCommand>()> commands);
    /// Takes the keyboard; Esc gives it back.
    void begin();

signals:
    /// By its object name.
    void pageWanted(const QString &page);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    bool isTyping() const;
    void type();
    void take(const QList<audit::SearchAnswer> &answers);
    void showEntries(const QString &hint);
    SearchEntry entryOf(const audit::SearchAnswer &answer) const;
    void leave();
    void choose(int entry);
    void open(const audit::SearchAnswer &answer);
    void openNumber(const audit::SearchAnswer &answer);
    void openCounter(const audit::SearchAnswer &answer);
    void retranslate();
    QString help() const;

    models::Session &m_session;
    models::SearchReading m_reading;
    std::function<QList<SearchCommand>()> m_offer;
    QPointer<SearchPopup> m_popup;
    QPointer<QWidget> m_before; ///< had the keyboard
    QList<audit::SearchAnswer> m_answers;
    QList<SearchCommand> m_commands; ///< that fit; behind the answers
    bool m_enterWaits = false;       ///< for what is looked for: then the first answer is opened
};

} // namespace lekthi::ui
