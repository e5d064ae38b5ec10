#include "ui/search/search_field.h"

#include "models/period_text.h"
#include "models/requests/counter_text.h"
#include "models/search/answer_text.h"
#include "models/time_text.h"
#include "translations/translations.h"
#include "ui/counters/number_gaps_dialog.h"
#include "ui/ledger/number_story_dialog.h"
#include "ui/search/search_popup.h"
#include "ui/shell/preferences.h"
#include "ui/shell/theme.h"

#include <QApplication>
#include <QKeyEvent>

#include <algorithm>
#include <utility>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using audit::AnswerKind;
using audit::SearchAnswer;

namespace {

constexpr int rowsOfPage = 5;

ColorRole colorOf(models::AnswerText::Tone tone)
{
    switch (tone) {
    case models::AnswerText::Tone::Good:
        return ColorRole::Good;
    case models::AnswerText::Tone::Warning:
        return ColorRole::Warning;
    case models::AnswerText::Tone::Error:
        return ColorRole::Error;
    case models::AnswerText::Tone::Plain:
        break;
    }
    return ColorRole::SecondaryText;
}

} // namespace

SearchField::SearchField(models::Session &session, QWidget *parent)
    : QLineEdit(parent)
    , m_session(session)
    , m_reading(session)
{
    setObjectName(u"searchField"_s);
    setClearButtonEnabled(true);
    connect(this, &QLineEdit::textChanged, this, &SearchField::type);
    connect(&m_reading, &models::SearchReading::found, this, &SearchField::take);
    connect(&m_reading, &models::SearchReading::failed, this, [this](const store::Error &error) {
        m_answers.clear();
        showEntries(store::describe(error));
    });
    connect(&m_session, &models::Session::searchWanted, this, [this](const QString &text) {
        begin();
        setText(text);
    });
    retranslate();
}

void SearchField::setGround(QWidget &ground)
{
    m_popup = new SearchPopup(&ground);
    m_popup->setListName(tr("Answers"));
    connect(m_popup, &SearchPopup::chosen, this, &SearchField::choose);
    connect(m_popup, &SearchPopup::currentChanged, this,
            [this] { setAccessibleDescription(m_popup->spoken()); });
}

void SearchField::setCommands(std::function<QList<SearchCommand>()> commands)
{
    m_offer = std::move(commands);
}

void SearchField::begin()
{
    if (!hasFocus())
        m_before = QApplication::focusWidget();
    setFocus(Qt::ShortcutFocusReason);
    selectAll();
    showEntries(text().isEmpty() ? help() : tr("Nothing found for %1.").arg(text()));
}

/// Also while another window is active.
bool SearchField::isTyping() const
{
    return window()->focusWidget() == this;
}

/// Pages and commands are known at once; numbers follow.
void SearchField::type()
{
    m_enterWaits = false;
    m_answers.clear();
    m_commands.clear();
    const QString wanted = text().trimmed();
    if (!wanted.isEmpty() && m_offer)
        m_commands = m_offer();
    m_commands.removeIf([&wanted](const SearchCommand &command) {
        return !command.title.contains(wanted, Qt::CaseInsensitive);
    });
    m_reading.look(wanted);
    if (isTyping())
        showEntries(wanted.isEmpty() ? help() : tr("Searching…"));
}

void SearchField::take(const QList<SearchAnswer> &answers)
{
    m_answers = answers;
    if (isTyping())
        showEntries(tr("Nothing found for %1.").arg(text().trimmed()));
    if (std::exchange(m_enterWaits, false) && isTyping())
        choose(m_popup->current());
}

void SearchField::showEntries(const QString &hint)
{
    QList<SearchEntry> entries;
    for (const SearchAnswer &answer : std::as_const(m_answers))
        entries.append(entryOf(answer));
    for (const SearchCommand &command : std::as_const(m_commands))
        entries.append({.title = command.title,
                        .state = tr("Go to"),
                        .sentence = command.detail.isEmpty() ? tr("Menu") : command.detail});
    m_popup->setEntries(entries, hint);
    m_popup->showBelow(*this);
}

SearchEntry SearchField::entryOf(const SearchAnswer &answer) const
{
    const numbering::Calendar calendar = Preferences::instance().calendar();
    const models::AnswerText text = models::answerText(
        answer,
        {.reference = m_session.reference(),
         .counter =
             [&](const numbering::CounterKey &key) {
                 return models::counterText(key, m_session.reference(),
                                            models::periodText(key.period, currentLanguage(), calendar));
             },
         .time = [calendar](const QDateTime &time) { return models::timeText(time, calendar); }});
    return {text.title, text.state, text.sentence, colorOf(text.tone)};
}

void SearchField::keyPressEvent(QKeyEvent *event)
{
    const int key = event->key();
    const bool moves =
        key == Qt::Key_Down || key == Qt::Key_Up || key == Qt::Key_PageDown || key == Qt::Key_PageUp;
    if (key == Qt::Key_Escape && m_popup->isVisible()) {
        leave();
    } else if (moves) {
        const int rows = key == Qt::Key_Down || key == Qt::Key_Up ? 1 : rowsOfPage;
        if (m_popup->isVisible())
            m_popup->moveCurrent(key == Qt::Key_Down || key == Qt::Key_PageDown ? rows : -rows);
        else
            begin();
    } else if (key == Qt::Key_Return || key == Qt::Key_Enter) {
        m_enterWaits = m_reading.isLooking();
        if (m_popup->isVisible() && !m_enterWaits)
            choose(m_popup->current());
    } else {
        QLineEdit::keyPressEvent(event);
    }
}

void SearchField::leave()
{
    m_reading.drop();
    m_popup->hide();
    if (m_before && m_before->isVisible())
        m_before->setFocus(Qt::OtherFocusReason);
    m_before = nullptr;
}

void SearchField::focusOutEvent(QFocusEvent *event)
{
    if (event->reason() != Qt::PopupFocusReason && m_popup)
        m_popup->hide();
    QLineEdit::focusOutEvent(event);
}

void SearchField::choose(int entry)
{
    if (entry < 0)
        return;
    m_popup->hide();
    if (entry < m_answers.size()) {
        open(SearchAnswer(m_answers.at(entry)));
        return;
    }
    const SearchCommand command = m_commands.value(entry - m_answers.size());
    if (command.run)
        command.run();
}

void SearchField::open(const SearchAnswer &answer)
{
    switch (answer.kind) {
    case AnswerKind::Issued:
    case AnswerKind::Replaced:
    case AnswerKind::Voided:
    case AnswerKind::Unused:
    case AnswerKind::Skipped:
    case AnswerKind::Imported:
        openNumber(answer);
        return;
    case AnswerKind::NotYetDrawn:
    case AnswerKind::OtherPeriod:
    case AnswerKind::Missing:
        openCounter(answer);
        return;
    case AnswerKind::NoTemplate:
        emit m_session.templateWanted({answer.misfit->by.projectId, answer.misfit->by.typeId});
        return;
    case AnswerKind::Error:
        emit m_session.errorWanted(answer.number);
        return;
    case AnswerKind::Request:
        emit m_session.requestWanted(answer.requestId);
        return;
    case AnswerKind::Code:
        emit pageWanted(u"referencePage"_s);
        return;
    case AnswerKind::IdIssued:
    case AnswerKind::IdNeverIssued:
    case AnswerKind::IdMistyped:
        emit m_session.poolWanted(answer.id->pool);
        return;
    case AnswerKind::TooLong:
        return;
    }
}

/// The numbers of an old register have no row of the ledger.
void SearchField::openNumber(const SearchAnswer &answer)
{
    if (!answer.entry) {
        (new NumberStoryDialog(m_session, answer.number, window()))->open();
        return;
    }
    store::LedgerFilter filter;
    if (answer.reason == audit::AnswerReason::Document)
        filter.documentId = answer.entry->documentId;
    else
        filter.number = answer.kind == AnswerKind::Skipped ? answer.entry->reason : answer.number;
    emit m_session.ledgerWanted(filter);
}

void SearchField::openCounter(const SearchAnswer &answer)
{
    const audit::TemplateReading &by = *answer.reading;
    if (answer.kind == AnswerKind::Missing)
        (new NumberGapsDialog(m_session, *answer.counter, by.number.sequence, window()))->open();
    else if (answer.counter)
        emit m_session.counterWanted(answer.counter->id);
    else
        emit m_session.templateWanted({by.by.projectId, by.by.typeId});
}

void SearchField::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QLineEdit::changeEvent(event);
}

QString SearchField::help() const
{
    return tr("Type or paste a document number or its beginning, a document ID, a request ID, an error "
              "reference, an ID of an ID pool, a code, or the name of a page.");
}

void SearchField::retranslate()
{
    const QString keys = QKeySequence(Qt::CTRL | Qt::Key_K).toString(QKeySequence::NativeText);
    setPlaceholderText(tr("Number, ID, code, page"));
    setAccessibleName(tr("Find"));
    setToolTip(tr("%1 (%2)", "page and its shortcut").arg(help(), keys));
    if (m_popup) {
        m_popup->setListName(tr("Answers"));
        m_popup->hide();
    }
}

} // namespace lekthi::ui
