#pragma once

#include "core/store/people/rights.h"
#include "models/session/session.h"
#include "ui/shell/page.h"

#include <QKeySequence>
#include <QList>
#include <QString>

#include <optional>

namespace lekthi::ui {

/// A place in the navigation.
struct PageEntry
{
    QString name;       ///< object name of the page
    QString (*title)(); ///< in the language of the program
    Page *(*make)(models::Session &session, QWidget *parent);
    std::optional<store::Deed> needed = {}; ///< who may not do this does not see the page

    bool isFor(const store::Person &person) const;
};

/// All pages in the order of the navigation.
const QList<PageEntry> &pageEntries();
/// Its place in them; -1 if there is none of that name.
int pageNamed(QAnyStringView name);
/// Ctrl and a digit for the first ten pages, empty for others.
QKeySequence keysOfPage(int page);

} // namespace lekthi::ui
