#pragma once

#include "models/status/health_light.h"
#include "ui/widgets/card.h"

#include <QDateTime>
#include <QList>

class QGridLayout;
class QLabel;

namespace lekthi::ui {

/// One light with all that is known of it: how it stands and since when, what that means for numbering, what
/// to do, and the facts. Named "status_" and the light's name. UI thread only.
class HealthCard : public Card
{
    Q_OBJECT

public:
    explicit HealthCard(const QString &name, QWidget *parent = nullptr);

    /// moment: when it came to be so, in words; may be empty.
    void show(const models::HealthLight &light, const QString &moment);
    /// The same in words; nothing for an invalid time.
    static QString sinceText(const QDateTime &since);
    /// Below the facts. Owned by the card.
    void addBelow(QWidget *widget);
    const models::HealthLight &light() const { return m_light; }

    using QWidget::show;

private:
    struct FactLabels
    {
        QLabel *caption;
        QLabel *value;
    };

    void showFacts(const QList<models::HealthFact> &facts);

    models::HealthLight m_light;
    QLabel *m_sign;
    QLabel *m_title;
    QLabel *m_moment;
    QLabel *m_state;
    QLabel *m_concern;
    QLabel *m_advice;
    QGridLayout *m_facts;
    QList<FactLabels> m_factLabels; ///< kept while what they say changes, so that a selection stays
};

} // namespace lekthi::ui
