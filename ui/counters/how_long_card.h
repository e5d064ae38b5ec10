#pragma once

#include "core/numbering/running_out.h"

#include <QFrame>

class QVBoxLayout;

namespace lekthi::ui {

/// How long the numbers of one counter last: what is used and left, how fast they go, when they run out and
/// what happens then. Lies over the page until it is closed by its button, Esc or a click elsewhere, and
/// deletes itself then. UI thread only.
class HowLongCard : public QFrame
{
    Q_OBJECT

public:
    /// counter: which one, in words. action: what the link at the end says.
    HowLongCard(const QString &counter, const numbering::Outlook &outlook, const QString &action,
                QWidget *parent);

    void openBelow(const QWidget &badge); ///< with the keyboard in it
    void openBelow(const QWidget &view, const QRect &area);

signals:
    void actionTriggered();

private:
    QLayout *makeHeading(const QString &counter);
    QLayout *makeFacts(const numbering::Outlook &outlook);
};

} // namespace lekthi::ui
