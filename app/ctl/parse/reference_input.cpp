#include "app/ctl/parse/reference_input.h"

#include "app/ctl/parse/codes.h"
#include "app/ctl/parse/options.h"
#include "app/ctl/print/texts.h"
#include "core/numbering/calendar.h"
#include "core/store/reference/reference_rules.h"

#include <algorithm>

namespace lekthi::ctl {

using namespace Qt::StringLiterals;
using models::ReferenceLists;
using store::ReferenceItem;
using store::ReferenceKind;

namespace {

constexpr OptionSpec subTypeCodeOption{"code", "CODE",
                                       QT_TRANSLATE_NOOP("lekthi", "Its code, for example DWG")};
constexpr OptionSpec newCodeOption{
    "new-code", "CODE",
    QT_TRANSLATE_NOOP("lekthi", "Another code (sub types: another number), as long as no number shows it")};
constexpr OptionSpec organizationsOption{
    "organizations", "LIST",
    QT_TRANSLATE_NOOP(
        "lekthi", "All its organizations with their roles, with commas between: CODE:ROLE,CODE:ROLE; roles "
                  "are OWNER, DESIGNER, CONSULTANT, CONTRACTOR, THIRD_PARTY and OTHER")};
constexpr OptionSpec addOption{"add", "LIST",
                               QT_TRANSLATE_NOOP("lekthi", "Organizations to add, or whose role changes")};
constexpr OptionSpec removeOption{
    "remove", "CODES", QT_TRANSLATE_NOOP("lekthi", "Organizations to remove, with commas between")};
constexpr OptionSpec startsOption{"from", "YYYY-MM-DD",
                                  QT_TRANSLATE_NOOP("lekthi", "First day of the contract")};
constexpr OptionSpec endsOption{"until", "YYYY-MM-DD",
                                QT_TRANSLATE_NOOP("lekthi", "Last day of the contract")};

constexpr OptionSpec thaiNameOption{"name-th", "TEXT", QT_TRANSLATE_NOOP("lekthi", "Thai name")};

constexpr OptionSpec countedByOption{
    "counts-by", "LIST",
    QT_TRANSLATE_NOOP("lekthi", "What has counters of its own, with commas between: ORIGINATOR, RECIPIENT, "
                                "SUB_TYPE, RFA_TYPE, DISCIPLINE; NONE, or USUAL for what the code says")};
constexpr OptionSpec fiscalStartOption{
    "fiscal-start", "MONTH",
    QT_TRANSLATE_NOOP("lekthi", "Month in which the fiscal year begins, 1 to 12 or its name")};
constexpr OptionSpec fiscalNameOption{
    "fiscal-name", "YEAR",
    QT_TRANSLATE_NOOP("lekthi", "Year that names a fiscal year: END, in which it ends, or BEGIN")};

QList<OptionSpec> optionsOfBoth(ReferenceKind kind)
{
    QList<OptionSpec> options{
        {"name-en", "TEXT", QT_TRANSLATE_NOOP("lekthi", "English name")},
        {"name-zh", "TEXT", QT_TRANSLATE_NOOP("lekthi", "Chinese name")},
        {"order", "N", QT_TRANSLATE_NOOP("lekthi", "Place in lists; 0 if left out, equal places by code")}};
    if (kind == ReferenceKind::Contract)
        options << startsOption << endsOption;
    if (store::hasParticipants(kind))
        options << organizationsOption;
    if (kind == ReferenceKind::Type)
        options << countedByOption;
    if (kind == ReferenceKind::Project)
        options << fiscalStartOption << fiscalNameOption;
    return options;
}

QList<OptionSpec> optionsOfParent(ReferenceKind kind)
{
    if (kind == ReferenceKind::SubType)
        return {options::required(options::type)};
    return {};
}

QStringList referenceCodesOf(const QList<ReferenceItem> &items)
{
    QStringList codes;
    for (const ReferenceItem &item : items)
        codes.append(item.code);
    return codes;
}

Result<ReferenceItem> referenceItemByCode(const QList<ReferenceItem> &items, const QString &code,
                                          const QString &sentence)
{
    const auto found = std::ranges::find(items, code, &ReferenceItem::code);
    if (found == items.end())
        return unknownCodeError(sentence, code, referenceCodesOf(items));
    return *found;
}

Result<int> parentFrom(const Arguments &arguments, const ReferenceLists &lists)
{
    const auto id = [](const ReferenceItem &item) { return item.id; };
    if (lists.kind == ReferenceKind::SubType)
        return referenceItemByCode(
                   lists.parents, arguments.text("type"_L1),
                   Texts::tr("There is no document type with the code %1. Try one of these: %2."))
            .map(id);
    return referenceItemByCode(lists.parents, arguments.text("project"_L1),
                               Texts::tr("There is no project with the code %1. Try one of these: %2."))
        .map(id);
}

Result<ReferenceItem> organizationFrom(const QString &code, const ReferenceLists &lists)
{
    return referenceItemByCode(lists.organizations, code,
                               Texts::tr("There is no organization with the code %1. Try one of these: %2."));
}

Result<QList<store::Participant>> participantsFrom(const QString &text, const ReferenceLists &lists)
{
    QList<store::Participant> participants;
    for (const QString &part : text.split(u',', Qt::SkipEmptyParts)) {
        const auto organization = organizationFrom(part.section(u':', 0, 0).trimmed(), lists);
        if (!organization)
            return tl::make_unexpected(organization.error());
        const QString role = part.section(u':', 1).trimmed();
        const auto known =
            role.isEmpty() ? store::ParticipantRole::Other : store::participantRoleFromName(role);
        if (!known)
            return usageError(Texts::tr("\"%1\" is no role. Use OWNER, DESIGNER, CONSULTANT, CONTRACTOR, "
                                        "THIRD_PARTY or OTHER.")
                                  .arg(role));
        participants.append({organization->id, *known});
    }
    return participants;
}

void putParticipant(QList<store::Participant> &participants, const store::Participant &wanted)
{
    const auto found =
        std::ranges::find(participants, wanted.organizationId, &store::Participant::organizationId);
    if (found == participants.end())
        participants.append(wanted);
    else
        *found = wanted;
}

Result<void> applyParticipants(const Arguments &arguments, ReferenceItem &item, const ReferenceLists &lists)
{
    if (arguments.has("organizations"_L1)) {
        const auto all = participantsFrom(arguments.text("organizations"_L1), lists);
        if (!all)
            return tl::make_unexpected(all.error());
        item.participants = *all;
    }
    const auto added = participantsFrom(arguments.text("add"_L1), lists);
    const auto removed = participantsFrom(arguments.text("remove"_L1), lists);
    if (!added || !removed)
        return tl::make_unexpected(added ? removed.error() : added.error());
    for (const store::Participant &participant : *added)
        putParticipant(item.participants, participant);
    for (const store::Participant &gone : *removed)
        item.participants.removeIf([&](const store::Participant &participant) {
            return participant.organizationId == gone.organizationId;
        });
    std::ranges::sort(item.participants, {}, &store::Participant::organizationId);
    return {};
}

void applyText(const Arguments &arguments, QLatin1StringView option, QString &text)
{
    if (arguments.has(option))
        text = arguments.text(option);
}

Result<void> applyDate(const Arguments &arguments, QLatin1StringView option, QDate &date)
{
    const Result<QDate> given = dateOption(arguments, option);
    if (!given)
        return tl::make_unexpected(given.error());
    if (given->isValid())
        date = *given;
    return {};
}

Result<void> applyShape(const Arguments &arguments, ReferenceItem &item)
{
    if (!arguments.has("counts-by"_L1))
        return {};
    const auto counted = store::countedByFromText(arguments.text("counts-by"_L1));
    item.ownShape = counted.value_or(std::nullopt);
    if (counted)
        return {};
    return usageError(
        Texts::tr("--counts-by takes ORIGINATOR, RECIPIENT, SUB_TYPE, RFA_TYPE and DISCIPLINE, each "
                  "once, or NONE or USUAL, not \"%1\".")
            .arg(arguments.text("counts-by"_L1)));
}

Result<void> applyFiscalYear(const Arguments &arguments, ReferenceItem &item)
{
    if (arguments.has("fiscal-start"_L1)) {
        const auto month = numbering::monthFromText(arguments.text("fiscal-start"_L1));
        if (!month)
            return usageError(Texts::tr("--fiscal-start takes a month, 1 to 12 or its name, not \"%1\".")
                                  .arg(arguments.text("fiscal-start"_L1)));
        item.fiscalYear.startMonth = *month;
    }
    if (!arguments.has("fiscal-name"_L1))
        return {};
    const QString given = arguments.text("fiscal-name"_L1).toUpper();
    if (given != "END"_L1 && given != "BEGIN"_L1)
        return usageError(
            Texts::tr("--fiscal-name takes END or BEGIN, not \"%1\".").arg(arguments.text("fiscal-name"_L1)));
    item.fiscalYear.isCalledByEnd = given == "END"_L1;
    return {};
}

/// What adding and changing have in common.
Result<ReferenceItem> withOptions(const Arguments &arguments, ReferenceItem item, const ReferenceLists &lists)
{
    applyText(arguments, "name-th"_L1, item.nameThai);
    applyText(arguments, "name-en"_L1, item.nameEnglish);
    applyText(arguments, "name-zh"_L1, item.nameChinese);
    applyText(arguments, "code"_L1, item.shortCode);
    const auto order =
        boundedOption(arguments, "order"_L1, -store::highestReferenceOrder, store::highestReferenceOrder);
    if (!order)
        return tl::make_unexpected(order.error());
    item.order = order->value_or(item.order);
    const Result<void> done = applyDate(arguments, "from"_L1, item.startsOn)
                                  .and_then([&] { return applyDate(arguments, "until"_L1, item.endsOn); })
                                  .and_then([&] { return applyShape(arguments, item); })
                                  .and_then([&] { return applyFiscalYear(arguments, item); })
                                  .and_then([&] { return applyParticipants(arguments, item, lists); });
    if (!done)
        return tl::make_unexpected(done.error());
    if (const auto problem = store::problemOf(item))
        return refusal(store::faultName(problem->fault), store::describe(*problem));
    return item;
}

} // namespace

Result<ActingOnReference> openForReference(const Arguments &arguments, ReferenceKind kind)
{
    Result<OpenStore> opened = openStore(arguments);
    if (!opened)
        return tl::make_unexpected(opened.error());
    ActingOnReference acting{std::move(*opened), nullptr, {}};
    if (acting.store.connection->isThroughRoutines() || !actingLogin(arguments).isEmpty()) {
        auto person = openAsActor(arguments, acting.store);
        if (!person)
            return tl::make_unexpected(person.error());
        acting.person = std::move(*person);
    }
    auto lists = models::readReferenceLists(*acting.store.connection, kind);
    if (!lists)
        return storeError(lists.error());
    acting.lists = std::move(*lists);
    return acting;
}

Result<ReferenceItem> namedItem(const Arguments &arguments, const ReferenceLists &lists)
{
    const QString code = arguments.positional();
    if (lists.kind != ReferenceKind::SubType)
        return referenceItemByCode(lists.items, code, Texts::tr("There is no %1. Try one of these: %2."));
    const Result<int> type = parentFrom(arguments, lists);
    if (!type)
        return tl::make_unexpected(type.error());
    QList<ReferenceItem> ofType;
    std::ranges::copy_if(lists.items, std::back_inserter(ofType),
                         [&](const ReferenceItem &item) { return item.parentId == *type; });
    const auto byCode = std::ranges::find(ofType, code, &ReferenceItem::shortCode);
    if (byCode != ofType.end())
        return *byCode;
    return referenceItemByCode(ofType, code, Texts::tr("There is no %1. Try one of these: %2."));
}

QList<OptionSpec> optionsOfNew(ReferenceKind kind)
{
    QList<OptionSpec> all = optionsOfParent(kind);
    if (kind == ReferenceKind::Contract)
        all << options::required(options::project);
    if (kind == ReferenceKind::SubType)
        all << options::required(subTypeCodeOption);
    return all << options::required(thaiNameOption) << optionsOfBoth(kind);
}

QList<OptionSpec> optionsOfChange(ReferenceKind kind)
{
    QList<OptionSpec> all = optionsOfParent(kind);
    if (kind == ReferenceKind::SubType)
        all << subTypeCodeOption;
    all << newCodeOption << thaiNameOption << optionsOfBoth(kind);
    if (store::hasParticipants(kind))
        all << addOption << removeOption;
    return all;
}

Result<ReferenceItem> newItemFrom(const Arguments &arguments, const ReferenceLists &lists)
{
    ReferenceItem item{.kind = lists.kind, .code = arguments.positional()};
    if (store::parentKindOf(lists.kind)) {
        const Result<int> parent = parentFrom(arguments, lists);
        if (!parent)
            return tl::make_unexpected(parent.error());
        item.parentId = *parent;
    }
    return withOptions(arguments, item, lists);
}

Result<ReferenceItem> changedItem(const Arguments &arguments, ReferenceItem item, const ReferenceLists &lists)
{
    const QList<OptionSpec> specs = optionsOfChange(lists.kind);
    const bool tellsSomething = std::ranges::any_of(specs, [&](const OptionSpec &spec) {
        return !spec.required && arguments.has(QLatin1StringView(spec.name));
    });
    if (!tellsSomething)
        return usageError(Texts::tr("Name what to change, for example --name-en TEXT."));
    applyText(arguments, "new-code"_L1, item.code);
    return withOptions(arguments, std::move(item), lists);
}

} // namespace lekthi::ctl
