#pragma once

#include "models/pools/pool_examples.h"

#include <QCoreApplication>
#include <QWidget>

#include <optional>

class QLabel;

namespace lekthi::ui {

class FactsGrid;

/// Ids that the filters of a pool accept, and for each filter one that it refuses, and why. UI thread only.
class PoolExamplesView : public QWidget
{
    Q_DECLARE_TR_FUNCTIONS(lekthi::ui::PoolExamplesView)

public:
    explicit PoolExamplesView(QWidget *parent = nullptr);

    /// Nothing: they are being looked for.
    void showExamples(const std::optional<models::PoolExamples> &examples);
    void retranslate();

private:
    std::optional<models::PoolExamples> m_examples;
    QLabel *m_acceptedTitle;
    QLabel *m_accepted;
    QLabel *m_refusedTitle;
    FactsGrid *m_refused;
};

} // namespace lekthi::ui
