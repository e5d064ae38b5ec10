#include "ui/shell/keyboard_help.h"

#include "ui/shell/page_factory.h"
#include "ui/shell/theme.h"
#include "ui/widgets/label.h"
#include "ui/widgets/scrolled_details.h"

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeySequence>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace lekthi::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr QSize usualSize(620, 600);

struct KeyLine
{
    QString keys;
    QString meaning;
};
struct KeyPart
{
    QString title;
    QList<KeyLine> lines;
};

QString textOf(const QKeySequence &keys)
{
    return keys.toString(QKeySequence::NativeText);
}

KeyPart everywhere()
{
    int lastWithKeys = int(pageEntries().size()) - 1;
    while (keysOfPage(lastWithKeys).isEmpty())
        --lastWithKeys;
    const QString pages = KeyboardHelp::tr("%1 to %2", "first and last key of a row of keys")
                              .arg(textOf(keysOfPage(0)), textOf(keysOfPage(lastWithKeys)));
    return {KeyboardHelp::tr("Everywhere"),
            {{pages, KeyboardHelp::tr("Go to a page, in the order of the navigation")},
             {textOf(Qt::CTRL | Qt::Key_K), KeyboardHelp::tr("Find a number, a code or a page anywhere")},
             {textOf(QKeySequence::Find), KeyboardHelp::tr("Search or filter on this page")},
             {textOf(Qt::Key_F5), KeyboardHelp::tr("Refresh")},
             {u"Tab, Shift+Tab"_s, KeyboardHelp::tr("Next and previous field")},
             {textOf(Qt::Key_Escape), KeyboardHelp::tr("Close a dialog, or go back from a question")},
             {textOf(Qt::Key_F10), KeyboardHelp::tr("Open the menu: appearance, language, calendar, help")},
             {textOf(Qt::Key_F1), KeyboardHelp::tr("Show these keys")},
             {textOf(Qt::CTRL | Qt::Key_Q), KeyboardHelp::tr("Quit; drafts of templates are kept")}}};
}

KeyPart templates()
{
    return {KeyboardHelp::tr("Templates"),
            {{textOf(QKeySequence::Save), KeyboardHelp::tr("Save, or go to the reason that is missing")},
             {u"{"_s, KeyboardHelp::tr("Offer tokens; typing on narrows them down")},
             {textOf(Qt::CTRL | Qt::Key_Space), KeyboardHelp::tr("Offer tokens at the cursor")},
             {textOf(QKeySequence::Undo) + u", "_s + textOf(QKeySequence::Redo),
              KeyboardHelp::tr("Undo and redo in the template")}}};
}

KeyPart tables()
{
    return {
        KeyboardHelp::tr("Tables and numbers"),
        {{textOf(QKeySequence::Copy), KeyboardHelp::tr("Copy the row, or the number that has the focus")},
         {textOf(Qt::CTRL | Qt::SHIFT | Qt::Key_C), KeyboardHelp::tr("Copy the next number of a counter")}}};
}

KeyPart dates()
{
    return {KeyboardHelp::tr("Dates"),
            {{u"↑, ↓"_s, KeyboardHelp::tr("A day later, a day earlier")},
             {textOf(Qt::Key_PageUp) + u", "_s + textOf(Qt::Key_PageDown),
              KeyboardHelp::tr("A month later, a month earlier")},
             {u"Alt+↓"_s, KeyboardHelp::tr("Open the calendar")}}};
}

KeyPart plots()
{
    return {KeyboardHelp::tr("Plots of the Metrics page"),
            {{u"+, −"_s, KeyboardHelp::tr("Zoom in, zoom out")},
             {u"←, →"_s, KeyboardHelp::tr("Move to earlier or later times")},
             {textOf(Qt::Key_Home), KeyboardHelp::tr("Back to the chosen time range")}}};
}

QWidget *makeKeys(QWidget *parent)
{
    auto *keys = new QWidget(parent);
    auto *grid = new QGridLayout(keys);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(theme::margin);
    grid->setVerticalSpacing(theme::gapSmall);
    grid->setColumnStretch(1, 1);
    int row = 0;
    for (const KeyPart &part : {everywhere(), templates(), tables(), dates(), plots()}) {
        auto *title = makeLabel(keys, Look::Strong);
        title->setText(part.title);
        title->setContentsMargins(0, row > 0 ? theme::gapSmall : 0, 0, 0);
        grid->addWidget(title, row++, 0, 1, 2);
        for (const KeyLine &line : part.lines) {
            auto *name = makeLabel(keys, Look::AccentText);
            auto *meaning = makeLabel(keys);
            name->setWordWrap(false);
            name->setText(line.keys);
            meaning->setText(line.meaning);
            grid->addWidget(name, row, 0, Qt::AlignTop);
            grid->addWidget(meaning, row++, 1);
        }
    }
    grid->setRowStretch(row, 1);
    return keys;
}

} // namespace

KeyboardHelp::KeyboardHelp(QWidget *parent)
    : QDialog(parent)
    , m_title(makeLabel(this, Look::Title))
    , m_keys(new QWidget(this))
    , m_close(new QPushButton(this))
{
    setObjectName(u"keyboardHelp"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    m_close->setObjectName(u"keyboardHelpClose"_s);
    (new QVBoxLayout(m_keys))->setContentsMargins(0, 0, 0, 0);
    auto *bottom = new QHBoxLayout;
    bottom->addStretch(1);
    bottom->addWidget(m_close);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(theme::margin, theme::gapLarge, theme::margin, theme::gapLarge);
    layout->setSpacing(theme::gap);
    layout->addWidget(m_title);
    layout->addWidget(new ScrolledDetails(m_keys, this), 1);
    layout->addLayout(bottom);
    connect(m_close, &QPushButton::clicked, this, &QDialog::accept);
    retranslate();
    resize(usualSize);
    m_close->setFocus();
}

void KeyboardHelp::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

void KeyboardHelp::retranslate()
{
    setWindowTitle(tr("Keys"));
    m_title->setText(tr("Keys"));
    m_close->setText(tr("Close"));
    QLayout *layout = m_keys->layout();
    if (QLayoutItem *before = layout->takeAt(0)) {
        delete before->widget();
        delete before;
    }
    layout->addWidget(makeKeys(m_keys));
}

} // namespace lekthi::ui
