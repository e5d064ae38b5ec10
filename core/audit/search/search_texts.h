#pragma once

#include <QString>
#include <QStringList>
#include <QStringView>

namespace lekthi::audit {

// What a person may have meant by a text. Pure; any thread.

/// The text as a person sees it, then as numbers are mostly written: half width, ASCII digits, plain hyphens;
/// then the same without spaces. Each once; empty if nothing is to be seen.
QStringList spellingsOf(const QString &text);

/// Texts that one slip of the fingers makes of this one: a character left out, doubled, changed or swapped
/// with its neighbour. What is put in comes from `alphabet`, its first characters first, as far as `most`
/// allows.
QStringList oneSlipAway(const QString &text, const QString &alphabet, qsizetype most);

/// Each character of the texts once, in the order in which they first stand there.
QString charactersOf(const QStringList &texts);

} // namespace lekthi::audit
