#include "ui/reference/reference_form.h"

#include "core/store/reference/reference_rules.h"
#include "models/reference/reference_words.h"
#include "ui/reference/counting_editor.h"
#include "ui/reference/participants_editor.h"
#include "ui/shell/preferences.h"
#include "ui/shell/theme.h"
#include "ui/widgets/card.h"
#include "ui/widgets/code_combo.h"
#include "ui/widgets/date_field.h"
#include "ui/widgets/label.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using store::ReferenceItem;
using store::ReferenceKind;

ReferenceForm::ReferenceForm(QWidget *parent)
    : QWidget(parent)
    , m_card(new Card(this))
    , m_title(makeLabel(m_card, Look::Strong))
    , m_parentCaption(makeLabel(m_card, Look::Caption))
    , m_parent(new CodeCombo(m_card))
    , m_codeNote(makeLabel(m_card, Look::Small))
    , m_orderCaption(makeLabel(m_card, Look::Caption))
    , m_order(new QSpinBox(m_card))
    , m_hasStart(new QCheckBox(m_card))
    , m_starts(new DateField(m_card))
    , m_hasEnd(new QCheckBox(m_card))
    , m_ends(new DateField(m_card))
    , m_counting(new CountingEditor(this))
    , m_participantsCard(new Card(this))
    , m_participants(new ParticipantsEditor(m_participantsCard))
    , m_why(makeLabel(this, Look::Small))
    , m_close(new QPushButton(this))
    , m_save(new QPushButton(this))
{
    const QString names[FieldCount] = {u"referenceCode"_s, u"referenceShortCode"_s, u"referenceThai"_s,
                                       u"referenceEnglish"_s, u"referenceChinese"_s};
    for (int field = 0; field < FieldCount; ++field) {
        m_captions[field] = makeLabel(m_card, Look::Caption);
        m_fields[field] = new QLineEdit(m_card);
        m_fields[field]->setObjectName(names[field]);
        m_captions[field]->setBuddy(m_fields[field]);
        connect(m_fields[field], &QLineEdit::textEdited, this, &ReferenceForm::update);
    }
    m_parent->setObjectName(u"referenceParent"_s);
    m_order->setObjectName(u"referenceOrder"_s);
    m_why->setObjectName(u"referenceWhyNot"_s);
    m_close->setObjectName(u"referenceClose"_s);
    m_save->setObjectName(u"referenceSave"_s);
    m_order->setRange(0, store::highestReferenceOrder);
    theme::setLook(m_save, Look::PrimaryButton);
    m_why->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    build();
    orderTabs();
    connect(m_parent, &CodeCombo::currentIdChanged, this, &ReferenceForm::update);
    connect(m_order, &QSpinBox::valueChanged, this, &ReferenceForm::update);
    connect(m_participants, &ParticipantsEditor::changed, this, &ReferenceForm::update);
    connect(m_counting, &CountingEditor::changed, this, &ReferenceForm::update);
    for (QCheckBox *box : {m_hasStart, m_hasEnd})
        connect(box, &QCheckBox::toggled, this, &ReferenceForm::update);
    for (DateField *date : {m_starts, m_ends})
        connect(date, &DateField::dateChanged, this, &ReferenceForm::update);
    connect(m_save, &QPushButton::clicked, this, [this] { emit saveRequested(wish()); });
    connect(m_close, &QPushButton::clicked, this, [this] {
        ReferenceItem wished = m_item;
        wished.active = !m_item.active;
        emit saveRequested(wished);
    });
}

void ReferenceForm::build()
{
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(theme::gapLarge);
    grid->setVerticalSpacing(4);
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(1, 1);
    auto add = [grid, place = 0](QWidget *caption, QWidget *field) mutable {
        grid->addWidget(caption, place / 2 * 2, place % 2);
        grid->addWidget(field, place / 2 * 2 + 1, place % 2);
        ++place;
    };
    add(m_captions[Code], m_fields[Code]);
    add(m_captions[ShortCode], m_fields[ShortCode]);
    add(m_captions[Thai], m_fields[Thai]);
    add(m_captions[English], m_fields[English]);
    add(m_captions[Chinese], m_fields[Chinese]);
    add(m_orderCaption, m_order);
    add(m_parentCaption, m_parent);
    grid->addWidget(m_hasStart, 8, 0);
    grid->addWidget(m_starts, 9, 0);
    grid->addWidget(m_hasEnd, 8, 1);
    grid->addWidget(m_ends, 9, 1);
    m_card->content()->addWidget(m_title);
    m_card->content()->addLayout(grid);
    m_card->content()->addWidget(m_codeNote);
    m_participantsCard->content()->addWidget(m_participants, 1);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(theme::gapSmall);
    buttons->addWidget(m_close);
    buttons->addWidget(m_why, 1);
    buttons->addWidget(m_save);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(theme::gapSmall, 0, 0, 0); // of the line between it and the list
    layout->setSpacing(theme::gap);
    layout->addWidget(m_card);
    layout->addWidget(m_counting);
    layout->addWidget(m_participantsCard, 1);
    layout->addLayout(buttons);
    layout->addStretch(0);
}

/// In the order of the eyes: the fields were made last.
void ReferenceForm::orderTabs()
{
    QList<QWidget *> order(std::begin(m_fields), std::end(m_fields));
    order << m_order << m_parent << m_hasStart;
    order << m_starts->findChild<QLineEdit *>() << m_starts->findChild<QToolButton *>() << m_hasEnd;
    order << m_ends->findChild<QLineEdit *>() << m_ends->findChild<QToolButton *>();
    order << m_counting->inTabOrder();
    for (const QString &name :
         {u"participantTable"_s, u"participantChoice"_s, u"participantAdd"_s, u"participantRemove"_s})
        order << m_participants->findChild<QWidget *>(name);
    order << m_close << m_save;
    for (qsizetype at = 1; at < order.size(); ++at)
        setTabOrder(order.at(at - 1), order.at(at));
}

void ReferenceForm::setReadOnly(bool isReadOnly)
{
    m_isReadOnly = isReadOnly;
    m_participants->setReadOnly(isReadOnly);
    m_counting->setReadOnly(isReadOnly);
    update();
}

void ReferenceForm::setLists(const QList<ReferenceItem> &parents, const QList<ReferenceItem> &organizations)
{
    QList<store::CodedItem> offered;
    for (const ReferenceItem &parent : parents)
        offered.append(store::codedItem(parent));
    m_parent->setItems(offered);
    m_participants->setOrganizations(organizations);
}

void ReferenceForm::show(const ReferenceItem &item)
{
    m_item = item;
    const QString texts[FieldCount] = {item.code, item.shortCode, item.nameThai, item.nameEnglish,
                                       item.nameChinese};
    for (int field = 0; field < FieldCount; ++field) {
        m_fields[field]->setText(texts[field]);
        m_fields[field]->setCursorPosition(0); // a long name is read from its beginning
    }
    const QSignalBlocker quietOrder(m_order);
    m_order->setValue(item.order);
    m_parent->setCurrentId(item.parentId);
    const auto showDate = [](QCheckBox *box, DateField *field, const QDate &date) {
        const QSignalBlocker quiet(box);
        box->setChecked(date.isValid());
        field->setDate(date.isValid() ? date : QDate::currentDate());
    };
    showDate(m_hasStart, m_starts, item.startsOn);
    showDate(m_hasEnd, m_ends, item.endsOn);
    m_participants->setParticipants(item.participants);
    m_counting->show(item);
    retranslate();
}

ReferenceItem ReferenceForm::wish() const
{
    ReferenceItem wished = m_item;
    wished.code = m_fields[Code]->text().trimmed();
    wished.shortCode = m_fields[ShortCode]->text().trimmed();
    wished.nameThai = m_fields[Thai]->text().trimmed();
    wished.nameEnglish = m_fields[English]->text().trimmed();
    wished.nameChinese = m_fields[Chinese]->text().trimmed();
    wished.order = m_order->value();
    if (store::parentKindOf(m_item.kind) && m_item.id == 0)
        wished.parentId = m_parent->currentId().value_or(0);
    if (m_item.kind == ReferenceKind::Contract) {
        wished.startsOn = m_hasStart->isChecked() ? m_starts->date() : QDate();
        wished.endsOn = m_hasEnd->isChecked() ? m_ends->date() : QDate();
    }
    if (store::hasParticipants(m_item.kind))
        wished.participants = m_participants->participants();
    m_counting->apply(wished);
    return wished;
}

void ReferenceForm::setWorking(bool isWorking)
{
    m_isWorking = isWorking;
    update();
}

QString ReferenceForm::whyNot() const
{
    if (m_isWorking)
        return tr("Saving…");
    if (m_item.id != 0 && !isChanged())
        return {};
    const auto problem = store::problemOf(wish());
    return problem ? store::describe(*problem) : QString();
}

void ReferenceForm::update()
{
    const QString why = whyNot();
    const bool isNew = m_item.id == 0;
    m_why->setText(why);
    m_save->setEnabled(why.isEmpty() && (isNew || isChanged()));
    m_save->setAccessibleDescription(why);
    m_save->setVisible(!m_isReadOnly);
    m_close->setVisible(!m_isReadOnly && !isNew);
    m_close->setEnabled(!m_isWorking && !isChanged());
    for (QLineEdit *field : m_fields)
        field->setReadOnly(m_isReadOnly);
    m_fields[Code]->setReadOnly(m_isReadOnly || m_item.codeFixed);
    m_order->setReadOnly(m_isReadOnly);
    m_parent->setEnabled(!m_isReadOnly && isNew);
    m_starts->setEnabled(!m_isReadOnly && m_hasStart->isChecked());
    m_ends->setEnabled(!m_isReadOnly && m_hasEnd->isChecked());
    for (QCheckBox *box : {m_hasStart, m_hasEnd})
        box->setEnabled(!m_isReadOnly);
    emit changed();
}

void ReferenceForm::retranslate()
{
    const ReferenceKind kind = m_item.kind;
    const bool isNew = m_item.id == 0;
    m_title->setText(isNew ? tr("New entry: %1", "the list").arg(models::listTitle(kind))
                           : m_item.code + u"  "_s + models::nameOf(m_item));
    m_captions[Code]->setText(models::codeCaption(kind));
    m_captions[ShortCode]->setText(tr("Code"));
    m_captions[Thai]->setText(tr("Name in Thai"));
    m_captions[English]->setText(tr("Name in English"));
    m_captions[Chinese]->setText(tr("Name in Chinese"));
    m_orderCaption->setText(tr("Place in lists"));
    m_parentCaption->setText(kind == ReferenceKind::SubType ? tr("Document type") : tr("Project"));
    m_hasStart->setText(tr("Starts on"));
    m_hasEnd->setText(tr("Ends on"));
    m_starts->setAccessibleName(m_hasStart->text());
    m_ends->setAccessibleName(m_hasEnd->text());
    m_order->setAccessibleName(m_orderCaption->text());
    m_parent->setAccessibleName(m_parentCaption->text());
    for (int field = 0; field < FieldCount; ++field)
        m_fields[field]->setAccessibleName(m_captions[field]->text());
    for (DateField *date : {m_starts, m_ends})
        date->setCalendar(Preferences::instance().calendar());
    m_codeNote->setText(m_item.codeFixed ? tr("This code appears in numbers and cannot be changed.")
                                         : QString());
    m_codeNote->setVisible(m_item.codeFixed);
    m_participantsCard->setTitle(tr("Organizations that take part"));
    m_participants->retranslate();
    m_counting->retranslate();
    m_close->setText(m_item.active ? tr("Close") : tr("Reopen"));
    m_close->setToolTip(m_item.active ? tr("No new numbers are allocated with it. Existing numbers are kept.")
                                      : QString());
    m_save->setText(isNew ? tr("Add") : tr("Save"));
    for (QWidget *widget :
         {static_cast<QWidget *>(m_captions[ShortCode]), static_cast<QWidget *>(m_fields[ShortCode])})
        widget->setVisible(kind == ReferenceKind::SubType);
    for (QWidget *widget : {static_cast<QWidget *>(m_parentCaption), static_cast<QWidget *>(m_parent)})
        widget->setVisible(store::parentKindOf(kind).has_value());
    for (QWidget *widget : {static_cast<QWidget *>(m_hasStart), static_cast<QWidget *>(m_starts),
                            static_cast<QWidget *>(m_hasEnd), static_cast<QWidget *>(m_ends)})
        widget->setVisible(kind == ReferenceKind::Contract);
    m_participantsCard->setVisible(store::hasParticipants(kind));
    update();
}

} // namespace lekthi::ui
