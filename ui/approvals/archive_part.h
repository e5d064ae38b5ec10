#pragma once

#include "ui/approvals/request_part.h"

#include <QCoreApplication>

#include <optional>

namespace lekthi::ui {

class Banner;
class FactsGrid;

/// The year of the ledger that a request takes as archived, and the file that has to hold it. UI thread only.
class ArchivePart : public RequestPart
{
    Q_DECLARE_TR_FUNCTIONS(lekthi::ui::ArchivePart)

public:
    explicit ArchivePart(QWidget *parent = nullptr);

    void retranslate() override;
    void show(const models::RequestDetails &details, const models::RequestsReading &people,
              const QDateTime &now) override;
    PartWords words() const override;
    QString doneText() const override;
    QString doneAction() const override;

private:
    enum Fact { Year, Rows, Ids, Hash, Key, factCount };
    QString year() const;

    std::optional<store::ArchiveRequest> m_request;
    QString m_requester;
    FactsGrid *m_facts;
    Banner *m_means;
};

} // namespace lekthi::ui
