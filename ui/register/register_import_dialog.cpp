#include "ui/register/register_import_dialog.h"

#include "models/register/register_import_text.h"
#include "ui/register/register_file_step.h"
#include "ui/register/register_form_step.h"
#include "ui/register/register_lines_step.h"
#include "ui/register/register_request_step.h"
#include "ui/widgets/banner.h"

#include <QDragEnterEvent>
#include <QFileInfo>
#include <QMimeData>
#include <QPushButton>
#include <QUrl>

#include <utility>

namespace lekthi::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr QSize usualSize(1040, 660);

using Form = tl::expected<registers::RegisterForm, registers::SurveyFailure>;

QString droppedFile(const QMimeData &data)
{
    const QList<QUrl> urls = data.urls();
    return urls.size() == 1 && urls.constFirst().isLocalFile() ? urls.constFirst().toLocalFile() : QString();
}

} // namespace

RegisterImportDialog::RegisterImportDialog(models::Session &session, QWidget *parent)
    : StepDialog(u"registerImport"_s, usualSize, parent)
    , m_session(session)
    , m_worker(session.address())
    , m_file(new RegisterFileStep(session.reference(), this))
    , m_form(new RegisterFormStep(this))
    , m_lines(new RegisterLinesStep(session.reference(), this))
    , m_request(new RegisterRequestStep(session.reference(), this))
{
    setObjectName(u"registerImportDialog"_s);
    setAcceptDrops(true);
    m_lines->keepFor(session.person().login);
    m_request->keepFor(session.person().login);
    setSteps({m_file, m_form, m_lines, m_request});
    connectParts();
    retranslate();
    goTo(FileStep);
}

RegisterImportDialog::~RegisterImportDialog()
{
    if (m_progress)
        m_progress->isStopped = true;
}

void RegisterImportDialog::connectParts()
{
    connect(m_file, &RegisterFileStep::changed, this, [this] {
        m_form->clear();
        m_findings.reset();
        showState();
    });
    connect(m_form, &RegisterFormStep::choicesChanged, this, &RegisterImportDialog::examine);
    connect(m_form, &RegisterFormStep::columnsChanged, this, &RegisterImportDialog::showState);
    connect(m_request, &RegisterRequestStep::changed, this, &RegisterImportDialog::showState);
    connect(m_lines, &RegisterLinesStep::saved, this, [this](const QString &path) {
        banner().showMessage(Banner::Kind::Good, tr("Written to %1.").arg(path));
    });
    connect(m_lines, &RegisterLinesStep::savingFailed, this,
            [this](const QString &message) { banner().showMessage(Banner::Kind::Error, message); });
    connect(&banner(), &Banner::actionTriggered, this, [this] {
        if (step() == RequestStep)
            read();
        else
            examine();
    });
}

void RegisterImportDialog::suggest(int projectId, int typeId)
{
    m_file->setTarget(projectId, typeId);
}

void RegisterImportDialog::setFile(const QString &path)
{
    stopReading();
    m_file->setPath(path);
    goTo(FileStep);
}

void RegisterImportDialog::goTo(int step)
{
    m_failure.reset();
    showStep(step);
}

void RegisterImportDialog::goOn()
{
    switch (Step(step())) {
    case FileStep:
        goTo(FormStep);
        examine();
        break;
    case FormStep:
        read();
        break;
    case LinesStep:
        m_request->show(m_findings);
        goTo(RequestStep);
        break;
    case RequestStep:
        send();
        break;
    }
}

void RegisterImportDialog::goBack()
{
    stopReading();
    goTo(step() - 1);
}

void RegisterImportDialog::examine()
{
    m_worker.cancel(m_ticket);
    m_failure.reset();
    banner().hideMessage();
    m_isExamining = true;
    showState();
    m_ticket = m_worker.run(
        this,
        [path = m_file->path(), choices = m_form->choices(), target = m_file->target(),
         reference = m_session.reference()](store::Connection &connection) -> store::Result<Form> {
            return registers::examineForTarget(connection, path, choices, target, reference);
        },
        [this](const store::Result<Form> &form) {
            takeForm(form ? *form : Form(tl::unexpect, form.error()));
        });
}

void RegisterImportDialog::takeForm(const Form &form)
{
    m_isExamining = false;
    m_form->showForm(form ? std::optional(*form) : std::nullopt);
    if (!form)
        fail(form.error());
    showState();
}

void RegisterImportDialog::read()
{
    stopReading();
    m_findings.reset();
    goTo(LinesStep);
    m_progress = std::make_shared<models::ReadingProgress>();
    m_lines->setFileName(m_file->path());
    m_lines->showReading(m_progress, m_form->form()->size);
    m_ticket = m_worker.run(
        this,
        [path = m_file->path(), form = *m_form->form(), target = m_file->target(),
         reference = m_session.reference(), progress = m_progress](store::Connection &connection) {
            return models::readFindings(connection, path, form, target, reference, *progress);
        },
        [this](store::Result<models::Findings> findings) {
            takeFindings(findings ? *std::move(findings) : models::Findings(tl::unexpect, findings.error()));
        });
    showState();
}

// What is on its way is given up: neither its end nor its failure is news any more.
void RegisterImportDialog::stopReading()
{
    m_lines->stopReading();
    m_worker.cancel(m_ticket);
    if (const auto progress = std::exchange(m_progress, nullptr))
        progress->isStopped = true;
}

void RegisterImportDialog::takeFindings(const models::Findings &findings)
{
    m_lines->stopReading();
    m_progress.reset();
    if (!findings) {
        goTo(FormStep);
        fail(findings.error());
        return;
    }
    m_findings = std::make_shared<const models::RegisterFindings>(*findings);
    m_lines->showFindings(m_findings);
    showState();
}

void RegisterImportDialog::send()
{
    const auto reason = m_request->reason();
    if (!reason || !m_findings || std::exchange(m_isSending, true))
        return;
    m_request->setWorking(true);
    banner().hideMessage();
    showState();
    m_worker.run(
        this,
        [findings = m_findings, name = QFileInfo(m_file->path()).fileName(),
         reason = *reason](store::Connection &connection) {
            return store::requestRegisterImport(
                connection, registers::wishOf(findings->survey, findings->parts.constFirst(), name, reason));
        },
        [this](const store::Result<qint64> &id) { takeSent(id); });
}

void RegisterImportDialog::takeSent(const store::Result<qint64> &id)
{
    m_isSending = false;
    m_request->setWorking(false);
    if (id) {
        emit requested(*id);
        accept();
        return;
    }
    fail(id.error());
}

void RegisterImportDialog::fail(const registers::SurveyFailure &failure)
{
    m_failure = failure;
    showFailure();
    showState();
}

void RegisterImportDialog::showFailure()
{
    if (m_failure)
        banner().showMessage(Banner::Kind::Error, registers::describe(*m_failure),
                             step() == RequestStep ? tr("Read the file again") : tr("Try again"));
}

// A file is chosen again at once; reading it and writing a reason are not.
bool RegisterImportDialog::holdsInput() const
{
    return step() >= LinesStep;
}

QString RegisterImportDialog::whyNot() const
{
    switch (Step(step())) {
    case FileStep:
        return m_file->whyNot();
    case FormStep:
        return m_isExamining ? tr("Checking the file…") : m_form->whyNot();
    case LinesStep:
        return m_findings ? models::whyNothingToImport(m_findings->survey.work.plan)
                          : tr("Reading the file…");
    case RequestStep:
        break;
    }
    return m_isSending ? tr("The request is being sent…") : m_request->whyNot();
}

QString RegisterImportDialog::nextText() const
{
    switch (Step(step())) {
    case FileStep:
        return tr("Check the file");
    case FormStep:
        return tr("Read the register");
    case LinesStep:
        return tr("Show the counters");
    case RequestStep:
        break;
    }
    const qsizetype numbers = m_findings ? m_findings->parts.constFirst().numbers.size() : 0;
    return tr("Request to import %n number(s)", nullptr, int(numbers));
}

void RegisterImportDialog::showState()
{
    showNext(nextText(), whyNot());
    backButton().setVisible(step() != FileStep);
    backButton().setEnabled(!m_isSending);
    backButton().setText(m_progress ? tr("Stop reading") : tr("Back"));
    cancelButton().setEnabled(!m_isSending);
}

void RegisterImportDialog::dragEnterEvent(QDragEnterEvent *event)
{
    if (!m_isSending && !droppedFile(*event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void RegisterImportDialog::dropEvent(QDropEvent *event)
{
    setFile(droppedFile(*event->mimeData()));
    event->acceptProposedAction();
}

void RegisterImportDialog::retranslate()
{
    StepDialog::retranslate();
    setWindowTitle(tr("Import an old register"));
    setStepNames({tr("1 · File"), tr("2 · Format"), tr("3 · Results"), tr("4 · Counters and reason")});
    m_file->retranslate();
    m_form->retranslate();
    m_lines->retranslate();
    m_request->retranslate();
    showFailure();
    showState();
}

} // namespace lekthi::ui
