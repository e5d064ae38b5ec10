#pragma once

#include "core/numbering/counter_key.h"
#include "core/numbering/token.h"

#include <QAbstractButton>
#include <QList>
#include <QPoint>
#include <QWidget>

namespace lekthi::ui {

/// A token to click or drag into a template, in the colours of its family. One that cannot be used is dashed
/// and says why.
class TokenChip : public QAbstractButton
{
    Q_OBJECT

public:
    explicit TokenChip(numbering::Token token, QWidget *parent = nullptr);

    const numbering::Token &token() const { return m_token; }
    /// Sets text, tooltip and state; an empty reason enables the chip.
    void setUnavailable(const QString &reason);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;

private:
    numbering::Token m_token;
    QPoint m_pressedAt;
};

/// All tokens as chips.
class TokenPalette : public QWidget
{
    Q_OBJECT

public:
    explicit TokenPalette(QWidget *parent = nullptr);

    void setShape(numbering::KeyShape shape);
    void retranslate();

signals:
    void tokenChosen(const QString &spelled);

private:
    QList<TokenChip *> m_chips;
    numbering::KeyShape m_shape = numbering::KeyShape::General;
};

} // namespace lekthi::ui
