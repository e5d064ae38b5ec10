#include "app/ctl/parse/password_input.h"

#include "app/ctl/print/texts.h"

#include <QStringDecoder>

#include <cerrno>
#include <limits>
#include <utility>

#include <fcntl.h>
#include <termios.h>
#include <unistd.h>

namespace lekthi::ctl {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype longestLine = 4096;

/// Without its line break; nothing if it cannot be read.
std::optional<QByteArray> readLine(int descriptor)
{
    QByteArray line;
    char byte = 0;
    while (line.size() < longestLine) {
        const ssize_t got = ::read(descriptor, &byte, 1);
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0)
            return std::nullopt;
        if (got == 0 || byte == '\n')
            break;
        line.append(byte);
    }
    return line;
}

Result<QString> decoded(const QByteArray &line)
{
    QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
    QString text = decoder.decode(line);
    if (decoder.hasError())
        return refusal(u"PASSWORD_UNREADABLE"_s, Texts::tr("The password is not UTF-8 text."));
    return text;
}

/// The terminal of the program, silent. Signals wait too: one that ended the program would leave the terminal
/// silent.
class SilentTerminal
{
public:
    SilentTerminal()
        : m_descriptor(::open("/dev/tty", O_RDWR | O_CLOEXEC))
        , m_usable(m_descriptor >= 0 && ::tcgetattr(m_descriptor, &m_before) == 0)
    {
        if (!m_usable)
            return;
        termios silent = m_before;
        silent.c_lflag &= ~tcflag_t(ECHO | ISIG);
        ::tcsetattr(m_descriptor, TCSAFLUSH, &silent);
    }
    ~SilentTerminal()
    {
        if (m_usable)
            ::tcsetattr(m_descriptor, TCSAFLUSH, &m_before);
        if (m_descriptor >= 0)
            ::close(m_descriptor);
    }
    SilentTerminal(const SilentTerminal &) = delete;
    SilentTerminal &operator=(const SilentTerminal &) = delete;

    bool isUsable() const { return m_usable; }

    Result<QString> ask(const QString &question)
    {
        write(question.toUtf8() + ' ');
        const std::optional<QByteArray> line = readLine(m_descriptor);
        write("\n");
        // Ctrl+C, which is an ordinary character now.
        if (!line || line->contains('\x03'))
            return refusal(u"CANCELLED"_s, Texts::tr("Cancelled; nothing was changed."));
        return decoded(*line);
    }

private:
    void write(const QByteArray &text)
    {
        // Where the terminal is gone the answer will not come either.
        [[maybe_unused]] const ssize_t written = ::write(m_descriptor, text.constData(), size_t(text.size()));
    }

    int m_descriptor;
    termios m_before{};
    bool m_usable;
};

Result<QString> askTwice()
{
    SilentTerminal terminal;
    if (!terminal.isUsable())
        return usageError(Texts::tr("There is no terminal to ask for the password. Give a file descriptor to "
                                    "read it from: --password-fd 3."));
    const Result<QString> first = terminal.ask(Texts::tr("New password:"));
    if (!first)
        return first;
    const Result<QString> second = terminal.ask(Texts::tr("Repeat:"));
    if (!second || *second == *first)
        return second;
    return refusal(u"PASSWORDS_DIFFER"_s, Texts::tr("The two passwords differ; nothing was changed."));
}

} // namespace

Result<QString> readNewPassword(const Arguments &arguments)
{
    const Result<std::optional<int>> descriptor =
        boundedOption(arguments, "password-fd"_L1, 0, std::numeric_limits<int>::max());
    if (!descriptor)
        return tl::make_unexpected(descriptor.error());
    if (!*descriptor)
        return askTwice();
    const std::optional<QByteArray> line = readLine(**descriptor);
    if (!line)
        return usageError(
            Texts::tr("--%1 names a file descriptor that cannot be read.").arg(u"password-fd"_s));
    return decoded(*line);
}

Result<QString> readCurrentPassword()
{
    SilentTerminal terminal;
    if (!terminal.isUsable())
        return usageError(
            Texts::tr("There is no terminal to ask for the current password. Set the environment "
                      "variable LEKTHI_PASSWORD."));
    return terminal.ask(Texts::tr("Current password:"));
}

} // namespace lekthi::ctl
