#pragma once

class QAbstractItemModel;

namespace lekthi::ui {

/// A page that did not come to a list which is read page by page: what is loaded stays, and so does the place
/// in it, until the page comes after all. UI thread only.
class MissingPage
{
public:
    /// The list outlives this, and can be asked for the page again.
    explicit MissingPage(QAbstractItemModel &list)
        : m_list(list)
    {
    }

    void note() { m_isMissing = true; } ///< it did not come
    bool isMissing() const { return m_isMissing; }
    /// It came, or the list is read from its beginning. Whether one was missing: what was said of it is over.
    bool clear();
    /// Asks for it. false: none is missing, or nothing is loaded that could stay; the list is to be read from
    /// its beginning.
    bool askAgain();

private:
    QAbstractItemModel &m_list;
    bool m_isMissing = false;
};

} // namespace lekthi::ui
