#pragma once

#include "models/register/register_import_reading.h"
#include "models/session/session.h"
#include "ui/widgets/step_dialog.h"

#include <memory>

namespace lekthi::ui {

class RegisterFileStep;
class RegisterFormStep;
class RegisterLinesStep;
class RegisterRequestStep;

/// Takes over an old register, step by step: the file, how it is read, what was found, what becomes of the
/// counters. Reading runs aside with a connection of its own and can be stopped; nothing is written before
/// the request. Open with open(); closes itself once the store took the request. UI thread only.
class RegisterImportDialog : public StepDialog
{
    Q_OBJECT

public:
    explicit RegisterImportDialog(models::Session &session, QWidget *parent = nullptr);
    ~RegisterImportDialog() override;

    /// The project and type that the register holds most likely.
    void suggest(int projectId, int typeId);
    void setFile(const QString &path);

signals:
    void requested(qint64 id);

protected:
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    enum Step { FileStep, FormStep, LinesStep, RequestStep };

    bool isUnderWay() const override { return m_isSending; }
    bool holdsInput() const override;
    void goOn() override;
    void goBack() override;
    void showState() override;
    void retranslate() override;

    void connectParts();
    void goTo(int step);
    void examine();
    void takeForm(const tl::expected<registers::RegisterForm, registers::SurveyFailure> &form);
    void read();
    void stopReading();
    void takeFindings(const models::Findings &findings);
    void send();
    void takeSent(const store::Result<qint64> &id);
    void fail(const registers::SurveyFailure &failure);
    void showFailure();
    QString whyNot() const;
    QString nextText() const;

    models::Session &m_session;
    store::StoreWorker m_worker; ///< so that reading holds nobody else up
    store::StoreWorker::Ticket m_ticket = 0;
    std::shared_ptr<models::ReadingProgress> m_progress;
    std::shared_ptr<const models::RegisterFindings> m_findings;
    std::optional<registers::SurveyFailure> m_failure;
    bool m_isExamining = false;
    bool m_isSending = false;
    RegisterFileStep *m_file;
    RegisterFormStep *m_form;
    RegisterLinesStep *m_lines;
    RegisterRequestStep *m_request;
};

} // namespace lekthi::ui
