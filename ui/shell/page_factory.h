#pragma once

#include "models/session/session.h"
#include "ui/shell/page.h"

#include <QList>
#include <QString>

namespace lekthi::ui {

/// A place in the navigation.
struct PageEntry
{
    QString name;       ///< object name of the page
    QString (*title)(); ///< in the language of the program
    Page *(*make)(models::Session &session, QWidget *parent);
};

/// All pages in the order of the navigation.
const QList<PageEntry> &pageEntries();
/// Its place in them; -1 if there is none of that name.
int pageNamed(QAnyStringView name);

} // namespace lekthi::ui
