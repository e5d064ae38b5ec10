#pragma once

#include "core/numbering/reason.h"
#include "models/register/register_import_reading.h"

#include <QWidget>

class QLabel;

namespace lekthi::ui {

class Banner;
class PlanCountersView;
class ReasonField;

/// The last step of an import: what becomes of the counters, and the reason. UI thread only.
class RegisterRequestStep : public QWidget
{
    Q_OBJECT

public:
    explicit RegisterRequestStep(const store::ReferenceData &reference, QWidget *parent = nullptr);

    void keepFor(const QString &login); ///< columns are as this person arranged them
    /// The step shows the first part of the findings, which stay the caller's.
    void show(std::shared_ptr<const models::RegisterFindings> findings);
    /// Nothing while something is missing.
    std::optional<numbering::Reason> reason() const;
    QString whyNot() const;
    void setWorking(bool isWorking);
    void retranslate();

signals:
    void changed();

private:
    std::shared_ptr<const models::RegisterFindings> m_findings;
    QLabel *m_heading;
    Banner *m_parts;
    PlanCountersView *m_counters;
    ReasonField *m_reason;
};

} // namespace lekthi::ui
