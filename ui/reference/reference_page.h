#pragma once

#include "core/store/reference/reference_source.h"
#include "models/reference/reference_list_model.h"
#include "models/session/session.h"
#include "ui/shell/page.h"

#include <QHash>

#include <optional>

class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QStackedWidget;
class QTabBar;

namespace lekthi::ui {

class Banner;
class EmptyState;
class ListTable;
class PageHeading;
class ReferenceForm;

/// The lists that numbers draw their codes from: projects, contracts, organizations, types, disciplines.
/// Super Admins add, rename, order and close; everybody reads. Where another schema owns them, everybody only
/// reads. UI thread only.
class ReferencePage : public Page
{
    Q_OBJECT

public:
    explicit ReferencePage(models::Session &session, QWidget *parent = nullptr);

    void activate() override;
    void retranslate() override;

private:
    using Items = QList<store::ReferenceItem>;

    PageHeading *makeHeading();
    void build();
    void buildTable();
    void connectParts();
    store::ReferenceKind kind() const;
    void chooseKind();
    void read();
    void take(store::ReferenceKind kind, const store::Result<Items> &items);
    void showList();
    void showCurrent();
    void startNew();
    void save(const store::ReferenceItem &item);
    void takeSaved(const store::ReferenceItem &item, const store::Result<int> &changed);
    void askForImport();
    void askForExport();
    void exportTo(const QString &path);
    void showState();
    void readSource();
    void showSource();
    bool mayChange() const { return m_mayChange && !m_source; }

    models::Session &m_session;
    const bool m_mayChange;
    std::optional<store::ReferenceSource> m_source; ///< where others keep the lists
    QHash<store::ReferenceKind, Items> m_items;
    store::StoreWorker::Ticket m_ticket = 0;
    int m_wanted = 0;     ///< id of the item to show once it is read; 0: any
    QString m_wantedCode; ///< of an item that was just added
    bool m_isNew = false; ///< the form holds what is to be added
    bool m_isSaving = false;
    models::ReferenceListModel *m_model;
    QLabel *m_title;
    QLabel *m_count;
    QPushButton *m_import;
    QPushButton *m_export;
    QPushButton *m_add;
    QTabBar *m_kinds;
    QLineEdit *m_search;
    QCheckBox *m_closed;
    Banner *m_banner;
    QLabel *m_readOnly;
    QStackedWidget *m_stack;
    ListTable *m_table;
    EmptyState *m_empty;
    ReferenceForm *m_form;
};

} // namespace lekthi::ui
