#pragma once

#include "core/numbering/text_order.h"

#include <QWidget>

class QLabel;

namespace lekthi::ui {

/// Shows how numbers of before and after a change of digits stand in a list that is sorted as text, and where
/// the order breaks. Hidden while there is nothing to show.
class OrderPicture : public QWidget
{
    Q_OBJECT

public:
    explicit OrderPicture(QWidget *parent = nullptr);

    void show(const QList<numbering::ListedNumber> &listed);
    void retranslate();

protected:
    void changeEvent(QEvent *event) override;

private:
    QList<numbering::ListedNumber> m_listed;
    QLabel *m_caption;
    QLabel *m_list;
    QLabel *m_meaning;
};

} // namespace lekthi::ui
