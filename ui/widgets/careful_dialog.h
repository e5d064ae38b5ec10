#pragma once

#include <QDialog>

namespace lekthi::ui {

class Banner;

/// A dialog that lets nothing go by a slip of a key: Esc and closing the window ask once before what was
/// entered is lost, and do nothing while something is on its way to the store, whose end would be told to
/// nobody. The button Cancel is meant as it is pressed. UI thread only.
class CarefulDialog : public QDialog
{
    Q_OBJECT

public:
    using QDialog::QDialog;

    void reject() override;

protected:
    /// For the button Cancel: closes without asking, if nothing is on its way.
    void cancel();
    void changeEvent(QEvent *event) override;

private:
    virtual bool isUnderWay() const = 0;
    virtual bool holdsInput() const = 0; ///< that would have to be entered anew
    virtual Banner &banner() = 0;

    bool m_hasAsked = false;
};

} // namespace lekthi::ui
