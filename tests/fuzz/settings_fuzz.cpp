#include "core/notify/secret_places.h"
#include "models/settings_file.h"
#include "models/templates/template_draft.h"
#include "tests/fuzz/fuzz_input.h"

#include <QCryptographicHash>
#include <QFile>
#include <QTemporaryDir>

using namespace lekthi;
using namespace Qt::StringLiterals;
using models::DraftBox;
using models::TemplateDraft;
using models::TemplateKey;
using notify::ChannelKind;
using numbering::demand;
using numbering::FuzzInput;

namespace {

const QString store = u"mysql://pa@db/lekthi"_s;
const QString login = u"pa"_s;

/// Qt keeps what it read of a file by its name, so that each input has a file of its own; in memory, since Qt
/// waits for a disk.
QString newFile()
{
    static const QTemporaryDir folder(QFile::exists(u"/dev/shm"_s) ? u"/dev/shm/lekthi-XXXXXX"_s : QString());
    static int count = 0;
    return folder.filePath(u"%1.conf"_s.arg(++count));
}

QString fileOf(const QByteArray &bytes)
{
    QFile file(newFile());
    demand(file.open(QFile::WriteOnly) && file.write(bytes) == bytes.size(), "the input can be written");
    return file.fileName();
}

/// The section of the person's drafts with a whole one, of which the input spoils a line.
QByteArray spoiled(FuzzInput &input)
{
    QByteArrayList lines{
        '[' +
            QCryptographicHash::hash((store + u'\n' + login).toUtf8(), QCryptographicHash::Sha256)
                .toHex()
                .left(16) +
            ']',
        "2-6\\baseVersion=4",
        "2-6\\text={ORIGINATOR}-{SEQ:4}",
        "2-6\\reason=why",
        "2-6\\period=MONTHLY",
        "2-6\\overflow=WIDEN",
        "2-6\\scope=TYPE",
        "2-6\\taken=SKIP"};
    const int line = input.number(int(lines.size()));
    const bool isValue = input.number(2) == 0;
    const qsizetype kept = isValue ? lines[line].indexOf('=') + 1 : 0;
    lines[line] = lines[line].first(kept) + input.text().toUtf8();
    return lines.join('\n');
}

void readDrafts(const QByteArray &bytes)
{
    const QString name = fileOf(bytes);
    demand(models::soundSettingsFile(name) == name, "a small file is not put aside");
    const DraftBox box(store, login, name);
    const QSet<TemplateKey> keys = box.keys();
    for (const TemplateKey &key : keys) {
        const std::optional<TemplateDraft> draft = box.find(key);
        demand(draft.has_value(), "a draft that is named is there");
        if (!draft)
            continue;
        demand(key.projectId > 0 && key.typeId.value_or(1) > 0 && draft->baseVersion >= 0,
               "ids are none below 1");
        const QString copyName = newFile();
        DraftBox copy(store, login, copyName);
        copy.keep(*draft);
        const bool isTooLong = draft->text.size() > 2000 || draft->reason.size() > 2000;
        demand(isTooLong || copy.find(key) == draft, "a draft stays the same when it is kept again");
        QFile::remove(copyName);
    }
    QFile::remove(name);
}

void readSecrets(const QByteArray &bytes)
{
    const QMap<QString, ChannelKind> channels{{u"hook"_s, ChannelKind::Webhook},
                                              {u"duty"_s, ChannelKind::PagerDuty},
                                              {u"mail"_s, ChannelKind::Mail}};
    const auto found = notify::findSecrets({.environment = bytes}, channels);
    if (!found) {
        demand(!describe(found.error()).isEmpty(), "every refusal has a sentence");
        return;
    }
    for (const QString &channel : channels.keys())
        demand(!found->secrets.contains(channel) || !found->faults.contains(channel),
               "a secret is sound or is not");
    for (const notify::ChannelSecret &secret : found->secrets) {
        demand(!notify::faultOf(secret), "what is taken can be used");
        demand(notify::fromKept(notify::toKept(secret)) == secret, "a secret stays the same in a keychain");
    }
    for (const notify::SecretFault fault : found->faults)
        demand(!describe(fault).isEmpty(), "every fault has a sentence");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    FuzzInput input(data, size);
    const int kind = input.number(3);
    const QByteArray rest(reinterpret_cast<const char *>(data) + (size > 0), qsizetype(size) - (size > 0));
    if (kind == 0)
        readDrafts(spoiled(input));
    else if (kind == 1)
        readDrafts(rest);
    else
        readSecrets(R"({"hook":{"address":"https://hooks.example/T/B/x"},"duty":)" + rest);
    return 0;
}
