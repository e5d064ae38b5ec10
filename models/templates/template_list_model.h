#pragma once

#include "models/templates/template_rows.h"

#include <QAbstractListModel>
#include <QHash>
#include <QMap>

namespace lekthi::models {

/// The templates of all projects as one list with a heading for each project. Rows that did not change keep
/// their place when the input is replaced. UI thread only.
class TemplateListModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        RowRole = Qt::UserRole, ///< the TemplateRow
        KeyRole,                ///< the TemplateKey; headings have none
        TitleRole,              ///< code, or the words for a default template
        NameRole,
        ExampleRole, ///< text of the next number and what is skipped before it; a dash while it is unknown
        BadgeRole,   ///< what stands at the right, in words
    };

    /// Who found out what the marks say.
    enum class MarkSource { Proof, RunningOut };
    using Marks = QHash<TemplateKey, TemplateMark>;

    explicit TemplateListModel(NameOf nameOf, QObject *parent = nullptr);

    void setInput(TemplateRowsInput input);
    /// What was read of the next numbers meanwhile.
    void setNext(const NextByTemplate &next);
    void setDrafts(const QSet<TemplateKey> &drafts);
    /// Replaces what this source said of all templates; a type that uses the default has the default's marks.
    void setMarks(MarkSource source, const Marks &marks);
    const TemplateRowsInput &input() const { return m_input; }
    /// Shows only rows whose codes, names or example hold the text; headings stay while they have rows.
    void setFilter(const QString &text);
    /// Reads the names again after a change of language.
    void retranslate();

    QModelIndex indexOf(const TemplateKey &key) const; ///< invalid if filtered away or unknown
    QModelIndex firstTemplate() const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    void rebuild();
    void show(QList<TemplateRow> rows);
    bool passes(const TemplateRow &row) const;
    QList<TemplateRow> filtered(const QList<TemplateRow> &rows) const;
    QString titleOf(const TemplateRow &row) const;
    QString nameOf(const TemplateRow &row) const;
    QString badgeOf(const TemplateRow &row) const;
    QString ownStateOf(const TemplateRow &row) const; ///< empty: nothing but what the marks say
    QString stateOf(const TemplateRow &row) const;
    QString accessibleTextOf(const TemplateRow &row) const;
    void mark(TemplateRow &row) const;

    NameOf m_nameOf;
    TemplateRowsInput m_input;
    QMap<MarkSource, Marks> m_marks;
    QString m_filter;
    QList<TemplateRow> m_rows;
};

} // namespace lekthi::models
