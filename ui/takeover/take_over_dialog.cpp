#include "ui/takeover/take_over_dialog.h"

#include "models/takeover/take_over_text.h"
#include "ui/shell/theme.h"
#include "ui/takeover/register_file_step.h"
#include "ui/takeover/register_form_step.h"
#include "ui/takeover/register_lines_step.h"
#include "ui/takeover/register_request_step.h"
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

using Form = tl::expected<takeover::RegisterForm, takeover::SurveyFailure>;

QString droppedFile(const QMimeData &data)
{
    const QList<QUrl> urls = data.urls();
    return urls.size() == 1 && urls.constFirst().isLocalFile() ? urls.constFirst().toLocalFile() : QString();
}

} // namespace

TakeOverDialog::TakeOverDialog(models::Session &session, QWidget *parent)
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
    setObjectName(u"takeOverDialog"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    setAcceptDrops(true);
    m_banner->setObjectName(u"takeOverBanner"_s);
    build();
    connectParts();
    retranslate();
    resize(usualSize);
    setMinimumSize(smallest);
    goTo(FileStep);
}

TakeOverDialog::~TakeOverDialog()
{
    if (m_progress)
        m_progress->isStopped = true;
}

void TakeOverDialog::build()
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

QLayout *TakeOverDialog::makeButtons()
{
    m_why = makeLabel(this, Look::Small);
    m_cancel = new QPushButton(this);
    m_back = new QPushButton(this);
    m_next = new QPushButton(this);
    m_why->setObjectName(u"takeOverWhyNot"_s);
    m_cancel->setObjectName(u"takeOverCancel"_s);
    m_back->setObjectName(u"takeOverBack"_s);
    m_next->setObjectName(u"takeOverNext"_s);
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

void TakeOverDialog::connectParts()
{
    connect(m_file, &RegisterFileStep::changed, this, [this] {
        m_form->clear();
        m_findings.reset();
        showState();
    });
    connect(m_form, &RegisterFormStep::choicesChanged, this, &TakeOverDialog::examine);
    connect(m_form, &RegisterFormStep::columnsChanged, this, &TakeOverDialog::showState);
    connect(m_request, &RegisterRequestStep::changed, this, &TakeOverDialog::showState);
    connect(m_lines, &RegisterLinesStep::saved, this, [this](const QString &path) {
        m_banner->showMessage(Banner::Kind::Good, tr("Written to %1.").arg(path));
    });
    connect(m_lines, &RegisterLinesStep::savingFailed, this,
            [this](const QString &message) { m_banner->showMessage(Banner::Kind::Error, message); });
    connect(m_cancel, &QPushButton::clicked, this, &TakeOverDialog::cancel);
    connect(m_back, &QPushButton::clicked, this, &TakeOverDialog::goBack);
    connect(m_next, &QPushButton::clicked, this, &TakeOverDialog::goOn);
    connect(m_banner, &Banner::actionTriggered, this, [this] {
        if (m_step == RequestStep)
            read();
        else
            examine();
    });
}

void TakeOverDialog::suggest(int projectId, int typeId)
{
    m_file->setTarget(projectId, typeId);
}

void TakeOverDialog::setFile(const QString &path)
{
    stopReading();
    m_file->setPath(path);
    goTo(FileStep);
}

void TakeOverDialog::goTo(Step step)
{
    m_step = step;
    m_failure.reset();
    m_banner->hideMessage();
    m_steps->setCurrentIndex(step);
    takeKeyboard(*m_steps->currentWidget());
    showState();
}

void TakeOverDialog::goOn()
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

void TakeOverDialog::goBack()
{
    stopReading();
    goTo(Step(m_step - 1));
}

void TakeOverDialog::examine()
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
            return takeover::examineForTarget(connection, path, choices, target, reference);
        },
        [this](const store::Result<Form> &form) {
            takeForm(form ? *form : Form(tl::unexpect, form.error()));
        });
}

void TakeOverDialog::takeForm(const Form &form)
{
    m_isExamining = false;
    m_form->showForm(form ? std::optional(*form) : std::nullopt);
    if (!form)
        fail(form.error());
    showState();
}

void TakeOverDialog::read()
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
void TakeOverDialog::stopReading()
{
    m_lines->stopReading();
    m_worker.cancel(m_ticket);
    if (const auto progress = std::exchange(m_progress, nullptr))
        progress->isStopped = true;
}

void TakeOverDialog::takeFindings(const models::Findings &findings)
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

void TakeOverDialog::send()
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
            return store::requestTakeOver(
                connection, takeover::wishOf(findings->survey, findings->parts.constFirst(), name, reason));
        },
        [this](const store::Result<qint64> &id) { takeSent(id); });
}

void TakeOverDialog::takeSent(const store::Result<qint64> &id)
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

void TakeOverDialog::fail(const takeover::SurveyFailure &failure)
{
    m_failure = failure;
    showFailure();
    showState();
}

void TakeOverDialog::showFailure()
{
    if (m_failure)
        m_banner->showMessage(Banner::Kind::Error, takeover::describe(*m_failure),
                              m_step == RequestStep ? tr("Read the file again") : tr("Try again"));
}

// A file is chosen again at once; reading it and writing a reason are not.
bool TakeOverDialog::holdsInput() const
{
    return m_step >= LinesStep;
}

QString TakeOverDialog::whyNot() const
{
    switch (m_step) {
    case FileStep:
        return m_file->whyNot();
    case FormStep:
        return m_isExamining ? tr("Checking the file…") : m_form->whyNot();
    case LinesStep:
        return m_findings ? models::whyNothingToTakeOver(m_findings->survey.work.plan)
                          : tr("Reading the file…");
    case RequestStep:
    case StepCount:
        break;
    }
    return m_isSending ? tr("The request is being sent…") : m_request->whyNot();
}

QString TakeOverDialog::nextText() const
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

void TakeOverDialog::showState()
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

void TakeOverDialog::changeEvent(QEvent *event)
{
    CarefulDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void TakeOverDialog::dragEnterEvent(QDragEnterEvent *event)
{
    if (!m_isSending && !droppedFile(*event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void TakeOverDialog::dropEvent(QDropEvent *event)
{
    setFile(droppedFile(*event->mimeData()));
    event->acceptProposedAction();
}

void TakeOverDialog::retranslate()
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
