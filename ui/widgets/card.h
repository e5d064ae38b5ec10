#pragma once

#include <QFrame>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace lekthi::ui {

/// A rounded surface that holds one matter, with a small title above its content. UI thread only.
class Card : public QFrame
{
    Q_OBJECT

public:
    explicit Card(QWidget *parent = nullptr);

    /// Where the card's widgets go; owned by the card.
    QVBoxLayout *content() { return m_content; }
    /// Puts a link below the rest; it begins where the text above it does.
    void addLink(QPushButton *link);
    void setTitle(const QString &title); ///< an empty title takes no room
    QString title() const;

private:
    QLabel *m_title;
    QVBoxLayout *m_content;
};

} // namespace lekthi::ui
