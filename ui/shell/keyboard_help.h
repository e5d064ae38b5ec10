#pragma once

#include <QDialog>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace lekthi::ui {

/// Tells which keys do what, part by part. Open with open(). UI thread only.
class KeyboardHelp : public QDialog
{
    Q_OBJECT

public:
    explicit KeyboardHelp(QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    QLabel *m_title;
    QWidget *m_keys;
    QPushButton *m_close;
};

} // namespace lekthi::ui
