#include "app/ctl/parse/codes.h"

#include "app/ctl/parse/nearest.h"
#include "app/ctl/print/texts.h"

#include <algorithm>

namespace lekthi::ctl {

using namespace Qt::StringLiterals;

namespace {

QString unknownSentence(CodeKind kind)
{
    switch (kind) {
    case CodeKind::Project:
        return Texts::tr("There is no project with the code %1. Try one of these: %2.");
    case CodeKind::Organization:
        return Texts::tr("There is no organization with the code %1. Try one of these: %2.");
    case CodeKind::Type:
        return Texts::tr("There is no document type with the code %1. Try one of these: %2.");
    case CodeKind::SubType:
        return Texts::tr("There is no sub type with the number or code %1. Try one of these: %2.");
    case CodeKind::RfaType:
        return Texts::tr("There is no RFA type with the code %1. Try one of these: %2.");
    case CodeKind::Discipline:
        break;
    }
    return Texts::tr("There is no discipline with the code %1. Try one of these: %2.");
}

QStringList codesOf(const QList<store::CodedItem> &items)
{
    QStringList codes;
    for (const store::CodedItem &item : items) {
        codes.append(item.code);
        if (!item.shortCode.isEmpty())
            codes.append(item.shortCode);
    }
    return codes;
}

bool isNamed(const store::CodedItem &item, const QString &name)
{
    return item.shortCode == name || item.nameEnglish == name || item.nameThai == name ||
           item.nameChinese == name;
}

} // namespace

Result<store::CodedItem> findCode(const store::ReferenceData &data, CodeKind kind, const QString &code)
{
    const QList<store::CodedItem> items = itemsOf(data, kind);
    if (const store::CodedItem *item = store::itemByCode(items, code))
        return *item;
    const auto named =
        std::find_if(items.begin(), items.end(), [&code](const auto &item) { return isNamed(item, code); });
    if (kind == CodeKind::SubType && named != items.end())
        return *named;
    return unknownCodeError(unknownSentence(kind), code, codesOf(items));
}

tl::unexpected<CommandError> unknownCodeError(const QString &sentence, const QString &code,
                                              const QStringList &known)
{
    const QString name = u"UNKNOWN_CODE"_s;
    if (known.isEmpty())
        return refusal(
            name, Texts::tr("%1 is not known, and the store holds no others of its kind yet. Enter some, or "
                            "make a store with demo data.")
                      .arg(code));
    const QStringList near = nearest(code, known);
    constexpr qsizetype examples = 5;
    const QStringList offered = near.isEmpty() ? known.first(std::min(examples, known.size())) : near;
    return refusal(name, sentence.arg(code, offered.join(", "_L1)));
}

} // namespace lekthi::ctl
