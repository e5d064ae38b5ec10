#include "models/templates/template_draft.h"

#include <QCryptographicHash>
#include <QSettings>
#include <QStandardPaths>
#include <QStringList>

namespace lekthi::models {

using namespace Qt::StringLiterals;

namespace {

QString groupOf(const TemplateKey &key)
{
    return u"%1-%2"_s.arg(key.projectId).arg(key.typeId.value_or(0));
}

std::optional<TemplateKey> keyOf(const QString &group)
{
    const QStringList parts = group.split(u'-');
    if (parts.size() != 2 || parts.first().toInt() <= 0)
        return std::nullopt;
    const int typeId = parts.last().toInt();
    return TemplateKey{parts.first().toInt(), typeId > 0 ? std::optional(typeId) : std::nullopt};
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
    QSettings file(m_fileName, QSettings::IniFormat);
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
    QSettings file(m_fileName, QSettings::IniFormat);
    file.remove(m_group + u'/' + groupOf(key));
}

std::optional<TemplateDraft> DraftBox::find(const TemplateKey &key) const
{
    QSettings file(m_fileName, QSettings::IniFormat);
    file.beginGroup(m_group + u'/' + groupOf(key));
    const std::optional<store::TemplateSettings> settings = settingsOf(file);
    if (!settings)
        return std::nullopt;
    return TemplateDraft{key, file.value(u"baseVersion"_s).toInt(), file.value(u"text"_s).toString(),
                         *settings, file.value(u"reason"_s).toString()};
}

QSet<TemplateKey> DraftBox::keys() const
{
    QSettings file(m_fileName, QSettings::IniFormat);
    file.beginGroup(m_group);
    QSet<TemplateKey> found;
    const QStringList groups = file.childGroups();
    for (const QString &group : groups) {
        if (const std::optional<TemplateKey> key = keyOf(group))
            found.insert(*key);
    }
    return found;
}

} // namespace lekthi::models
