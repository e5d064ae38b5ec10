#pragma once

#include <QDateTime>
#include <QList>
#include <QWidget>

#include <optional>

namespace lekthi::ui {

/// How long the database took to answer within the last minutes, as a row of thin bars; a question without an
/// answer is a cross. The same in words for who hovers or hears it. UI thread only.
class LatencyTrail : public QWidget
{
    Q_OBJECT

public:
    struct Sample
    {
        QDateTime asked; ///< UTC
        std::optional<double> milliseconds;
    };

    explicit LatencyTrail(QWidget *parent = nullptr);

    void setSamples(const QList<Sample> &samples);
    QString words() const;
    void retranslate();

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QList<Sample> m_samples;
};

} // namespace lekthi::ui
