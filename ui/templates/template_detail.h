#pragma once

#include "core/store/templates/number_template.h"
#include "models/latest_run.h"
#include "models/templates/sample.h"
#include "models/templates/template_edit.h"
#include "models/templates/template_effect.h"
#include "models/templates/template_proof.h"
#include "models/templates/templates_loading.h"
#include "ui/templates/template_title.h"

#include <QWidget>

#include <functional>
#include <optional>

class QLabel;
class QScrollArea;
class QVBoxLayout;

namespace lekthi::models {
class Session;
class VolumeLookUp;
} // namespace lekthi::models

namespace lekthi::ui {

class ConflictPanel;
class EqualNumbersNote;
class HistoryPanel;
class OwnTemplateBar;
class PeriodChangeCard;
class PreviewCard;
class ProblemList;
class ProofBadge;
class ProofPanel;
class RunsOutBadge;
class SaveBar;
class SettingsArea;
class TemplateEditor;
class TokenPalette;

/// One template at the right of the page: editor, problems, tokens, preview, settings and saving. It knows
/// nothing of the store's writing side; it asks for it by signals.
class TemplateDetail : public QWidget
{
    Q_OBJECT

public:
    /// What is opened.
    struct Opening
    {
        models::TemplateEdit edit;
        models::Sample sample;
        TemplateTitle::Facts facts;
        QString typeCode; ///< empty for a default template
        numbering::KeyShape shape = numbering::KeyShape::General;
        bool mayEdit = false;
        bool usesDefault = false; ///< shows the default for a type that has no own template; cannot be edited
    };

    explicit TemplateDetail(models::Session &session, QWidget *parent = nullptr);

    void open(const Opening &opening);
    /// What the template is proved against; it is proved anew.
    void setGround(const models::ProofGround &ground);
    /// What runs out of the template in use for what is open.
    void setRunningOut(const std::optional<models::RunningOut> &runningOut);
    const models::TemplateEdit &edit() const { return m_edit; }
    bool mayEdit() const { return m_opening.mayEdit && !m_opening.usesDefault; }
    bool isInConflict() const { return m_newer.has_value(); }

    /// Shows the newer version next to the own work until a choice is made.
    void showConflict(const store::NumberTemplate &newer, const QString &who);
    /// What both began with, once it was read; without it their changes cannot be put together.
    void setConflictBase(const models::TemplateRules &base);
    void setHistory(const QList<store::TemplateVersion> &versions,
                    std::function<QString(const QString &login)> nameOf);
    void setSaving(bool saving);
    /// Names in the program's language, which may change while the template is open.
    void setNames(const QString &title, const QString &changedBy);
    const models::Sample &sample() const;
    void readCounterAgain();
    /// Codes and names have changed.
    void renewReference();
    /// Asks to save, or for the reason where that is what is missing.
    void saveOrAskWhy();
    void retranslate();

signals:
    void edited(); ///< text, settings or reason changed
    void saveRequested();
    void discarded(); ///< the work was thrown away
    void conflictSolved(const lekthi::store::NumberTemplate &newer);
    void giveOwnRequested();
    void openDefaultRequested();
    void lineBreaksReplaced();
    void historyWanted(); ///< answered by setHistory()

private:
    void build();
    QVBoxLayout *buildScrolledPart();
    void connectParts();
    void takeText();
    void judge();
    void prove();
    void takeProof(const std::optional<models::TemplateProof> &found);
    void lookForRepairs();
    void applyRepair(const numbering::Repair &repair);
    store::NumberTemplate editedTemplate() const;
    void applySettings(const store::TemplateSettings &settings);
    void discard();
    void takeTheirs();
    void keepMine();
    void takeBoth();
    void takeVersion(const models::TemplateRules &rules);
    void endConflict();
    void showState();

    models::Session &m_session;
    Opening m_opening;
    models::TemplateEdit m_edit;
    std::optional<store::NumberTemplate> m_newer;
    QString m_newerBy;
    models::ProofGround m_ground;
    models::LatestRun m_proofRun;
    bool m_hasErrors = false;
    bool m_takesApproval = false; ///< as far as the last proof knows
    bool m_saving = false;
    bool m_showsHistory = false; ///< it was opened just now

    QScrollArea *m_scroll;
    TemplateTitle *m_title;
    ConflictPanel *m_conflict;
    QLabel *m_editorCaption;
    TemplateEditor *m_editor;
    RunsOutBadge *m_runsOutBadge;
    ProofBadge *m_proofBadge;
    ProblemList *m_problems;
    ProofPanel *m_proofPanel;
    TokenPalette *m_palette;
    PreviewCard *m_preview;
    SettingsArea *m_settings;
    EqualNumbersNote *m_equal;
    PeriodChangeCard *m_periodChange;
    HistoryPanel *m_history;
    SaveBar *m_saveBar;
    OwnTemplateBar *m_ownBar;
    models::VolumeLookUp *m_volume;
};

} // namespace lekthi::ui
