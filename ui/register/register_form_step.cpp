#include "ui/register/register_form_step.h"

#include "ui/shell/theme.h"
#include "ui/widgets/card.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/keyboard_start.h"
#include "ui/widgets/label.h"
#include "ui/widgets/list_table.h"

#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QSignalBlocker>
#include <QStandardItemModel>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <array>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using registers::RegisterColumn;
using registers::TextEncoding;

namespace {

constexpr int choiceWidth = 176;
constexpr int widestPreview = 260;
constexpr std::array encodings{TextEncoding::Utf8, TextEncoding::Utf16Le, TextEncoding::Utf16Be,
                               TextEncoding::Windows874, TextEncoding::Big5};
constexpr std::array columnsAsked{
    RegisterColumn::Number,     RegisterColumn::Date,      RegisterColumn::Project, RegisterColumn::Type,
    RegisterColumn::Originator, RegisterColumn::Recipient, RegisterColumn::SubType, RegisterColumn::RfaType,
    RegisterColumn::Discipline, RegisterColumn::DocumentId};

QString separatorText(QChar separator)
{
    switch (separator.unicode()) {
    case u';':
        return RegisterFormStep::tr("Semicolon ;");
    case u'\t':
        return RegisterFormStep::tr("Tab");
    case u'|':
        return RegisterFormStep::tr("Bar |");
    default:
        return RegisterFormStep::tr("Comma ,");
    }
}

QString headingsText(bool hasHeadings)
{
    return hasHeadings ? RegisterFormStep::tr("Headings") : RegisterFormStep::tr("A number already");
}

QString columnText(RegisterColumn column)
{
    switch (column) {
    case RegisterColumn::Number:
        return RegisterFormStep::tr("Document number");
    case RegisterColumn::Project:
        return RegisterFormStep::tr("Project");
    case RegisterColumn::Type:
        return RegisterFormStep::tr("Document type");
    case RegisterColumn::Originator:
        return RegisterFormStep::tr("Sender");
    case RegisterColumn::Recipient:
        return RegisterFormStep::tr("Recipient");
    case RegisterColumn::SubType:
        return RegisterFormStep::tr("Sub type");
    case RegisterColumn::RfaType:
        return RegisterFormStep::tr("RFA type");
    case RegisterColumn::Discipline:
        return RegisterFormStep::tr("Discipline");
    case RegisterColumn::Date:
        return RegisterFormStep::tr("Date");
    case RegisterColumn::DocumentId:
        return RegisterFormStep::tr("Document id");
    case RegisterColumn::Title:
        break;
    }
    return {};
}

/// Fills a box that was detected or chosen; its first entry goes back to what is detected.
template <class Value, class TextOf>
void fillBox(QComboBox *box, const QList<Value> &values, const std::optional<Value> &chosen,
             const std::optional<Value> &inUse, const TextOf &textOf)
{
    const QSignalBlocker quiet(box);
    box->clear();
    box->addItem(!chosen && inUse ? RegisterFormStep::tr("%1 (detected)").arg(textOf(*inUse))
                                  : RegisterFormStep::tr("Detect"));
    for (const Value &value : values)
        box->addItem(textOf(value));
    box->setCurrentIndex(chosen ? int(values.indexOf(*chosen)) + 1 : 0);
}

template <class Value>
std::optional<Value> chosenIn(const QComboBox *box, const QList<Value> &values)
{
    return box->currentIndex() > 0 ? std::optional(values.at(box->currentIndex() - 1)) : std::nullopt;
}

QList<TextEncoding> encodingList()
{
    return {encodings.begin(), encodings.end()};
}

QList<QChar> separatorList()
{
    return {registers::separators.begin(), registers::separators.end()};
}

const QList<bool> yesAndNo{true, false};

} // namespace

RegisterFormStep::RegisterFormStep(QWidget *parent)
    : QWidget(parent)
    , m_formCard(new Card(this))
    , m_columnCard(new Card(this))
    , m_previewCaption(makeLabel(this, Look::Caption))
    , m_lines(new QStandardItemModel(this))
    , m_preview(new ListTable(*m_lines, this))
{
    m_preview->setObjectName(u"registerPreview"_s);
    auto *form = new FlowLayout(theme::gap, choiceWidth);
    m_encoding = makeChoice(u"registerEncoding"_s, m_formCard, form);
    m_separator = makeChoice(u"registerSeparator"_s, m_formCard, form);
    m_headings = makeChoice(u"registerHeadings"_s, m_formCard, form);
    m_formCard->content()->addLayout(form);
    auto *columns = new FlowLayout(theme::gap, choiceWidth);
    for (const RegisterColumn column : columnsAsked)
        m_columns.emplace_back(column,
                               makeChoice(u"registerColumn%1"_s.arg(int(column)), m_columnCard, columns));
    m_columnCard->content()->addLayout(columns);
    m_preview->setFit([this] { fitPreview(); });
    m_preview->horizontalHeader()->setStretchLastSection(true);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(theme::gap);
    layout->addWidget(m_formCard);
    layout->addWidget(m_columnCard);
    layout->addWidget(m_previewCaption);
    layout->addWidget(m_preview, 1);
    setKeyboardStart(*this, *m_encoding.box);
    for (const Choice &choice : {m_encoding, m_separator, m_headings}) {
        connect(choice.box, &QComboBox::activated, this, [this] {
            m_choices.encoding = chosenIn(m_encoding.box, encodingList());
            m_choices.separator = chosenIn(m_separator.box, separatorList());
            m_choices.hasHeadings = chosenIn(m_headings.box, yesAndNo);
            m_chosen.clear();
            emit choicesChanged();
        });
    }
    for (const auto &[column, choice] : m_columns) {
        connect(choice.box, &QComboBox::activated, this, [this, column, box = choice.box](int entry) {
            m_chosen.insert(column, entry - 1);
            takeColumns();
            emit columnsChanged();
        });
    }
}

RegisterFormStep::Choice RegisterFormStep::makeChoice(const QString &name, QWidget *parent, QLayout *into)
{
    auto *room = new QWidget(parent);
    Choice choice{makeLabel(room, Look::Caption), new QComboBox(room)};
    choice.caption->setWordWrap(false);
    choice.caption->setBuddy(choice.box);
    choice.box->setObjectName(name);
    choice.box->setItemDelegate(
        new QStyledItemDelegate(choice.box)); // the default one ignores the style sheet
    choice.box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    auto *layout = new QVBoxLayout(room);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(choice.caption);
    layout->addWidget(choice.box);
    into->addWidget(room);
    return choice;
}

void RegisterFormStep::clear()
{
    m_choices = {};
    m_chosen.clear();
    showForm({});
}

void RegisterFormStep::showForm(const std::optional<registers::RegisterForm> &form)
{
    m_form = form;
    fillChoices();
    takeColumns();
}

registers::RegisterChoices RegisterFormStep::choices() const
{
    return m_choices;
}

void RegisterFormStep::takeColumns()
{
    if (m_form) {
        for (auto chosen = m_chosen.cbegin(); chosen != m_chosen.cend(); ++chosen) {
            if (chosen.value() < 0)
                m_form->columns.remove(chosen.key());
            else
                registers::chooseColumn(*m_form, chosen.key(), chosen.value());
        }
    }
    fillColumns();
    showPreview();
}

QString RegisterFormStep::whyNot() const
{
    if (!m_form)
        return tr("The file cannot be read like this.");
    return m_form->columns.contains(RegisterColumn::Number)
               ? QString()
               : tr("Choose the column that holds the document numbers.");
}

void RegisterFormStep::fillChoices()
{
    fillBox(m_encoding.box, encodingList(), m_choices.encoding,
            m_form ? std::optional(m_form->encoding) : std::nullopt, registers::encodingName);
    fillBox(m_separator.box, separatorList(), m_choices.separator,
            m_form ? std::optional(m_form->separator) : std::nullopt, separatorText);
    fillBox(m_headings.box, yesAndNo, m_choices.hasHeadings,
            m_form ? std::optional(m_form->hasHeadings) : std::nullopt, headingsText);
}

void RegisterFormStep::fillColumns()
{
    QStringList names;
    for (qsizetype at = 0; m_form && at < m_form->headings.size(); ++at) {
        const QString heading = m_form->headings.at(at).simplified();
        names += heading.isEmpty() ? tr("Column %1").arg(at + 1) : heading;
    }
    for (const auto &[column, choice] : m_columns) {
        const QSignalBlocker quiet(choice.box);
        choice.box->clear();
        choice.box->addItem(u"–"_s);
        choice.box->addItems(names);
        choice.box->setCurrentIndex(m_form ? int(m_form->columns.value(column, -1)) + 1 : 0);
        choice.box->setEnabled(m_form.has_value());
    }
}

void RegisterFormStep::showPreview()
{
    m_lines->clear();
    m_lines->setRowCount(m_form ? int(m_form->firstLines.size()) : 0);
    m_lines->setColumnCount(m_form ? int(m_form->headings.size()) : 0);
    for (int column = 0; column < m_lines->columnCount(); ++column) {
        const auto use = m_form->columns.key(column, RegisterColumn::Title);
        const QString heading = m_form->headings.at(column).simplified();
        const QString name = heading.isEmpty() ? tr("Column %1").arg(column + 1) : heading;
        const bool isUsed = m_form->columns.value(use, -1) == column && use != RegisterColumn::Title;
        m_lines->setHorizontalHeaderItem(
            column,
            new QStandardItem(isUsed && columnText(use) != name
                                  ? tr("%1 → %2", "heading, what is read from it").arg(name, columnText(use))
                                  : name));
        for (int row = 0; row < m_lines->rowCount(); ++row)
            m_lines->setItem(row, column,
                             new QStandardItem(m_form->firstLines.at(row).cells.value(column).simplified()));
    }
    m_preview->fitColumns();
}

void RegisterFormStep::fitPreview()
{
    for (int column = 0; column < m_lines->columnCount(); ++column)
        m_preview->setColumnWidth(column,
                                  qMin(widestPreview, m_preview->contentWidth(column) + theme::gapSmall));
}

void RegisterFormStep::retranslate()
{
    m_formCard->setTitle(tr("File format"));
    m_encoding.caption->setText(tr("Encoding"));
    m_separator.caption->setText(tr("Columns are separated by"));
    m_headings.caption->setText(tr("The first line holds"));
    m_columnCard->setTitle(tr("Columns"));
    for (const auto &[column, choice] : m_columns)
        choice.caption->setText(columnText(column));
    for (const Choice &choice : {m_encoding, m_separator, m_headings})
        choice.box->setAccessibleName(choice.caption->text());
    for (const auto &[column, choice] : m_columns)
        choice.box->setAccessibleName(choice.caption->text());
    m_previewCaption->setText(tr("The first lines of the file"));
    m_preview->setAccessibleName(m_previewCaption->text());
    m_preview->retranslate();
    fillChoices();
    fillColumns();
    showPreview();
}

} // namespace lekthi::ui
