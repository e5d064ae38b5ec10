#pragma once

#include "core/audit/number_story.h"
#include "core/numbering/calendar.h"
#include "core/store/people/people.h"
#include "core/store/reference/reference_data.h"

#include <functional>
#include <optional>
#include <utility>

namespace lekthi::models {

/// One thing that happened to a number, in the language of the program.
struct StoryBlock
{
    enum class Tone { Plain, Good, Warning };

    Tone tone = Tone::Plain;
    QString headline{}; ///< a sentence
    QList<std::pair<QString, QString>> facts{};
    /// Of a number in force that no document has: the row by which it was issued, so that it can be voided.
    std::optional<store::StoredLedgerRow> voidable{};
};

/// How a story is told: whose names, which calendar.
struct StoryTelling
{
    const store::ReferenceData &reference;
    numbering::Calendar calendar = numbering::Calendar::Buddhist;
    std::function<QString(const QString &login)> nameOf{};
};

/// What happened to a number in one project, oldest first.
QList<StoryBlock> storyBlocks(int projectId, const audit::NumberStory &story, const StoryTelling &telling);

/// Who allocated a number, and for whom where that is another: "Numbering service for Somchai"; accounts that
/// are gone by their ids.
QString drawerText(const QList<store::Person> &people, int drawnBy, int drawnFor);

} // namespace lekthi::models
