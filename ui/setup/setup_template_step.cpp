#include "ui/setup/setup_template_step.h"

#include "models/setup/setup_preview.h"
#include "ui/shell/theme.h"
#include "ui/widgets/card.h"
#include "ui/widgets/keyboard_start.h"
#include "ui/widgets/label.h"
#include "ui/widgets/number_line.h"

#include <QGridLayout>
#include <QLabel>
#include <QRadioButton>
#include <QVBoxLayout>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using numbering::UniquenessScope;

SetupTemplateStep::SetupTemplateStep(QWidget *parent)
    : QWidget(parent)
    , m_scopeCard(new Card(this))
    , m_everywhere(new QRadioButton(m_scopeCard))
    , m_everywhereMeans(makeLabel(m_scopeCard, Look::Secondary))
    , m_perType(new QRadioButton(m_scopeCard))
    , m_perTypeMeans(makeLabel(m_scopeCard, Look::Secondary))
    , m_none(new QRadioButton(m_scopeCard))
    , m_templatesCard(new Card(this))
    , m_grid(new QGridLayout)
{
    m_everywhere->setObjectName(u"setupScopeStore"_s);
    m_perType->setObjectName(u"setupScopeType"_s);
    m_none->setObjectName(u"setupNoTemplates"_s);
    m_everywhere->setChecked(true);
    for (QWidget *widget : {static_cast<QWidget *>(m_everywhere), static_cast<QWidget *>(m_everywhereMeans),
                            static_cast<QWidget *>(m_perType), static_cast<QWidget *>(m_perTypeMeans),
                            static_cast<QWidget *>(m_none)})
        m_scopeCard->content()->addWidget(widget);
    m_grid->setHorizontalSpacing(theme::gapLarge);
    m_grid->setVerticalSpacing(theme::gapSmall);
    m_grid->setColumnStretch(1, 3);
    m_grid->setColumnStretch(2, 2);
    for (int column = 0; column < 3; ++column) {
        m_captions.append(makeLabel(m_templatesCard, Look::Caption));
        m_grid->addWidget(m_captions.constLast(), 0, column);
    }
    m_templatesCard->content()->addLayout(m_grid);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(theme::gap);
    layout->addWidget(m_scopeCard);
    layout->addWidget(m_templatesCard);
    layout->addStretch(1);
    setKeyboardStart(*this, *m_everywhere);
    for (QRadioButton *button : {m_everywhere, m_perType, m_none})
        connect(button, &QRadioButton::toggled, this, [this] {
            showTemplates();
            emit changed();
        });
}

void SetupTemplateStep::setProject(const models::SetupProject &project)
{
    m_project = project;
    retranslate();
}

QList<models::SetupTemplate> SetupTemplateStep::templates() const
{
    if (m_none->isChecked())
        return {};
    return models::suggestedTemplates(m_project.names.code, m_perType->isChecked() ? UniquenessScope::Type
                                                                                   : UniquenessScope::Store);
}

QString SetupTemplateStep::exampleIn(UniquenessScope scope) const
{
    const QDate today = QDate::currentDate();
    models::SetupTemplate letter = models::suggestedTemplates(m_project.names.code, scope).constFirst();
    models::SetupTemplate memo = letter;
    memo.type = u"MEMO"_s;
    return tr("LETTER: %1    MEMO: %2", "the first number of each")
        .arg(models::firstNumberOf(letter, m_project, today).text(),
             models::firstNumberOf(memo, m_project, today).text());
}

void SetupTemplateStep::showTemplates()
{
    const QList<models::SetupTemplate> wanted = templates();
    while (m_rows.size() < wanted.size()) {
        Row row{makeLabel(m_templatesCard, Look::Strong), makeLabel(m_templatesCard),
                new NumberLine(m_templatesCard)};
        const int place = int(m_rows.size()) + 1;
        m_grid->addWidget(row.type, place, 0, Qt::AlignTop);
        m_grid->addWidget(row.text, place, 1, Qt::AlignTop);
        m_grid->addWidget(row.number, place, 2, Qt::AlignTop);
        m_rows.append(row);
    }
    for (qsizetype at = 0; at < m_rows.size(); ++at) {
        const Row &row = m_rows.at(at);
        const bool isUsed = at < wanted.size();
        for (QWidget *widget : {static_cast<QWidget *>(row.type), static_cast<QWidget *>(row.text),
                                static_cast<QWidget *>(row.number)})
            widget->setVisible(isUsed);
        if (!isUsed)
            continue;
        row.type->setText(wanted.at(at).type.isEmpty() ? tr("All other types") : wanted.at(at).type);
        row.text->setText(wanted.at(at).text);
        row.number->setNumber(models::firstNumberOf(wanted.at(at), m_project, QDate::currentDate()));
    }
    m_templatesCard->setVisible(!wanted.isEmpty());
}

void SetupTemplateStep::retranslate()
{
    m_scopeCard->setTitle(tr("Where numbers must differ"));
    m_everywhere->setText(tr("In the &whole store: no two documents ever share a number"));
    m_everywhereMeans->setText(exampleIn(UniquenessScope::Store));
    m_perType->setText(
        tr("Within each document &type: short, but a letter and a memo may show the same number"));
    m_perTypeMeans->setText(exampleIn(UniquenessScope::Type));
    m_none->setText(tr("&No templates yet: the Project Admin writes them"));
    m_templatesCard->setTitle(tr("First templates"));
    const QString captions[] = {tr("Document type"), tr("Template"), tr("First number")};
    for (int column = 0; column < 3; ++column)
        m_captions.at(column)->setText(captions[column]);
    showTemplates();
}

} // namespace lekthi::ui
