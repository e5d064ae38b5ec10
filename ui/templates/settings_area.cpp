#include "ui/templates/settings_area.h"

#include "models/templates/settings_text.h"
#include "ui/shell/theme.h"
#include "ui/widgets/expander.h"
#include "ui/widgets/flow_layout.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>
#include <QWheelEvent>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using numbering::OverflowPolicy;
using numbering::PeriodKind;
using numbering::TakenPolicy;
using numbering::UniquenessScope;

namespace {

constexpr int narrowestChoice = 200;
constexpr int summaryWidth = 480; ///< below this there is no room for the summary

/// A page is scrolled with the wheel over it; that must not change a setting.
class CalmCombo : public QComboBox
{
public:
    using QComboBox::QComboBox;

protected:
    void wheelEvent(QWheelEvent *event) override { event->ignore(); }
};

template <class Value>
Value chosen(const QComboBox *combo)
{
    return Value(combo->currentIndex());
}

} // namespace

SettingsArea::SettingsArea(QWidget *parent)
    : QWidget(parent)
    , m_header(new Expander(this))
    , m_summary(new QLabel(this))
    , m_body(new QWidget(this))
{
    m_header->setObjectName(u"templateSettings"_s);
    m_header->showArrow();
    theme::setLook(m_summary, Look::Small);
    m_summary->setTextFormat(Qt::PlainText);
    m_summary->setWordWrap(true);
    m_summary->setMinimumWidth(1);
    m_body->setLayout(new FlowLayout(theme::gap, narrowestChoice));
    m_period = addChoice(u"templatePeriod"_s, 5);
    m_overflow = addChoice(u"templateOverflow"_s, 2);
    m_scope = addChoice(u"templateScope"_s, 3);
    m_taken = addChoice(u"templateTaken"_s, 2);
    auto *top = new QHBoxLayout;
    top->setSpacing(theme::gapSmall);
    top->addWidget(m_header, 0, Qt::AlignTop);
    top->addWidget(m_summary, 1, Qt::AlignVCenter);
    top->addStretch();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(theme::gapSmall);
    layout->addLayout(top);
    layout->addWidget(m_body);
    connect(m_header, &Expander::toggled, this, &SettingsArea::setOpen);
    setOpen(false);
}

SettingsArea::Choice SettingsArea::addChoice(const QString &objectName, int values)
{
    Choice choice{new QLabel, new CalmCombo};
    auto *box = new QWidget(m_body);
    auto *column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addWidget(choice.caption);
    column->addWidget(choice.combo);
    theme::setLook(choice.caption, Look::Caption);
    choice.caption->setBuddy(choice.combo);
    choice.combo->setObjectName(objectName);
    choice.combo->setMinimumContentsLength(10);
    choice.combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    for (int value = 0; value < values; ++value)
        choice.combo->addItem({});
    m_body->layout()->addWidget(box);
    connect(choice.combo, &QComboBox::currentIndexChanged, this, [this] {
        showSummary();
        emit settingsEdited();
    });
    return choice;
}

void SettingsArea::setSettings(const store::TemplateSettings &settings)
{
    const QSignalBlocker period(m_period.combo);
    const QSignalBlocker overflow(m_overflow.combo);
    const QSignalBlocker scope(m_scope.combo);
    const QSignalBlocker taken(m_taken.combo);
    m_period.combo->setCurrentIndex(int(settings.period));
    m_overflow.combo->setCurrentIndex(int(settings.overflow));
    m_scope.combo->setCurrentIndex(int(settings.scope));
    m_taken.combo->setCurrentIndex(int(settings.taken));
    showSummary();
}

store::TemplateSettings SettingsArea::settings() const
{
    return {chosen<PeriodKind>(m_period.combo), chosen<OverflowPolicy>(m_overflow.combo),
            chosen<UniquenessScope>(m_scope.combo), chosen<TakenPolicy>(m_taken.combo)};
}

void SettingsArea::setReadOnly(bool readOnly)
{
    for (const Choice &choice : {m_period, m_overflow, m_scope, m_taken})
        choice.combo->setEnabled(!readOnly);
}

void SettingsArea::retranslate()
{
    m_header->setText(tr("When numbers start again and run out"));
    const auto fill = [](const Choice &choice, const QString &caption, const QStringList &values) {
        choice.caption->setText(caption);
        choice.combo->setAccessibleName(caption);
        for (int index = 0; index < values.size(); ++index)
            choice.combo->setItemText(index, values.at(index));
    };
    const QStringList titles = models::settingTitles();
    fill(m_period, titles[0], models::periodTitles());
    fill(m_overflow, titles[1], models::overflowTitles());
    fill(m_scope, titles[2], models::scopeTitles());
    fill(m_taken, titles[3], models::takenTitles());
    showSummary();
}

void SettingsArea::showSummary()
{
    m_summary->setText(models::settingsText(settings()));
}

void SettingsArea::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    placeSummary();
}

void SettingsArea::placeSummary()
{
    m_summary->setVisible(!m_header->isChecked() && width() >= summaryWidth);
}

void SettingsArea::setOpen(bool open)
{
    m_body->setVisible(open);
    placeSummary();
    if (open)
        emit opened();
}

} // namespace lekthi::ui
