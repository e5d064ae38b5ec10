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
    int digit = -1;                         ///< of its keys; -1: it has none
    std::optional<store::Deed> needed = {}; ///< who may not do this does not see the page

    bool isFor(const store::Person &person) const;
};

/// All pages in the order of the navigation.
const QList<PageEntry> &pageEntries();
/// Its place in them; -1 if there is none of that name.
int pageNamed(QAnyStringView name);
/// Ctrl and the digit of the page, empty for a page that has none.
QKeySequence keysOfPage(int page);

} // namespace lekthi::ui
