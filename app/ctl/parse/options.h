#pragma once

#include "app/ctl/parse/command.h"

#include <QCoreApplication>

/// Options that several commands share.
namespace lekthi::ctl::options {

inline constexpr OptionSpec project{"project", "CODE", QT_TRANSLATE_NOOP("lekthi", "Project, by its code")};
inline constexpr OptionSpec type{"type", "CODE", QT_TRANSLATE_NOOP("lekthi", "Document type, by its code")};
inline constexpr OptionSpec defaultTemplate{
    "default", nullptr,
    QT_TRANSLATE_NOOP("lekthi", "The project's template for all types that have none of their own")};
inline constexpr OptionSpec originator{"originator", "CODE",
                                       QT_TRANSLATE_NOOP("lekthi", "Sender, by its organization code")};
inline constexpr OptionSpec recipient{
    "recipient", "CODE", QT_TRANSLATE_NOOP("lekthi", "Recipient, by its organization code; none for RFA")};
inline constexpr OptionSpec recipients{
    "recipient", "CODE",
    QT_TRANSLATE_NOOP("lekthi",
                      "Recipient (TO), by its organization code; none for RFA. Of several, in their "
                      "order, the number shows the first"),
    false, true};
inline constexpr OptionSpec subType{
    "sub-type", "NUMBER",
    QT_TRANSLATE_NOOP("lekthi", "Sub type, by its number or code (13 or DWG); TRANSMITTAL only")};
inline constexpr OptionSpec rfaType{"rfa-type", "CODE",
                                    QT_TRANSLATE_NOOP("lekthi", "RFA type, by its code; RFA only")};
inline constexpr OptionSpec discipline{"discipline", "CODE",
                                       QT_TRANSLATE_NOOP("lekthi", "Discipline, by its code; RFA only")};
inline constexpr OptionSpec revision{"rev", "CODE",
                                     QT_TRANSLATE_NOOP("lekthi", "Revision that {REV} stands for")};
inline constexpr OptionSpec date{
    "date", "YYYY-MM-DD", QT_TRANSLATE_NOOP("lekthi", "Date of the document; today in Bangkok if left out")};
inline constexpr OptionSpec count{"count", "N", QT_TRANSLATE_NOOP("lekthi", "How many consecutive numbers")};
inline constexpr OptionSpec limit{"limit", "N",
                                  QT_TRANSLATE_NOOP("lekthi", "At most so many; 50 if left out")};
inline constexpr OptionSpec longLimit{"limit", "N",
                                      QT_TRANSLATE_NOOP("lekthi", "At most so many; 100 if left out")};
inline constexpr OptionSpec shortLimit{"limit", "N",
                                       QT_TRANSLATE_NOOP("lekthi", "At most so many; 20 if left out")};
inline constexpr OptionSpec after{"after", "ID",
                                  QT_TRANSLATE_NOOP("lekthi", "Continue after the counter with this ID")};
inline constexpr OptionSpec document{"document", "ID",
                                     QT_TRANSLATE_NOOP("lekthi", "The document that the number is for")};
inline constexpr OptionSpec from{"from", "YYYY-MM-DD",
                                 QT_TRANSLATE_NOOP("lekthi", "From this day in Bangkok on")};
inline constexpr OptionSpec until{"until", "YYYY-MM-DD",
                                  QT_TRANSLATE_NOOP("lekthi", "Up to the end of this day in Bangkok")};
inline constexpr OptionSpec login{"login", "LOGIN",
                                  QT_TRANSLATE_NOOP("lekthi", "Only what this account did")};
inline constexpr OptionSpec before{"before", "N",
                                   QT_TRANSLATE_NOOP("lekthi", "Only what is older than this entry")};
inline constexpr OptionSpec actor{
    "as", "LOGIN",
    QT_TRANSLATE_NOOP("lekthi", "Account that acts; the environment variable LEKTHI_USER if left out")};

inline constexpr OptionSpec archive{
    "archive", "FILE",
    QT_TRANSLATE_NOOP("lekthi",
                      "Archive of a year, also in the place of rows that were removed; can be given "
                      "several times"),
    false, true};
inline constexpr OptionSpec signerOfArchives{
    "public-key", "KEY",
    QT_TRANSLATE_NOOP("lekthi", "Public key of who signed them, or the file that holds it")};

inline constexpr OptionSpec reason{"reason", "TEXT",
                                   QT_TRANSLATE_NOOP("lekthi", "Why; kept in the admin log")};

constexpr OptionSpec required(OptionSpec option)
{
    option.required = true;
    return option;
}

/// What chooses the counter besides project, type and sender.
inline QList<OptionSpec> ofCounter(const OptionSpec &to = recipient)
{
    return {to, subType, rfaType, discipline, date};
}

/// What a number may tell of its document besides project, type and sender.
inline QList<OptionSpec> ofDocument(const OptionSpec &to = recipient)
{
    return ofCounter(to) << revision;
}

} // namespace lekthi::ctl::options
