#pragma once

#include <QLayout>

namespace lekthi::ui {

/// Puts widgets side by side and goes on in the next line where the room ends. With a column width above 0
/// all widgets get equally wide columns of at least that width.
class FlowLayout : public QLayout
{
    Q_OBJECT

public:
    explicit FlowLayout(int spacing, int columnWidth = 0);
    ~FlowLayout() override;

    /// Of columns: the last widget takes what is left of its line.
    void setLastFillsLine(bool fills) { m_lastFillsLine = fills; }

    void addItem(QLayoutItem *item) override;
    int count() const override;
    QLayoutItem *itemAt(int index) const override;
    QLayoutItem *takeAt(int index) override;
    Qt::Orientations expandingDirections() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSize() const override;
    void setGeometry(const QRect &area) override;

private:
    QList<QLayoutItem *> shownItems() const;
    int arrange(const QRect &area, bool apply) const;
    int arrangeColumns(const QRect &area, bool apply) const;

    int m_columnWidth;
    bool m_lastFillsLine = false;
    QList<QLayoutItem *> m_items;
};

} // namespace lekthi::ui
