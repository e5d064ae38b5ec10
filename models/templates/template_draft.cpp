#include "models/templates/template_draft.h"

#include "models/settings_file.h"

#include <QCryptographicHash>
#include <QSettings>
#include <QStandardPaths>
#include <QStringList>

namespace lekthi::models {

using namespace Qt::StringLiterals;

namespace {

/// What is longer is no template, and would fill the file of all drafts.
constexpr qsizetype longestText = 2000;

QString groupOf(const TemplateKey &key)
{
    return u"%1-%2"_s.arg(key.projectId).arg(key.typeId.value_or(0));
}

/// Only of what groupOf() makes: "+2-6" is nobody's group.
std::optional<TemplateKey> keyOf(const QString &group)
{
    const QStringList parts = group.split(u'-');
    if (parts.size() != 2)
        return std::nullopt;
    const int typeId = parts.last().toInt();
    const TemplateKey key{parts.first().toInt(), typeId > 0 ? std::optional(typeId) : std::nullopt};
    return key.projectId > 0 && groupOf(key) == group ? std::optional(key) : std::nullopt;
}

std::optional<store::TemplateSettings> settingsOf(const QSettings &file)
{
    const auto period = numbering::periodKindFromName(file.value(u"period"_s).toString());
    const auto overflow = numbering::overflowPolicyFromName(file.value(u"overflow"_s).toString());
    const auto scope = numbering::uniquenessScopeFromName(file.value(u"scope"_s).toString());
    const auto taken = numbering::takenPolicyFromName(file.value(u"taken"_s).toString());
    if (!period || !overflow || !scope || !taken)
        return std::nullopt;
    return store::TemplateSettings{*period, *overflow, *scope, *taken};
}

/// The draft of the group that is begun.
std::optional<TemplateDraft> draftIn(const QSettings &file, const TemplateKey &key)
{
    const std::optional<store::TemplateSettings> settings = settingsOf(file);
    bool isNumber = false;
    const int baseVersion = file.value(u"baseVersion"_s).toInt(&isNumber);
    if (!settings || !isNumber || baseVersion < 0)
        return std::nullopt;
    return TemplateDraft{key, baseVersion, file.value(u"text"_s).toString(), *settings,
                         file.value(u"reason"_s).toString()};
}

} // namespace

DraftBox::DraftBox(const QString &store, const QString &login, QString fileName)
    : m_fileName(std::move(fileName))
{
    if (m_fileName.isEmpty()) {
        m_fileName = QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) +
                     u"/Lekthi/drafts.conf"_s;
    }
    const QByteArray owner = store.toUtf8() + '\n' + login.toUtf8();
    m_group =
        QString::fromLatin1(QCryptographicHash::hash(owner, QCryptographicHash::Sha256).toHex().left(16));
}

void DraftBox::keep(const TemplateDraft &draft)
{
    if (draft.text.size() > longestText || draft.reason.size() > longestText)
        return discard(draft.key);
    QSettings file(soundSettingsFile(m_fileName), QSettings::IniFormat);
    file.beginGroup(m_group + u'/' + groupOf(draft.key));
    file.setValue(u"baseVersion"_s, draft.baseVersion);
    file.setValue(u"text"_s, draft.text);
    file.setValue(u"reason"_s, draft.reason);
    file.setValue(u"period"_s, numbering::periodKindName(draft.settings.period));
    file.setValue(u"overflow"_s, numbering::overflowPolicyName(draft.settings.overflow));
    file.setValue(u"scope"_s, numbering::uniquenessScopeName(draft.settings.scope));
    file.setValue(u"taken"_s, numbering::takenPolicyName(draft.settings.taken));
}

void DraftBox::discard(const TemplateKey &key)
{
    QSettings file(soundSettingsFile(m_fileName), QSettings::IniFormat);
    file.remove(m_group + u'/' + groupOf(key));
}

std::optional<TemplateDraft> DraftBox::find(const TemplateKey &key) const
{
    QSettings file(soundSettingsFile(m_fileName), QSettings::IniFormat);
    file.beginGroup(m_group + u'/' + groupOf(key));
    return draftIn(file, key);
}

QSet<TemplateKey> DraftBox::keys() const
{
    QSettings file(soundSettingsFile(m_fileName), QSettings::IniFormat);
    file.beginGroup(m_group);
    QSet<TemplateKey> found;
    const QStringList groups = file.childGroups();
    for (const QString &group : groups) {
        const std::optional<TemplateKey> key = keyOf(group);
        if (!key)
            continue;
        file.beginGroup(group);
        if (draftIn(file, *key))
            found.insert(*key);
        file.endGroup();
    }
    return found;
}

} // namespace lekthi::models
