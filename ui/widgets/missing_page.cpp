#include "ui/widgets/missing_page.h"

#include <QAbstractItemModel>

#include <utility>

namespace lekthi::ui {

bool MissingPage::clear()
{
    return std::exchange(m_isMissing, false);
}

bool MissingPage::askAgain()
{
    if (!m_isMissing || m_list.rowCount() == 0)
        return false;
    m_list.fetchMore({});
    return true;
}

} // namespace lekthi::ui
