#pragma once

#include "models/status/latency_sample.h"

#include <QList>
#include <QWidget>

namespace lekthi::ui {

/// How long the database took to answer within the last minutes, as a row of thin bars; a question without an
/// answer is a cross. The same in words for who hovers or hears it. UI thread only.
class LatencyTrail : public QWidget
{
    Q_OBJECT

public:
    explicit LatencyTrail(QWidget *parent = nullptr);

    void setSamples(const QList<models::LatencySample> &samples);
    QString words() const;
    void retranslate();

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QList<models::LatencySample> m_samples;
};

} // namespace lekthi::ui
