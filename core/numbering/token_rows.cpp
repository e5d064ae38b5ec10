#include "core/numbering/render.h"
#include "core/numbering/token_table.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lekthi::numbering {

namespace {

constexpr std::array rows{
    TokenDescriptor{.kind = TokenKind::Project,
                    .name = "PROJECT"_L1,
                    .family = TokenFamily::Classification,
                    .form = TokenForm::Constant,
                    .code = &NumberParts::project,
                    .aliases = {"PROJECT_CODE"_L1},
                    .title = QT_TRANSLATE_NOOP("lekthi", "Project"),
                    .explanation = QT_TRANSLATE_NOOP("lekthi", "Code of the project, such as LCBP3-C2.")},
    TokenDescriptor{.kind = TokenKind::Originator,
                    .name = "ORIGINATOR"_L1,
                    .family = TokenFamily::Organization,
                    .code = &NumberParts::originator,
                    .aliases = {"SENDER"_L1, "FROM"_L1},
                    .title = QT_TRANSLATE_NOOP("lekthi", "Sender"),
                    .explanation =
                        QT_TRANSLATE_NOOP("lekthi", "Code of the organization that sends the document.")},
    TokenDescriptor{.kind = TokenKind::Recipient,
                    .name = "RECIPIENT"_L1,
                    .family = TokenFamily::Organization,
                    .code = &NumberParts::recipient,
                    .aliases = {"TO"_L1},
                    .title = QT_TRANSLATE_NOOP("lekthi", "Recipient"),
                    .explanation =
                        QT_TRANSLATE_NOOP("lekthi", "Code of the first organization the document goes to.")},
    TokenDescriptor{.kind = TokenKind::CorrType,
                    .name = "CORR_TYPE"_L1,
                    .family = TokenFamily::Classification,
                    .form = TokenForm::Constant,
                    .code = &NumberParts::corrType,
                    .aliases = {"DOC_TYPE"_L1},
                    .title = QT_TRANSLATE_NOOP("lekthi", "Document type"),
                    .explanation =
                        QT_TRANSLATE_NOOP("lekthi", "Code of the document type, such as LETTER or RFA.")},
    TokenDescriptor{.kind = TokenKind::SubType,
                    .name = "SUB_TYPE"_L1,
                    .family = TokenFamily::Classification,
                    .code = &NumberParts::subType,
                    .usualLength = 10,
                    .title = QT_TRANSLATE_NOOP("lekthi", "Sub type"),
                    .explanation =
                        QT_TRANSLATE_NOOP("lekthi", "Number of the transmittal's sub type, such as 21.")},
    TokenDescriptor{.kind = TokenKind::RfaType,
                    .name = "RFA_TYPE"_L1,
                    .family = TokenFamily::Classification,
                    .code = &NumberParts::rfaType,
                    .usualLength = 10,
                    .title = QT_TRANSLATE_NOOP("lekthi", "RFA type"),
                    .explanation = QT_TRANSLATE_NOOP("lekthi", "Code of the RFA type, such as RPT.")},
    TokenDescriptor{.kind = TokenKind::Discipline,
                    .name = "DISCIPLINE"_L1,
                    .family = TokenFamily::Classification,
                    .code = &NumberParts::discipline,
                    .usualLength = 10,
                    .title = QT_TRANSLATE_NOOP("lekthi", "Discipline"),
                    .explanation = QT_TRANSLATE_NOOP("lekthi", "Code of the discipline, such as TER.")},
    TokenDescriptor{.kind = TokenKind::Sequence,
                    .name = "SEQ"_L1,
                    .family = TokenFamily::Sequence,
                    .form = TokenForm::Sequence,
                    .aliases = {"SEQUENCE"_L1, "NUMBER"_L1, "NO"_L1}},
    TokenDescriptor{
        .kind = TokenKind::Year, .name = "YEAR"_L1, .family = TokenFamily::Date, .form = TokenForm::Year},
    TokenDescriptor{.kind = TokenKind::Revision,
                    .name = "REV"_L1,
                    .family = TokenFamily::Revision,
                    .form = TokenForm::Revision,
                    .code = &NumberParts::revision,
                    .usualLength = 10,
                    .aliases = {"REVISION"_L1},
                    .title = QT_TRANSLATE_NOOP("lekthi", "Revision"),
                    .explanation = QT_TRANSLATE_NOOP("lekthi", "Revision of the document, such as A.")},
    TokenDescriptor{
        .kind = TokenKind::Date, .name = "DATE"_L1, .family = TokenFamily::Date, .form = TokenForm::Date},
    TokenDescriptor{.kind = TokenKind::Next,
                    .name = "NEXT"_L1,
                    .family = TokenFamily::Sequence,
                    .form = TokenForm::Next,
                    .aliases = {"THEN"_L1},
                    .title = QT_TRANSLATE_NOOP("lekthi", "Next format"),
                    .explanation = QT_TRANSLATE_NOOP(
                        "lekthi", "Not shown. Another format begins here: it is used once the digits of "
                                  "the format before it are used up, and has more digits.")},
};

constexpr bool isInOrder()
{
    std::size_t place = 0;
    return std::ranges::all_of(
        rows, [&place](const TokenDescriptor &row) { return static_cast<std::size_t>(row.kind) == place++; });
}
static_assert(isInOrder());

} // namespace

std::span<const TokenDescriptor> shippedTokens()
{
    return rows;
}

} // namespace lekthi::numbering
