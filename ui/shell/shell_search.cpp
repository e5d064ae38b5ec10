#include "ui/search/search_field.h"
#include "ui/shell/navigation.h"
#include "ui/shell/page_factory.h"
#include "ui/shell/program_menu.h"
#include "ui/shell/shell.h"

#include <QAction>
#include <QPointer>

namespace lekthi::ui {

using namespace Qt::StringLiterals;

void Shell::buildSearch()
{
    m_navigation->setSearch(*m_search);
    m_search->setGround(*this);
    m_search->setCommands([this] { return commands(); });
    connect(m_search, &SearchField::pageWanted, this,
            [this](const QString &page) { openPage(pageNamed(page)); });
}

void Shell::focusSearch()
{
    m_search->begin();
}

/// The pages that the person sees, and what the menu offers.
QList<SearchCommand> Shell::commands()
{
    QList<SearchCommand> commands;
    for (int page = 0; page < pageEntries().size(); ++page) {
        if (isOpenTo(page))
            commands.append({pageEntries().at(page).title(),
                             keysOfPage(page).toString(QKeySequence::NativeText),
                             [this, page] { openPage(page); }});
    }
    if (!m_menu)
        return commands;
    for (QAction *action : m_menu->actions()) {
        if (action->isSeparator() || !action->isEnabled() || !action->isVisible())
            continue;
        commands.append({action->text().section(u'\t', 0, 0), action->text().section(u'\t', 1),
                         [entry = QPointer(action)] {
                             if (entry)
                                 entry->trigger();
                         }});
    }
    return commands;
}

} // namespace lekthi::ui
