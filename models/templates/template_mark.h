#pragma once

#include <QList>
#include <QString>

namespace lekthi::models {

/// What was found out about a saved template beyond its text, for the list of templates; the least worrying
/// first. Who finds out more adds his own here.
enum class TemplateMark {
    Proved,            ///< no two documents can get the same number
    NotDecided,        ///< nobody knows
    RepeatsEachPeriod, ///< numbers come again when the counter starts anew
    WouldCollide,      ///< two documents can get the same number, which is passed over when it is drawn
    RunsOut,           ///< the digits of a counter have ended or end soon
    CollidesInStore,   ///< the same where numbers have to differ in the whole store
};

enum class MarkLevel { Good, Notice, Warning, Error };

MarkLevel levelOf(TemplateMark mark);
/// A sign that says without its colour what the colour says, and a word or two: "▲ Repeats".
QString badgeOf(TemplateMark mark);
/// The finished sentence, for tool tips and assistive technology.
QString sentenceOf(TemplateMark mark);

} // namespace lekthi::models
