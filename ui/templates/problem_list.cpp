#include "ui/templates/problem_list.h"

#include "ui/shell/theme.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/tab_order.h"

#include <QBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using numbering::Fix;
using numbering::Problem;
using numbering::Severity;

namespace {

/// A sentence with its fixes beside it, or below it where the line is too short.
class SentenceWithFixes : public QWidget
{
public:
    SentenceWithFixes(QLabel *sentence, QWidget *fixes, QWidget *parent)
        : QWidget(parent)
        , m_sentence(sentence)
        , m_fixes(fixes)
        , m_layout(new QBoxLayout(QBoxLayout::TopToBottom, this))
    {
        m_layout->setContentsMargins(0, 0, 0, 0);
        m_layout->setSpacing(0);
        m_layout->addWidget(sentence);
        if (fixes)
            m_layout->addWidget(fixes);
    }

protected:
    void resizeEvent(QResizeEvent *event) override
    {
        QWidget::resizeEvent(event);
        if (!m_fixes)
            return;
        const int sentence = m_sentence->fontMetrics().horizontalAdvance(m_sentence->text()) + theme::gap;
        const bool fits = sentence + m_fixes->sizeHint().width() <= width();
        // A minimum width would keep the page from ever getting narrower again.
        m_layout->setStretch(0, fits ? sentence : 0);
        m_layout->setStretch(1, fits ? width() - sentence : 0);
        m_layout->setDirection(fits ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    }

private:
    QLabel *m_sentence;
    QWidget *m_fixes;
    QBoxLayout *m_layout;
};

} // namespace

ProblemList::ProblemList(QWidget *parent)
    : QWidget(parent)
    , m_layout(new QVBoxLayout(this))
{
    setObjectName(u"problemList"_s);
    m_layout->setContentsMargins(0, 0, 0, 0);
    hide();
}

void ProblemList::setProblems(const QList<Problem> &problems, bool offerFixes)
{
    if (problems == m_problems && offerFixes == m_offerFixes)
        return;
    m_problems = problems;
    m_offerFixes = offerFixes;
    rebuild();
}

void ProblemList::retranslate()
{
    setAccessibleName(tr("Problems of the template"));
    rebuild();
}

void ProblemList::rebuild()
{
    // A fix's own button may be what led here, so its row must outlive this call.
    if (m_rows) {
        m_rows->hide();
        m_layout->removeWidget(m_rows);
        m_rows->setObjectName({});
        m_rows->deleteLater();
    }
    m_fixes.clear();
    m_rows = new QWidget(this);
    auto *layout = new QVBoxLayout(m_rows);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    QStringList sentences;
    for (const Problem &problem : m_problems) {
        layout->addWidget(makeRow(problem));
        sentences.append(numbering::describe(problem));
    }
    m_layout->addWidget(m_rows);
    placeInTabOrder(*this, m_fixes);
    setAccessibleDescription(sentences.join(u'\n'));
    setVisible(!m_problems.isEmpty());
}

QWidget *ProblemList::makeRow(const Problem &problem)
{
    const bool isError = problem.severity == Severity::Error;
    auto *sentence = new QLabel((isError ? u"✕ "_s : u"▲ "_s) + numbering::describe(problem), m_rows);
    theme::setLook(sentence, isError ? Look::Error : Look::Warning);
    sentence->setTextFormat(Qt::PlainText);
    sentence->setWordWrap(true);
    QWidget *fixes = nullptr;
    if (m_offerFixes && !problem.fixes.isEmpty()) {
        fixes = new QWidget(m_rows);
        auto *flow = new FlowLayout(theme::gapSmall);
        for (const Fix &fix : problem.fixes)
            flow->addWidget(makeFix(problem, fix));
        fixes->setLayout(flow);
    }
    return new SentenceWithFixes(sentence, fixes, m_rows);
}

QWidget *ProblemList::makeFix(const Problem &problem, const Fix &fix)
{
    auto *button = new QPushButton(numbering::describe(fix, problem), m_rows);
    button->setObjectName(u"fix "_s + fix.replacement);
    button->setCursor(Qt::PointingHandCursor);
    theme::setLook(button, Look::LinkButton);
    m_fixes.append(button);
    connect(button, &QPushButton::clicked, this, [this, problem, fix] { emit fixChosen(problem, fix); });
    return button;
}

} // namespace lekthi::ui
