#pragma once

#include <QToolButton>

namespace lekthi::ui {

/// A button that opens and closes what stands below it: open while it is checked. Assistive technology calls
/// it a button that is expanded or collapsed. UI thread only.
class Expander : public QToolButton
{
    Q_OBJECT

public:
    explicit Expander(QWidget *parent = nullptr);

    /// Points at what is open, or to where it would open. Without it the text alone says what it does.
    void showArrow();
};

} // namespace lekthi::ui
