#pragma once

#include "models/pools/pool_wish.h"
#include "ui/approvals/request_part.h"

#include <QCoreApplication>

#include <optional>

class QLabel;

namespace lekthi::ui {

class Banner;
class FactsGrid;
class PoolExamplesView;

/// The ID pool that a request would create or retire: its settings in words, with examples, and its capacity,
/// which is counted again here, since only the requester's program has counted it before. UI thread only.
class PoolPart : public RequestPart
{
    Q_DECLARE_TR_FUNCTIONS(lekthi::ui::PoolPart)

public:
    explicit PoolPart(QWidget *parent = nullptr);

    void retranslate() override;
    void show(const models::RequestDetails &details, const models::RequestsReading &people,
              const QDateTime &now) override;
    PartWords words() const override;
    QString doneText() const override;
    QString doneAction() const override;

private:
    void showSettings();
    void showCounted();
    QString meaning() const;

    std::optional<store::PoolRequest> m_request;
    QString m_requester;
    bool m_isPending = false;
    models::PoolWish m_wish;
    FactsGrid *m_facts;
    QLabel *m_filters;
    PoolExamplesView *m_examples;
    Banner *m_means;
};

} // namespace lekthi::ui
