#pragma once

#include "ui/approvals/request_part.h"

#include <QCoreApplication>

#include <optional>

namespace lekthi::ui {

class Banner;
class FactsGrid;

/// The number that a request would void, and what that means for it. UI thread only.
class VoidPart : public RequestPart
{
    Q_DECLARE_TR_FUNCTIONS(lekthi::ui::VoidPart)

public:
    explicit VoidPart(const store::ReferenceData &reference, QWidget *parent = nullptr);

    void retranslate() override;
    void show(const models::RequestDetails &details, const models::RequestsReading &people,
              const QDateTime &now) override;
    PartWords words() const override;
    QString doneText() const override;
    QString doneAction() const override;

private:
    enum Fact { Number, Counter, Sequence, Document, Allocated, factCount };
    void showFacts(const models::RequestsReading &people);

    const store::ReferenceData &m_reference;
    std::optional<store::VoidRequest> m_request;
    QString m_requester;
    FactsGrid *m_facts;
    Banner *m_means;
};

} // namespace lekthi::ui
