#pragma once

#include <QList>
#include <QString>
#include <QStringView>

#include <optional>

namespace lekthi::numbering {

/// A stretch of a text in UTF-16 code units; of length 0 where that side has nothing to show.
struct TextStretch
{
    qsizetype start = 0;
    qsizetype length = 0;

    bool operator==(const TextStretch &) const = default;
};

/// A run of neighbours that were treated alike. The text is that of a template, braces as they are typed.
struct DiffPiece
{
    enum class Kind { Same, Removed, Added };

    Kind kind = Kind::Same;
    QString text{};
    TextStretch before{}; ///< Added: where it was put in, length 0
    TextStretch after{};  ///< Removed: where it stood, length 0

    bool operator==(const DiffPiece &) const = default;
};

/// What turned one template into the other (3.11.7.2), for any two texts whatever. The units are tokens,
/// parts that cannot be understood, and in literal text separators and what stands between them; never single
/// characters of these. As few units as possible are removed and added; where several ways are as short, the
/// one that keeps most tokens. Same and Removed pieces together are the text before, Same and Added ones the
/// text after; where both follow each other, Removed comes first. Any thread.
QList<DiffPiece> templateDiff(QStringView before, QStringView after);

/// "REMOVED": the name that scripts see.
QString diffKindName(DiffPiece::Kind kind);

/// A stretch of a template that two people changed at once, as all three sides have it; empty: nothing there.
struct MergePiece
{
    enum class Kind {
        Same,     ///< nobody touched it
        Mine,     ///< only I changed it
        Theirs,   ///< only they did
        Both,     ///< both did, in the same way
        Conflict, ///< both did, in different ways
    };

    Kind kind = Kind::Same;
    QString base{};
    QString mine{};
    QString theirs{};

    bool operator==(const MergePiece &) const = default;
};

/// The base and what each side made of it, in the units of templateDiff(). The pieces of each side together
/// are its text; changes that touch each other are one piece. Any thread.
QList<MergePiece> mergeTemplates(QStringView base, QStringView mine, QStringView theirs);

/// The text with the changes of both; nothing while there is a conflict. It can break rules that each side
/// keeps (two running numbers), and has to be validated like any other.
std::optional<QString> mergedText(const QList<MergePiece> &pieces);

} // namespace lekthi::numbering
