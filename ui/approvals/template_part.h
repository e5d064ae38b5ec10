#pragma once

#include "ui/approvals/request_part.h"

#include <QCoreApplication>

#include <optional>

namespace lekthi::ui {

class Banner;
class DiffCard;

/// The template before and after, and which two documents could get the same number. UI thread only.
class TemplatePart : public RequestPart
{
    Q_DECLARE_TR_FUNCTIONS(lekthi::ui::TemplatePart)

public:
    explicit TemplatePart(const store::ReferenceData &reference, QWidget *parent = nullptr);

    void retranslate() override;
    void show(const models::RequestDetails &details, const models::RequestsReading &people,
              const QDateTime &now) override;
    PartWords words() const override;
    QString doneText() const override;
    QString doneAction() const override;

private:
    const store::ReferenceData &m_reference;
    std::optional<models::TemplateDetails> m_details;
    QString m_requester;
    Banner *m_collision;
    DiffCard *m_diff;
};

} // namespace lekthi::ui
