#pragma once

#include "models/latest_run.h"
#include "models/templates/template_draft.h"
#include "models/templates/template_rows.h"
#include "models/templates/templates_loading.h"
#include "ui/shell/page.h"
#include "ui/templates/template_detail.h"
#include "ui/widgets/banner.h"

#include <QTimer>

#include <functional>
#include <optional>

class QStackedWidget;

namespace lekthi::models {
class Session;
class TemplateListModel;
} // namespace lekthi::models

namespace lekthi::ui {

class EmptyState;
class TemplateListPanel;

/// The page on which number templates are read, tried and changed. Work that is not saved is kept as a draft.
class TemplatesPage : public Page
{
    Q_OBJECT

public:
    explicit TemplatesPage(models::Session &session, QWidget *parent = nullptr);
    ~TemplatesPage() override; ///< keeps the draft

    void activate() override;
    void leave() override;
    void retranslate() override;
    /// Reads the store again; work that is not saved stays.
    void refresh();

protected:
    void hideEvent(QHideEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void build();
    void connectParts();
    void takeLoaded(store::Result<models::LoadedTemplates> loaded);
    void showLoaded();
    models::ProofGround ground() const;
    void proveAll();
    models::TemplateRowsInput listInput() const;
    void readNext();
    void markWhatRunsOut();
    void showWhatRunsOut();
    void renewReference();
    void openFirst();
    void openWanted(const models::TemplateKey &key);
    void openKey(const models::TemplateKey &key);
    void openAgain(bool withOwn);
    void takeDiscarded();
    void openDefault();
    TemplateDetail::Opening openingOf(const models::TemplateKey &key, bool withOwn) const;
    void fillFacts(TemplateDetail::Opening &opening, const store::NumberTemplate *own) const;
    QString titleOf(const models::TemplateKey &key) const;
    void resumeDraft(TemplateDetail::Opening &opening);
    void mergeOpen();
    void keepDraft();
    void updateDrafts();
    void save();
    void takeSaved(const models::TemplateKey &key, const store::TemplateChange &change,
                   store::Result<store::NumberTemplate> saved);
    void askForApproval(const store::TemplateChange &change, const QString &sentence);
    void requestApproval(const store::TemplateChange &change);
    void showWaiting();
    void discardSavedDrafts();
    void finishSaving(const models::TemplateKey &key, const store::NumberTemplate &saved);
    void lookForNewer(const models::TemplateKey &key);
    void takeNewer(const models::TemplateKey &key, const store::NumberTemplate &newer);
    void showConflict(const store::NumberTemplate &newer);
    void readHistory(std::function<void(const QList<store::TemplateVersion> &)> done);
    void showError(const store::Error &error, std::function<void()> retry);
    void say(Banner::Kind kind, std::function<QString()> text, std::function<QString()> action = {});
    void showMessage();
    QString nameOfLogin(const QString &login) const;
    const store::NumberTemplate *ownOf(const models::TemplateKey &key) const;

    models::Session &m_session;
    models::DraftBox m_drafts;
    models::LoadedTemplates m_loaded;
    models::NextByTemplate m_next; ///< what is known of the numbers in the list
    QHash<models::TemplateKey, models::RunningOut> m_runningOut;
    bool m_hasLoaded = false;
    quint64 m_loadNumber = 0;
    std::optional<models::TemplateKey> m_open;
    std::optional<models::TemplateKey> m_wanted; ///< to be opened once the templates are read
    QTimer m_draftTimer;
    models::LatestRun m_proofs; ///< of what is saved
    QHash<models::TemplateKey, int> m_provedVersions;

    Banner::Kind m_bannerKind = Banner::Kind::Info;
    std::function<QString()> m_bannerText; ///< made anew at each change of language
    std::function<QString()> m_bannerAction;
    std::function<void()> m_bannerRetry;
    bool m_isNewsUntilEdit = false; ///< what it says is over as soon as the text changes

    models::TemplateListModel *m_model;
    TemplateListPanel *m_list;
    Banner *m_banner;
    Banner *m_waiting; ///< what is requested for the open template
    QStackedWidget *m_right;
    EmptyState *m_empty;
    TemplateDetail *m_detail;
};

} // namespace lekthi::ui
