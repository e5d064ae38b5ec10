#pragma once

#include "ui/approvals/request_part.h"

#include <QCoreApplication>

#include <optional>

class QStackedWidget;
class QTabBar;

namespace lekthi::ui {

class FactsGrid;
class PlanCountersView;
class PlanLinesView;

/// What the import of a register asks for, number by number. UI thread only.
class ImportPart : public RequestPart
{
    Q_DECLARE_TR_FUNCTIONS(lekthi::ui::ImportPart)

public:
    /// login: of the person whose tables are as they were left.
    ImportPart(const store::ReferenceData &reference, const QString &login, QWidget *parent = nullptr);

    void retranslate() override;
    void show(const models::RequestDetails &details, const models::RequestsReading &people,
              const QDateTime &now) override;
    PartWords words() const override;
    bool grows() const override { return true; }
    QString doneText() const override;
    QString doneAction() const override;

private:
    enum Fact { Register, NotImported, Template, factCount };

    QWidget *makeContent();
    void showTexts();

    const store::ReferenceData &m_reference;
    std::optional<models::RegisterImportDetails> m_details;
    QString m_requester;
    FactsGrid *m_facts;
    QTabBar *m_tabs;
    QStackedWidget *m_content;
    PlanCountersView *m_counters;
    PlanLinesView *m_lines;
};

} // namespace lekthi::ui
