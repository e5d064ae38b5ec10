#pragma once

#include "ui/approvals/request_part.h"

#include <QCoreApplication>

#include <optional>

class QLabel;

namespace lekthi::ui {

/// A request of a kind that this program does not know: its facts as the store has them.
class PlainPart : public RequestPart
{
    Q_DECLARE_TR_FUNCTIONS(lekthi::ui::PlainPart)

public:
    explicit PlainPart(QWidget *parent = nullptr);

    void show(const models::RequestDetails &details, const models::RequestsReading &people,
              const QDateTime &now) override;
    PartWords words() const override;

private:
    std::optional<store::Request> m_request;
    QString m_requester;
    QLabel *m_facts;
};

} // namespace lekthi::ui
