#include "ui/templates/preview_rows.h"

#include "ui/shell/theme.h"

#include <QBoxLayout>
#include <QFrame>
#include <QLabel>

#include <algorithm>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using numbering::DocumentNumber;
using numbering::OverflowPolicy;
using numbering::PeriodKind;
using numbering::TokenKind;

namespace {

/// Below this a caption beside a number leaves too little room for it.
constexpr int narrowRow = 420;

const DocumentNumber::Part *sequencePart(const DocumentNumber &number)
{
    const auto found =
        std::find_if(number.parts().cbegin(), number.parts().cend(), [](const DocumentNumber::Part &part) {
            return part.token && part.token->kind == TokenKind::Sequence;
        });
    return found == number.parts().cend() ? nullptr : &*found;
}

QString sequenceText(const DocumentNumber &number)
{
    const DocumentNumber::Part *part = sequencePart(number);
    return part ? number.text().mid(part->start, part->length) : QString();
}

/// The number with its running number in bold and in the given colour.
QString withMarkedSequence(const DocumentNumber &number, const QColor &color)
{
    const DocumentNumber::Part *part = sequencePart(number);
    const QString &text = number.text();
    if (!part)
        return text.toHtmlEscaped();
    return u"%1<b style=\"color:%2\">%3</b>%4"_s.arg(text.left(part->start).toHtmlEscaped(), color.name(),
                                                     sequenceText(number).toHtmlEscaped(),
                                                     text.mid(part->start + part->length).toHtmlEscaped());
}

} // namespace

PreviewRows::PreviewRows(QWidget *parent)
    : QWidget(parent)
    , m_layout(new QBoxLayout(QBoxLayout::TopToBottom, this))
    , m_following(addRow(u"previewFollowing"_s))
    , m_nextPeriod(addRow(u"previewNextPeriod"_s))
    , m_overflow(addRow(u"previewOverflow"_s))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(4);
    m_overflow->setTextFormat(Qt::RichText);
}

QLabel *PreviewRows::addRow(const QString &objectName)
{
    if (!m_captions.isEmpty()) {
        auto *line = new QFrame(this);
        line->setProperty("look", u"line"_s);
        line->setFixedHeight(1);
        m_layout->addWidget(line);
    }
    auto *caption = new QLabel(this);
    auto *value = new QLabel(this);
    theme::setLook(caption, Look::Caption);
    value->setObjectName(objectName);
    value->setTextFormat(Qt::PlainText);
    value->setWordWrap(true);
    value->setTextInteractionFlags(Qt::TextSelectableByMouse);
    value->setMinimumSize(1, theme::textRowHeight() - theme::gapSmall / 2);
    auto *row = new QBoxLayout(QBoxLayout::LeftToRight);
    row->setSpacing(0);
    row->addWidget(caption);
    row->addWidget(value, 1);
    m_layout->addLayout(row);
    m_rows.append(row);
    m_captions.append(caption);
    return value;
}

void PreviewRows::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void PreviewRows::arrange()
{
    const bool isNarrow = width() < narrowRow;
    int captionWidth = 0;
    for (const QLabel *caption : m_captions)
        captionWidth = qMax(captionWidth, caption->sizeHint().width());
    for (qsizetype row = 0; row < m_rows.size(); ++row) {
        m_rows.at(row)->setDirection(isNarrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
        m_captions.at(row)->setMinimumWidth(isNarrow ? 0 : captionWidth + theme::gapLarge);
    }
}

void PreviewRows::show(const numbering::Preview &preview, const store::TemplateSettings &settings,
                       const QString &whyNoneFollows)
{
    m_whyNoneFollows = whyNoneFollows;
    m_preview = preview;
    m_settings = settings;
    retranslate();
}

void PreviewRows::retranslate()
{
    m_captions.at(0)->setText(tr("Next four"));
    showFollowing();
    showNextPeriod();
    showOverflow();
    arrange();
}

void PreviewRows::showFollowing()
{
    const QList<DocumentNumber> &following = m_preview.following;
    if (following.isEmpty()) {
        m_following->setText(m_whyNoneFollows.isEmpty() ? tr("None: all numbers are used")
                                                        : m_whyNoneFollows);
        return;
    }
    QStringList texts{following.first().text()};
    if (sequencePart(following.first())) {
        for (qsizetype index = 1; index < following.size(); ++index)
            texts.append(sequenceText(following.at(index)));
    }
    m_following->setText(texts.join(u" · "_s));
}

void PreviewRows::showNextPeriod()
{
    const auto caption = [this] {
        switch (m_settings.period) {
        case PeriodKind::Yearly:
            return tr("First of next year");
        case PeriodKind::FiscalYear:
            return tr("First of next fiscal year");
        case PeriodKind::Monthly:
            return tr("First of next month");
        case PeriodKind::Daily:
            return tr("First of next day");
        case PeriodKind::Never:
            return tr("Starting again");
        }
        Q_UNREACHABLE();
    };
    m_captions.at(1)->setText(caption());
    if (m_preview.firstOfNextPeriod)
        m_nextPeriod->setText(m_preview.firstOfNextPeriod->text());
    else if (m_settings.period == PeriodKind::Never)
        m_nextPeriod->setText(tr("Never: the numbers continue"));
    else
        m_nextPeriod->setText(tr("None: numbers are counted up to %1 A.D.").arg(numbering::lastCountedYear));
}

void PreviewRows::showOverflow()
{
    if (!m_preview.lastThatFits) {
        m_captions.at(2)->setText(tr("When all digits are used"));
        m_overflow->setText(tr("Insert the sequence number to see this").toHtmlEscaped());
        return;
    }
    const qsizetype digits = sequenceText(*m_preview.lastThatFits).size();
    m_captions.at(2)->setText(tr("After %n digit(s)", nullptr, int(digits)));
    const QString last = m_preview.lastThatFits->text().toHtmlEscaped();
    const auto marked = [this] {
        return withMarkedSequence(*m_preview.firstThatOutgrows, theme::color(ColorRole::Warning));
    };
    if (m_preview.goesOnInNextFormat && m_preview.firstThatOutgrows)
        m_overflow->setText(tr("%1 → %2 (next format)").arg(last, marked()));
    else if (m_preview.firstThatOutgrows)
        m_overflow->setText(tr("%1 → %2 (one digit more)").arg(last, marked()));
    else
        m_overflow->setText(tr("%1 → refused, no more numbers in this period").arg(last));
}

} // namespace lekthi::ui
