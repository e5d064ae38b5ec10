#pragma once

#include <QList>
#include <QString>

class QWidget;

namespace lekthi::ui {

/// What somebody chose in the combo boxes and check boxes of a filter bar, so that a page opens as this
/// person left it. Codes are kept rather than ids, which another store gives to something else; texts that
/// are typed and days that are chosen freely are of the moment and not kept. UI thread only.
class FilterMemory
{
public:
    /// The fields have names and outlive this.
    explicit FilterMemory(QList<QWidget *> fields);

    /// bar: name under which the choices are kept. From now on they are this person's.
    void keepFor(const QString &login, const QString &bar);
    /// Chooses what was kept, as far as it is offered; the first time that it is called after keepFor, and
    /// nothing afterwards. Call it when the fields are filled, with the bar's signals blocked.
    void restore();
    void keep();

private:
    QList<QWidget *> m_fields;
    QString m_login;
    QString m_bar;
    QString m_kept; ///< as it was written last: filters change with every text that is typed
    bool m_isRestored = true;
};

} // namespace lekthi::ui
