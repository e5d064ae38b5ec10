#include "ui/templates/equal_numbers_note.h"

#include "models/session/session.h"
#include "models/templates/equal_numbers.h"
#include "ui/shell/theme.h"

#include <QLabel>
#include <QVBoxLayout>

namespace lekthi::ui {

using namespace Qt::StringLiterals;

EqualNumbersNote::EqualNumbersNote(models::Session &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_title(new QLabel(this))
    , m_list(new QLabel(this))
{
    setObjectName(u"equalNumbersNote"_s);
    m_list->setObjectName(u"equalNumbers"_s);
    theme::setLook(m_title, Look::Warning);
    theme::setLook(m_list, Look::Small);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    for (QLabel *label : {m_title, m_list}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        layout->addWidget(label);
    }
    m_list->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    hide();
}

void EqualNumbersNote::look(const models::TemplateEdit &edit)
{
    std::optional<Question> question;
    if (edit.settings.scope > edit.storedSettings.scope && edit.key.projectId != 0)
        question = Question{edit.key, edit.settings.scope};
    if (question == m_asked)
        return;
    m_session.worker().cancel(m_ticket);
    m_asked = question;
    m_equal.clear();
    retranslate();
    if (m_asked)
        ask();
}

void EqualNumbersNote::ask()
{
    m_ticket = m_session.worker().run(this, models::readingEqualNumbers(m_asked->scope, m_asked->key),
                                      [this](const store::Result<QList<store::EqualNumber>> &equal) {
                                          // A store that cannot answer says so elsewhere; it is asked again
                                          // with the next edit.
                                          if (!equal) {
                                              m_asked.reset();
                                              return;
                                          }
                                          m_equal = *equal;
                                          retranslate();
                                      });
}

void EqualNumbersNote::retranslate()
{
    m_title->setText(models::equalNumbersTitle());
    m_list->setText(models::equalNumbersList(m_equal, m_session.reference()));
    setVisible(!m_equal.isEmpty());
}

} // namespace lekthi::ui
