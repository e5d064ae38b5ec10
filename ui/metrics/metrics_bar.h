#pragma once

#include "core/store/reference/reference_data.h"
#include "models/metrics/metrics_reading.h"

#include <QWidget>

class QCheckBox;
class QComboBox;

namespace lekthi::ui {

class CodeCombo;

/// Which range, project and type; whether it is compared and followed. UI thread only.
class MetricsBar : public QWidget
{
    Q_OBJECT

public:
    explicit MetricsBar(const store::ReferenceData &reference, QWidget *parent = nullptr);

    std::chrono::seconds length() const;
    store::TallyFilter filter() const;
    void setFilter(const store::TallyFilter &filter); ///< without changed()
    bool compares() const;
    bool follows() const;
    void setFollows(bool follows); ///< without followsChanged()
    /// What there is to choose from; choices stay as far as they are still there.
    void offer(const store::ReferenceData &reference);
    void retranslate();

signals:
    void changed();        ///< range, filter or comparison
    void followsChanged(); ///< by a person

private:
    void fillRanges();

    QComboBox *m_range;
    CodeCombo *m_project;
    CodeCombo *m_type;
    QCheckBox *m_compare;
    QCheckBox *m_follow;
};

} // namespace lekthi::ui
