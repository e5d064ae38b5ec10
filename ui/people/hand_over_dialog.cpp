#include "ui/people/hand_over_dialog.h"

#include "models/aside.h"
#include "models/session/session.h"
#include "ui/people/hand_over_pages.h"
#include "ui/shell/theme.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/content_height.h"
#include "ui/widgets/label.h"

#include <QClipboard>
#include <QEvent>
#include <QFileDialog>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPageLayout>
#include <QPrintDialog>
#include <QPrinter>
#include <QPushButton>
#include <QTextDocument>
#include <QVBoxLayout>

#include <utility>

namespace lekthi::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int narrowestHandOver = 560;

} // namespace

HandOverDialog::HandOverDialog(models::HandOver handOver, QWidget *parent)
    : QDialog(parent)
    , m_handOver(std::move(handOver))
    , m_title(makeLabel(this, Look::Title))
    , m_means(makeLabel(this))
    , m_password(new QLineEdit(this))
    , m_steps(makeLabel(this, Look::Secondary))
    , m_banner(new Banner(this))
    , m_copy(new QPushButton(this))
    , m_print(new QPushButton(this))
    , m_save(new QPushButton(this))
    , m_close(new QPushButton(this))
{
    setObjectName(u"handOverDialog"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    setMinimumWidth(narrowestHandOver);
    build();
    retranslate();
    resize(narrowestHandOver, layout()->totalHeightForWidth(narrowestHandOver));
    connect(m_copy, &QPushButton::clicked, this, &HandOverDialog::copy);
    connect(m_print, &QPushButton::clicked, this, &HandOverDialog::print);
    connect(m_save, &QPushButton::clicked, this, &HandOverDialog::save);
    connect(m_close, &QPushButton::clicked, this, &HandOverDialog::reject);
    m_copy->setFocus();
}

void HandOverDialog::build()
{
    m_password->setObjectName(u"handOverPassword"_s);
    m_banner->setObjectName(u"handOverBanner"_s);
    m_copy->setObjectName(u"handOverCopy"_s);
    m_print->setObjectName(u"handOverPrint"_s);
    m_save->setObjectName(u"handOverSave"_s);
    m_close->setObjectName(u"handOverClose"_s);
    QFont font = theme::monoFont();
    font.setPointSizeF(theme::titleFont().pointSizeF());
    m_password->setFont(font);
    m_password->setReadOnly(true);
    m_password->setText(m_handOver.password);
    m_password->setCursorPosition(0);
    theme::setLook(m_print, Look::PrimaryButton);
    auto *password = new QHBoxLayout;
    password->setSpacing(theme::gapSmall);
    password->addWidget(m_password, 1);
    password->addWidget(m_copy);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(theme::gapSmall);
    buttons->addWidget(m_save);
    buttons->addStretch(1);
    for (QPushButton *button : {m_copy, m_print, m_save, m_close})
        button->setAutoDefault(false);
    buttons->addWidget(m_close);
    buttons->addWidget(m_print);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(theme::margin, theme::gapLarge, theme::margin, theme::gapLarge);
    layout->setSpacing(theme::gap);
    layout->addWidget(m_title);
    layout->addWidget(m_means);
    layout->addLayout(password);
    layout->addWidget(m_steps);
    layout->addWidget(m_banner);
    layout->addLayout(buttons);
}

void HandOverDialog::copy()
{
    QGuiApplication::clipboard()->setText(m_handOver.password);
    m_wasTaken = true;
    m_banner->showMessage(
        Banner::Kind::Good,
        tr("The password is on the clipboard. Other programs can read it there until something "
           "else is copied."));
}

void HandOverDialog::print()
{
    auto *printer = new QPrinter(QPrinter::HighResolution);
    printer->setPageMargins(QMarginsF(handOverMarginMm, handOverMarginMm, handOverMarginMm, handOverMarginMm),
                            QPageLayout::Millimeter);
    printer->setDocName(m_handOver.person.login);
    auto *dialog = new QPrintDialog(printer, this);
    dialog->setObjectName(u"handOverPrintDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, qOverload<QPrinter *>(&QPrintDialog::accepted), this, [this](QPrinter *chosen) {
        QTextDocument document;
        fillPages(document, {m_handOver});
        document.print(chosen);
        m_wasTaken = true;
    });
    connect(dialog, &QObject::destroyed, this, [printer] { delete printer; });
    dialog->open();
}

void HandOverDialog::save()
{
    auto *dialog = new QFileDialog(this, tr("Save the sheet"));
    dialog->setObjectName(u"handOverFile"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(u"pdf"_s);
    dialog->selectFile(m_handOver.person.login + u".pdf"_s);
    connect(dialog, &QFileDialog::fileSelected, this, &HandOverDialog::writePdf);
    dialog->open();
}

void HandOverDialog::writePdf(const QString &path)
{
    models::runAside(
        this,
        [path, bytes = pagesPdf({m_handOver}, m_handOver.person.login)] {
            return files::writeWholeFile(path, bytes, QFile::ReadOwner | QFile::WriteOwner); // it is a secret
        },
        [this, path](const files::Written &written) { sayWritten(path, written); });
}

void HandOverDialog::sayWritten(const QString &path, const files::Written &written)
{
    m_wasTaken = m_wasTaken || written.has_value();
    if (written)
        m_banner->showMessage(
            Banner::Kind::Good,
            tr("The sheet was saved to %1. Delete it after you have handed it over.").arg(path));
    else
        m_banner->showMessage(Banner::Kind::Error, written.error());
}

void HandOverDialog::reject()
{
    if (std::exchange(m_wasTaken, true)) {
        QDialog::reject();
        return;
    }
    m_banner->showMessage(Banner::Kind::Warning,
                          tr("The password is shown only now. Copy or print it, or close "
                             "again."));
}

bool HandOverDialog::event(QEvent *event)
{
    const bool done = QDialog::event(event);
    keepContentHeight(*this, *event);
    return done;
}

void HandOverDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

void HandOverDialog::retranslate()
{
    const QString name = models::displayName(m_handOver.person);
    setWindowTitle(tr("Password to hand over"));
    m_title->setText(tr("Password of %1").arg(name));
    m_means->setText(
        tr("Account %1. The password is shown only now, and Lekthi keeps no copy: hand it over in "
           "person, on the printed sheet or by another safe way.")
            .arg(m_handOver.person.login));
    m_password->setAccessibleName(tr("Password to hand over"));
    QStringList steps = models::signInSteps(m_handOver);
    for (int step = 0; steps.size() > 1 && step < steps.size(); ++step)
        steps[step] = tr("%1. %2", "number of a step, step").arg(QString::number(step + 1), steps.at(step));
    m_steps->setText(steps.join(u'\n'));
    m_copy->setText(tr("&Copy password"));
    m_print->setText(tr("&Print sheet…"));
    m_save->setText(tr("&Save as PDF…"));
    m_close->setText(tr("C&lose"));
}

} // namespace lekthi::ui
