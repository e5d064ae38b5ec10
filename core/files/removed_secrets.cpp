#include "core/files/removed_secrets.h"

#include <QProcessEnvironment>
#include <QRegularExpression>

#include <algorithm>

namespace lekthi::files {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype shortestSecret = 4; // shorter ones would blank words and figures that mean nothing

const QString &secretWord()
{
    static const QString word = u"pass(?:word|wd|phrase|(?![a-z]))|pwd|secrets?|tokens?|credentials?|api[-_]?"
                                u"key|(?:private|routing|signing|"
                                "integration)[-_]?key|authorization|requirepass|masterauth|auth[-_]pass"_s;
    return word;
}

/// Longest first: one may be the beginning of another.
QStringList environmentSecrets(QStringList further)
{
    const auto environment = QProcessEnvironment::systemEnvironment();
    for (const QString &name : environment.keys()) {
        if (name.startsWith("LEKTHI"_L1) && namesSecret(name))
            further.append(environment.value(name));
    }
    further.removeIf([](const QString &secret) { return secret.size() < shortestSecret; });
    std::ranges::sort(further, [](const QString &a, const QString &b) { return a.size() > b.size(); });
    return further;
}

} // namespace

bool namesSecret(QStringView name)
{
    static const QRegularExpression secret(secretWord(), QRegularExpression::CaseInsensitiveOption);
    return secret.match(name).hasMatch();
}

QString withoutSecrets(const QString &text, const QStringList &further)
{
    static const QRegularExpression user(u"(\\w[\\w+.-]*://[^\\s/@:'\"]*):[^\\s'\"]*@"_s);
    static const QRegularExpression web(
        u"(https?://)(?:[^\\s/@'\"]*@)?([^\\s/?#'\"<>\\\\]+)[/?#][^\\s'\"<>]*"_s,
        QRegularExpression::CaseInsensitiveOption);
    // A quoted value may hold blanks; another one ends at the first.
    static const QRegularExpression named(
        uR"(([\w.-]*(?:%1)[\w.-]*["']?\s*[=:]\s*)("(?:[^"\\\n]|\\.)*"|'[^'\n]*'|[^\s,;}\]]+))"_s.arg(
            secretWord()),
        QRegularExpression::CaseInsensitiveOption);
    // As MariaDB and Redis are told theirs.
    static const QRegularExpression told(
        uR"(\b(identified\s+(?:via\s+\S+\s+)?(?:by|using)|requirepass|masterauth|auth-pass\s+\S+)\s+("[^"\n]*"|'[^'\n]*'|\S+))"_s,
        QRegularExpression::CaseInsensitiveOption);
    QString result = text;
    for (const QString &secret : environmentSecrets(further))
        result.replace(secret, removedMark);
    result.replace(web, "\\1\\2/%1"_L1.arg(removedMark));
    result.replace(user, "\\1@"_L1);
    result.replace(named, "\\1%1"_L1.arg(removedMark));
    result.replace(told, "\\1 %1"_L1.arg(removedMark));
    return result;
}

} // namespace lekthi::files
