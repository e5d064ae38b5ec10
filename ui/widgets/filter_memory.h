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
    /// Keeps what is chosen, unless it is what leaveOut() found.
    void keep();
    /// What the fields show now was set by a link, not chosen by the person: what was kept stays kept until
    /// something else is chosen. Call it before keep() hears of it.
    void leaveOut();

private:
    QString choices() const; ///< as they are kept; empty: everything is let through

    QList<QWidget *> m_fields;
    QString m_login;
    QString m_bar;
    /// As they were kept or left out last: filters change with every text that is typed.
    QString m_known;
    bool m_isRestored = true;
};

} // namespace lekthi::ui
