#pragma once

#include <QSplitter>

class QStackedWidget;
class QVBoxLayout;

namespace lekthi::ui {

class EmptyState;
class FilteredList;

/// A list at the left and one thing at the right, with notices above that. The list takes 28 % of the width,
/// within limits, until a person makes it as wide as it is from then on, whatever the window is resized to
/// and whenever the program is started again. Where a filter finds nothing, that stands at the right with a
/// way back, in place of what would have nothing to do with it. Takes over the widgets that it is given. UI
/// thread only.
class ListAndDetail : public QSplitter
{
    Q_OBJECT

public:
    /// name: by which the width is kept.
    ListAndDetail(const QString &name, QWidget *list, QWidget *detail, QWidget *parent = nullptr);

    void addNotice(QWidget *notice); ///< below those added before

protected:
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void fitList();
    void keepWidth();
    void showNothingFound(const FilteredList &list);

    QString m_name;
    QVBoxLayout *m_notices;
    QStackedWidget *m_right;
    EmptyState *m_nothing;
    int m_width = 0; ///< as a person made it; 0: nobody did
};

} // namespace lekthi::ui
