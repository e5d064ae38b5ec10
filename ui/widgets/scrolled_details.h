#pragma once

#include <QScrollArea>

namespace lekthi::ui {

/// Makes the area show this content, which has its layout already, and scroll up and down only. Takes it
/// over.
void scrollUpAndDown(QScrollArea &area, QWidget *content);

/// Room for texts that may be longer than it, scrolled up and down only. Takes the keyboard, because texts
/// alone do not, and says what it is in the language of the window. UI thread only.
class ScrolledDetails : public QScrollArea
{
    Q_OBJECT

public:
    /// Takes the content over.
    explicit ScrolledDetails(QWidget *content, QWidget *parent = nullptr);

    /// For what is read from its beginning, because it is about something else than before.
    void showBeginning();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
};

} // namespace lekthi::ui
