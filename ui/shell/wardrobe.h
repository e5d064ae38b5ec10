#pragma once

#include <QObject>
#include <QString>

class QWidget;

namespace lekthi::ui::theme {

/// Dresses the window in the style sheet of the theme part by part. Qt dresses every widget below the one
/// whose style sheet changes, seen or not, and those below an application several times over; so what is
/// hidden wears the old one until it is shown. UI thread only.
class Wardrobe : public QObject
{
    Q_OBJECT

public:
    explicit Wardrobe(QObject *parent);

    /// Parts that are shown, or hidden by nothing but their window, change at once.
    void setStyleSheet(const QString &sheet);
    /// Tells the same parts of another font of the application. Where there is a style sheet, it reaches a
    /// widget only with that, or so.
    void tellOfFont();
    /// From now on this and what is below it follow the theme. Windows without a part above them do unasked.
    void dress(QWidget &part);

    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void renew(QWidget &part);

    QString m_sheet;
};

} // namespace lekthi::ui::theme
