#pragma once

#include "core/store/templates/number_template.h"
#include "models/templates/template_key.h"

#include <QSet>
#include <QString>

#include <optional>

namespace lekthi::models {

/// Unsaved work on a template.
struct TemplateDraft
{
    TemplateKey key;
    int baseVersion = 0; ///< the version that it was based on; 0: there was none
    QString text;
    store::TemplateSettings settings;
    QString reason;

    bool operator==(const TemplateDraft &) const = default;
};

/// Keeps drafts on this machine until they are saved or discarded, apart for each store and person. Survives
/// the program. UI thread only.
class DraftBox
{
public:
    /// store and login tell whose drafts these are; fileName is for tests, empty: next to the preferences.
    DraftBox(const QString &store, const QString &login, QString fileName = {});

    void keep(const TemplateDraft &draft); ///< none whose text or reason has over 2,000 characters
    void discard(const TemplateKey &key);
    std::optional<TemplateDraft> find(const TemplateKey &key) const; ///< a damaged draft counts as none
    QSet<TemplateKey> keys() const;                                  ///< of the drafts that find() gives

private:
    QString m_fileName;
    QString m_group;
};

} // namespace lekthi::models
