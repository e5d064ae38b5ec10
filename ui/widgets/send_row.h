#pragma once

#include <QHBoxLayout>

class QLabel;
class QPushButton;

namespace lekthi::ui {

/// The last row of a dialog that asks for what another person decides on: why it cannot be sent yet, Cancel,
/// and the button that sends it. UI thread only.
class SendRow : public QHBoxLayout
{
    Q_OBJECT

public:
    /// name: of the objects, with "Why", "Cancel" and "Send" behind it. The layout belongs to the caller.
    SendRow(const QString &name, QWidget *parent);

    void setTexts(const QString &cancel, const QString &send);
    /// missing: a finished sentence, empty where nothing is missing.
    void showState(const QString &missing, bool isSending);

signals:
    void cancelled();
    void sent();

private:
    QLabel *m_why;
    QPushButton *m_cancel;
    QPushButton *m_send;
};

} // namespace lekthi::ui
