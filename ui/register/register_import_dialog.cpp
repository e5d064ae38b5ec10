#include "ui/register/register_import_dialog.h"

#include "models/register/register_import_text.h"
#include "ui/register/register_file_step.h"
#include "ui/register/register_form_step.h"
#include "ui/register/register_lines_step.h"
#include "ui/register/register_request_step.h"
#include "ui/shell/theme.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/keyboard_start.h"
#include "ui/widgets/label.h"

#include <QDragEnterEvent>
#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QMimeData>
#include <QPushButton>
#include <QStackedWidget>
#include <QUrl>
#include <QVBoxLayout>

#include <utility>

namespace lekthi::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr QSize usualSize(1040, 660);
constexpr QSize smallest(760, 520);

using Form = tl::expected<registers::RegisterForm, registers::SurveyFailure>;

QString droppedFile(const QMimeData &data)
{
    const QList<QUrl> urls = data.urls();
    return urls.size() == 1 && urls.constFirst().isLocalFile() ? urls.constFirst().toLocalFile() : QString();
}

} // namespace

RegisterImportDialog::RegisterImportDialog(models::Session &session, QWidget *parent)
    : CarefulDialog(parent)
    , m_session(session)
    , m_worker(session.address())
    , m_banner(new Banner(this))
    , m_steps(new QStackedWidget(this))
    , m_file(new RegisterFileStep(session.reference(), this))
    , m_form(new RegisterFormStep(this))
    , m_lines(new RegisterLinesStep(session.reference(), this))
    , m_request(new RegisterRequestStep(session.reference(), this))
{
    setObjectName(u"registerImportDialog"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    setAcceptDrops(true);
    m_banner->setObjectName(u"registerImportBanner"_s);
    build();
    connectParts();
    retranslate();
    resize(usualSize);
    setMinimumSize(smallest);
    goTo(FileStep);
}

RegisterImportDialog::~RegisterImportDialog()
{
    if (m_progress)
        m_progress->isStopped = true;
}

void RegisterImportDialog::build()
{
    auto *names = new QHBoxLayout;
    names->setSpacing(theme::margin);
    for (QLabel *&name : m_names) {
        name = makeLabel(this);
        name->setWordWrap(false);
        names->addWidget(name);
    }
    names->addStretch(1);
    m_steps->addWidget(m_file);
    m_steps->addWidget(m_form);
    m_steps->addWidget(m_lines);
    m_steps->addWidget(m_request);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(theme::margin, theme::gapLarge, theme::margin, theme::gapLarge);
    layout->setSpacing(theme::gap);
    layout->addLayout(names);
    layout->addWidget(m_banner);
    layout->addWidget(m_steps, 1);
    layout->addLayout(makeButtons());
}

QLayout *RegisterImportDialog::makeButtons()
{
    m_why = makeLabel(this, Look::Small);
    m_cancel = new QPushButton(this);
    m_back = new QPushButton(this);
    m_next = new QPushButton(this);
    m_why->setObjectName(u"registerImportWhyNot"_s);
    m_cancel->setObjectName(u"registerImportCancel"_s);
    m_back->setObjectName(u"registerImportBack"_s);
    m_next->setObjectName(u"registerImportNext"_s);
    m_why->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    // Enter in a field must not send what two persons will have to deal with.
    for (QPushButton *button : {m_cancel, m_back, m_next})
        button->setAutoDefault(false);
    theme::setLook(m_next, Look::PrimaryButton);
    auto *row = new QHBoxLayout;
    row->setSpacing(theme::gapSmall);
    row->addWidget(m_why, 1);
    row->addWidget(m_cancel);
    row->addWidget(m_back);
    row->addWidget(m_next);
    return row;
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
        m_banner->showMessage(Banner::Kind::Good, tr("Written to %1.").arg(path));
    });
    connect(m_lines, &RegisterLinesStep::savingFailed, this,
            [this](const QString &message) { m_banner->showMessage(Banner::Kind::Error, message); });
    connect(m_cancel, &QPushButton::clicked, this, &RegisterImportDialog::cancel);
    connect(m_back, &QPushButton::clicked, this, &RegisterImportDialog::goBack);
    connect(m_next, &QPushButton::clicked, this, &RegisterImportDialog::goOn);
    connect(m_banner, &Banner::actionTriggered, this, [this] {
        if (m_step == RequestStep)
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

void RegisterImportDialog::goTo(Step step)
{
    m_step = step;
    m_failure.reset();
    m_banner->hideMessage();
    m_steps->setCurrentIndex(step);
    takeKeyboard(*m_steps->currentWidget());
    showState();
}

void RegisterImportDialog::goOn()
{
    switch (m_step) {
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
    case StepCount:
        send();
        break;
    }
}

void RegisterImportDialog::goBack()
{
    stopReading();
    goTo(Step(m_step - 1));
}

void RegisterImportDialog::examine()
{
    m_worker.cancel(m_ticket);
    m_failure.reset();
    m_banner->hideMessage();
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
    m_banner->hideMessage();
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
        m_banner->showMessage(Banner::Kind::Error, registers::describe(*m_failure),
                              m_step == RequestStep ? tr("Read the file again") : tr("Try again"));
}

// A file is chosen again at once; reading it and writing a reason are not.
bool RegisterImportDialog::holdsInput() const
{
    return m_step >= LinesStep;
}

QString RegisterImportDialog::whyNot() const
{
    switch (m_step) {
    case FileStep:
        return m_file->whyNot();
    case FormStep:
        return m_isExamining ? tr("Checking the file…") : m_form->whyNot();
    case LinesStep:
        return m_findings ? models::whyNothingToImport(m_findings->survey.work.plan)
                          : tr("Reading the file…");
    case RequestStep:
    case StepCount:
        break;
    }
    return m_isSending ? tr("The request is being sent…") : m_request->whyNot();
}

QString RegisterImportDialog::nextText() const
{
    switch (m_step) {
    case FileStep:
        return tr("Check the file");
    case FormStep:
        return tr("Read the register");
    case LinesStep:
        return tr("Show the counters");
    case RequestStep:
    case StepCount:
        break;
    }
    const qsizetype numbers = m_findings ? m_findings->parts.constFirst().numbers.size() : 0;
    return tr("Request to import %n number(s)", nullptr, int(numbers));
}

void RegisterImportDialog::showState()
{
    const QString why = whyNot();
    m_why->setText(why);
    m_next->setText(nextText());
    m_next->setEnabled(why.isEmpty());
    m_next->setAccessibleDescription(why);
    m_back->setVisible(m_step != FileStep);
    m_back->setEnabled(!m_isSending);
    m_cancel->setEnabled(!m_isSending);
    m_back->setText(m_progress ? tr("Stop reading") : tr("Back"));
    for (int step = 0; step < StepCount; ++step)
        theme::setLook(m_names[step], step == m_step ? Look::AccentText : Look::Secondary);
}

void RegisterImportDialog::changeEvent(QEvent *event)
{
    CarefulDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
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
    setWindowTitle(tr("Import an old register"));
    const QString names[StepCount] = {tr("1 · File"), tr("2 · Format"), tr("3 · Results"),
                                      tr("4 · Counters and reason")};
    for (int step = 0; step < StepCount; ++step)
        m_names[step]->setText(names[step]);
    m_cancel->setText(tr("Cancel"));
    m_file->retranslate();
    m_form->retranslate();
    m_lines->retranslate();
    m_request->retranslate();
    showFailure();
    showState();
}

} // namespace lekthi::ui
