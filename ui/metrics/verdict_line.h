#pragma once

#include "models/metrics/metrics_verdict.h"

#include <QLabel>

namespace lekthi::ui {

/// Whether numbering is well, for who has a second, with a link to where there is more. UI thread only.
class VerdictLine : public QLabel
{
    Q_OBJECT

public:
    explicit VerdictLine(QWidget *parent = nullptr);

    /// Takes no room while nothing is known.
    void showVerdict(const models::MetricsVerdict &verdict);

signals:
    void leadFollowed(lekthi::models::MetricsVerdict::Lead lead);

protected:
    void changeEvent(QEvent *event) override;

private:
    void write();

    models::MetricsVerdict m_verdict;
};

} // namespace lekthi::ui
