#pragma once

#include "ui/approvals/request_part.h"

#include <QCoreApplication>

#include <optional>

class QLabel;

namespace lekthi::ui {

class Banner;
class Card;
class NumberLine;

/// What a reset would do, by the facts read just now. UI thread only.
class ResetPart : public RequestPart
{
    Q_DECLARE_TR_FUNCTIONS(lekthi::ui::ResetPart)

public:
    explicit ResetPart(const store::ReferenceData &reference, QWidget *parent = nullptr);

    void show(const models::RequestDetails &details, const models::RequestsReading &people,
              const QDateTime &now) override;
    PartWords words() const override;

private:
    Card *makeValueCard();
    void showValues();

    const store::ReferenceData &m_reference;
    std::optional<models::ResetDetails> m_details;
    QString m_requester;
    QDateTime m_now;
    Card *m_valueCard;
    QLabel *m_currentCaption;
    QLabel *m_current;
    QLabel *m_difference;
    QLabel *m_newCaption;
    QLabel *m_new;
    QLabel *m_nextCaption;
    NumberLine *m_next;
    QLabel *m_nextNote;
    Banner *m_above;
};

} // namespace lekthi::ui
