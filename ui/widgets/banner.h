#pragma once

#include <QFrame>
#include <QPointer>
#include <QTimer>

#include <optional>

class QLabel;
class QPushButton;
class QToolButton;

namespace lekthi::ui {

/// A message across a page, near its cause: what happened, then what to do, with at most one action. Hidden
/// until it has something to say. What only tells can be closed, and what went well is closed after a while
/// where it lies over something else; what warns stays as long as it is so. UI thread only.
class Banner : public QFrame
{
    Q_OBJECT

public:
    enum class Kind { Info, Good, Warning, Error };

    explicit Banner(QWidget *parent = nullptr);

    /// Shows the message as plain text; it is announced to assistive technology. An empty actionText shows no
    /// action.
    void showMessage(Kind kind, const QString &message, const QString &actionText = {});
    void hideMessage();
    QString message() const;
    /// false: it says how things stand, which closing it would not change. true: it may be closed whatever it
    /// says.
    void setClosable(bool isClosable);
    /// From now on the banner lies over the lower end of what scrolls in this area, or of the area where
    /// nothing does, so that nothing moves when it comes and goes, and Tab comes to it last. The area is
    /// below the banner's parent. It stands above another banner that floats there while that is shown.
    void floatOver(QWidget &area, Banner *below = nullptr);

signals:
    void actionTriggered();
    void closed(); ///< by the person or after a while; the message is hidden by then

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void retranslate();
    QWidget *ground() const;
    int lowerEnd(const QRect &room) const;
    void place();
    void comeLast();
    void close();
    void closeUnlessRead();

    std::optional<bool> m_isClosable; ///< nothing: what only tells is
    QPointer<Banner> m_below;
    QTimer m_while;           ///< after it what went well is no news
    QPointer<QWidget> m_area; ///< null: a layout places the banner
    QPointer<QWidget> m_ground;
    QLabel *m_sign;
    QLabel *m_message;
    QPushButton *m_action;
    QToolButton *m_close;
};

} // namespace lekthi::ui
