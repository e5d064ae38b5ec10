#pragma once

#include "core/store/templates/number_template.h"
#include "models/templates/template_effect.h"

#include <QWidget>

#include <functional>

class QLabel;
class QListWidget;
class QPushButton;

namespace lekthi::ui {

class DiffCard;
class Expander;

/// The past of the template in the editor: closed it is one line, open it lists the versions, compares one
/// with what is edited, and puts its text into the editor. UI thread only.
class HistoryPanel : public QWidget
{
    Q_OBJECT

public:
    using PersonName = std::function<QString(const QString &login)>;

    explicit HistoryPanel(QWidget *parent = nullptr);

    bool isOpen() const;
    /// Newest first. The name is asked for at each change of language.
    void setVersions(const QList<store::TemplateVersion> &versions, PersonName nameOf);
    void setEdited(const models::TemplateRules &edited); ///< what stands in the editor
    void setReadOnly(bool readOnly);
    void retranslate();

signals:
    void opened(); ///< versions are wanted
    void takeRequested(const lekthi::models::TemplateRules &rules);

private:
    void build();
    void setOpen(bool open);
    void fill();
    void compare();
    const store::TemplateVersion *chosen() const;

    QList<store::TemplateVersion> m_versions;
    PersonName m_nameOf;
    models::TemplateRules m_edited;
    bool m_readOnly = false;
    Expander *m_header;
    QWidget *m_body;
    QListWidget *m_list;
    DiffCard *m_diff;
    QPushButton *m_take;
};

} // namespace lekthi::ui
