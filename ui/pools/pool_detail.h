#pragma once

#include "core/store/people/people.h"
#include "models/pools/id_check.h"
#include "models/pools/pool_examples.h"
#include "models/pools/pool_filling.h"
#include "models/pools/pool_rows.h"

#include <QWidget>

#include <optional>

class QLabel;
class QProgressBar;
class QPushButton;

namespace lekthi::ui {

class Card;
class FactsGrid;
class IdCheckCard;
class PoolExamplesView;
class PoolLevel;
class ScrolledDetails;

/// One ID pool: how full it is and how long it lasts, its settings in words with examples, checking an id,
/// and what can be done with it. UI thread only.
class PoolDetail : public QWidget
{
    Q_OBJECT

public:
    /// Both outlive it.
    PoolDetail(const store::Person &person, const models::PoolFilling &filling, QWidget *parent = nullptr);

    void showPool(const models::PoolRow &row);
    const std::optional<models::PoolRow> &row() const { return m_row; }
    /// Of the pool that is shown; nothing: they are being looked for.
    void showExamples(const std::optional<models::PoolExamples> &examples);
    /// How far filling is.
    void showFilling();
    IdCheckCard &idCheck() { return *m_check; }
    void retranslate();

signals:
    void fillWanted();
    void cancelWanted();
    void retireWanted();

private:
    QWidget *makeContent();
    QWidget *makeActions();
    void showFacts();
    void showSettings();

    const store::Person &m_person;
    const models::PoolFilling &m_filling;
    std::optional<models::PoolRow> m_row;
    QLabel *m_name;
    QLabel *m_levelText;
    PoolLevel *m_level;
    Card *m_stateCard;
    FactsGrid *m_state;
    Card *m_settingsCard;
    FactsGrid *m_settings;
    QLabel *m_filters;
    PoolExamplesView *m_examples;
    IdCheckCard *m_check;
    ScrolledDetails *m_scroll;
    QLabel *m_why;
    QProgressBar *m_bar;
    QPushButton *m_cancel;
    QPushButton *m_retire;
    QPushButton *m_fill;
};

} // namespace lekthi::ui
