#pragma once

#include <QSplitter>

class QVBoxLayout;

namespace lekthi::ui {

/// A list at the left and one thing at the right, with notices above that. The list takes 28 % of the width
/// when it is first shown, within limits; afterwards it is as wide as the person makes it. Takes over the
/// widgets that it is given. UI thread only.
class ListAndDetail : public QSplitter
{
    Q_OBJECT

public:
    ListAndDetail(QWidget *list, QWidget *detail, QWidget *parent = nullptr);

    void addNotice(QWidget *notice); ///< below those added before

protected:
    void showEvent(QShowEvent *event) override;

private:
    QVBoxLayout *m_notices;
    bool m_wasShown = false;
};

} // namespace lekthi::ui
