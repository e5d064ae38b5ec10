#pragma once

#include "models/exchange/template_exchange.h"
#include "models/session/session.h"
#include "ui/widgets/careful_dialog.h"

#include <optional>
#include <stop_token>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace lekthi::ui {

class Banner;
class ReasonField;

/// Brings the templates of a file into a project: shows what would change and what is wrong with it, wants a
/// reason, and saves all of them or none. Open with open(); closes itself once they are saved. UI thread
/// only.
class ImportDialog : public CarefulDialog
{
    Q_OBJECT

public:
    ImportDialog(models::Session &session, int projectId, const QString &path, QWidget *parent = nullptr);
    ~ImportDialog() override;

signals:
    void imported(int versions);

protected:
    void changeEvent(QEvent *event) override;

private:
    bool isUnderWay() const override { return m_isSaving; }
    bool holdsInput() const override;
    Banner &banner() override { return *m_banner; }

    void build();
    void read();
    void take(const store::Result<models::ImportReading> &reading);
    void save();
    void takeSaved(const store::Result<void> &saved, int versions);
    void rebuild();
    QWidget *makeItem(const models::ImportItem &item);
    QString titleOf(const models::ImportItem &item) const;
    QString pastOf(const models::ImportItem &item) const;
    QString whyNot() const;
    int toSave() const;
    void showState();
    void retranslate();

    models::Session &m_session;
    int m_projectId;
    QString m_projectCode;
    QString m_path;
    std::stop_source m_stop;
    std::optional<models::ImportPlan> m_plan;
    QString m_failure; ///< a finished sentence
    bool m_isSaving = false;
    QLabel *m_heading;
    Banner *m_banner;
    QWidget *m_content;
    QVBoxLayout *m_column;
    QLabel *m_why;
    ReasonField *m_reason;
    QPushButton *m_cancel;
    QPushButton *m_save;
};

} // namespace lekthi::ui
