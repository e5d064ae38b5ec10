#pragma once

#include "models/templates/history_reading.h"

#include <QWidget>

#include <functional>
#include <optional>

class QComboBox;
class QLabel;

namespace lekthi::models {
class Session;
} // namespace lekthi::models

namespace lekthi::ui {

class DiffCard;
class EffectsCard;
class ProblemList;
class RollbackBar;
class ScrolledDetails;

/// Two versions of one template, what differs, what it means for the next numbers, and bringing the newer one
/// of the two back. It asks for readings and for saving by signals. UI thread only.
class HistoryDetail : public QWidget
{
    Q_OBJECT

public:
    using PersonName = std::function<QString(const QString &login)>;
    using TemplateTitle = std::function<QString(int projectId, std::optional<int> typeId)>;

    HistoryDetail(const models::Session &session, PersonName nameOf, TemplateTitle titleOf,
                  QWidget *parent = nullptr);

    void show(const models::HistoryAnswer &answer);
    void setSaving(bool isSaving);
    bool isSaving() const { return m_isSaving; }
    void retranslate();

signals:
    void asked(const lekthi::models::HistoryQuestion &question);
    void rollbackRequested(const lekthi::store::TemplateChange &change);

private:
    QLayout *makeHeading();
    QWidget *makeScrolledPart();
    void connectParts();
    void askForChoice();
    void beginRollback();
    /// What "Roll back" brings back: the version that is shown, or the one beside it where that is in force.
    const store::TemplateVersion &rollbackTarget() const;
    void rollBack(const QString &reasonText);
    void fillChoices();
    void showComparison();
    void showRollback();
    static QString headingOf(const models::TemplateCheck &check);
    QString captionOf(const store::TemplateVersion &version) const;
    QString storyOf(const store::TemplateVersion &version) const;

    const models::Session &m_session;
    PersonName m_nameOf;
    TemplateTitle m_titleOf;
    std::optional<models::HistoryAnswer> m_answer;
    models::HistoryQuestion m_compared; ///< before a rollback was asked for
    bool m_isSaving = false;
    ScrolledDetails *m_scrolled;
    QLabel *m_title;
    QLabel *m_heading;
    QWidget *m_choice;
    QComboBox *m_from;
    QLabel *m_with;
    QComboBox *m_to;
    QLabel *m_story;
    DiffCard *m_diff;
    EffectsCard *m_effects;
    ProblemList *m_problems;
    RollbackBar *m_bar;
};

} // namespace lekthi::ui
