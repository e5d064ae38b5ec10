#include "ui/status/digest_card.h"

#include "models/status/digest_keeper.h"
#include "models/status/digest_place.h"
#include "models/time_text.h"
#include "ui/shell/preferences.h"
#include "ui/shell/theme.h"
#include "ui/status/card_parts.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/label.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QFileDialog>
#include <QGridLayout>
#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace lekthi::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int placeRow = 3;
constexpr qint64 secondsPerMinute = 60;
constexpr qint64 secondsPerHour = 60 * secondsPerMinute;
constexpr qint64 secondsPerDay = 24 * secondsPerHour;

QLabel *makeValue(const QString &name, QWidget *parent)
{
    QLabel *label = makeLabel(parent);
    label->setObjectName(name);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    return label;
}

} // namespace

DigestCard::DigestCard(bool isAutomatic, QWidget *parent)
    : Card(parent)
    , m_isAutomatic(isAutomatic)
    , m_rows(new QGridLayout)
    , m_banner(new Banner(this))
    , m_purpose(makeLabel(this, Look::Secondary))
    , m_newestCaption(new QLabel(this))
    , m_newest(makeValue(u"digestNewest"_s, this))
    , m_write(makeCardButton(u"digestWrite"_s, this))
    , m_folderCaption(new QLabel(this))
    , m_folder(makeValue(u"digestFolder"_s, this))
    , m_choose(makeCardButton(u"digestChoose"_s, this))
    , m_keyCaption(new QLabel(this))
    , m_key(makeValue(u"digestKey"_s, this))
    , m_copy(makeCardButton(u"digestCopyKey"_s, this))
    , m_placeCaption(new QLabel(this))
    , m_place(makeValue(u"digestKeyPlace"_s, this))
    , m_move(makeCardButton(u"digestMoveKey"_s, this))
{
    setObjectName(u"digestCard"_s);
    m_banner->setObjectName(u"digestCardBanner"_s);
    build();
    connect(m_choose, &QPushButton::clicked, this, &DigestCard::askForFolder);
    connect(m_copy, &QPushButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(m_key->text()); });
}

void DigestCard::build()
{
    m_rows->setHorizontalSpacing(theme::gap);
    m_rows->setVerticalSpacing(2);
    m_rows->setColumnStretch(1, 1);
    int row = 0;
    const struct
    {
        QLabel *caption;
        QLabel *value;
        QPushButton *button;
    } parts[] = {{m_newestCaption, m_newest, m_write},
                 {m_folderCaption, m_folder, m_choose},
                 {m_keyCaption, m_key, m_copy},
                 {m_placeCaption, m_place, m_move}};
    for (const auto &part : parts) {
        theme::setLook(part.caption, Look::Strong);
        m_rows->addWidget(part.caption, row, 0, Qt::AlignVCenter);
        m_rows->addWidget(part.value, row, 1, Qt::AlignVCenter);
        m_rows->addWidget(part.button, row, 2, Qt::AlignVCenter | Qt::AlignRight);
        m_rows->setRowMinimumHeight(row, theme::textRowHeight());
        ++row;
    }
    content()->addWidget(m_banner);
    content()->addWidget(m_purpose);
    content()->addLayout(m_rows);
}

void DigestCard::setKeeper(models::DigestKeeper *keeper)
{
    m_keeper = keeper;
    connect(m_write, &QPushButton::clicked, keeper, &models::DigestKeeper::writeNow);
    connect(m_move, &QPushButton::clicked, keeper, &models::DigestKeeper::moveKeyToKeychain);
    connect(keeper, &models::DigestKeeper::changed, this, &DigestCard::showState);
    connect(keeper, &models::DigestKeeper::failed, this, &DigestCard::showState);
    showState();
}

QString DigestCard::ageText() const
{
    const qint64 age = qMax<qint64>(0, m_keeper->newest()->secsTo(QDateTime::currentDateTimeUtc()));
    if (age < secondsPerMinute)
        return tr("just now");
    if (age < secondsPerHour)
        return tr("%n minutes ago", nullptr, int(age / secondsPerMinute));
    if (age < secondsPerDay)
        return tr("%n hours ago", nullptr, int(age / secondsPerHour));
    return tr("%n days ago", nullptr, int(age / secondsPerDay));
}

void DigestCard::showState()
{
    if (!m_keeper)
        return;
    const auto &newest = m_keeper->newest();
    if (m_keeper->isBusy())
        m_newest->setText(tr("Being written"));
    else if (newest)
        m_newest->setText(tr("%1 · %2", "time and age")
                              .arg(models::timeText(*newest, Preferences::instance().calendar()), ageText()));
    else
        m_newest->setText(m_keeper->isNewestUnreadable() ? u"–"_s
                                                         : tr("None of this store on this computer"));
    m_folder->setText(models::digestFolder());
    const QString key = m_keeper->publicKey();
    m_key->setText(key.isEmpty() ? tr("Made with the first digest") : key);
    m_key->setFont(key.isEmpty() ? theme::baseFont() : theme::monoFont());
    m_copy->setVisible(!key.isEmpty());
    m_place->setText(m_keeper->isKeyInKeychain()
                         ? tr("In the keychain of this computer")
                         : tr("In the file %1, which only you can read").arg(models::signingKeyFile()));
    m_place->setVisible(!key.isEmpty());
    m_placeCaption->setVisible(!key.isEmpty());
    m_rows->setRowMinimumHeight(placeRow, key.isEmpty() ? 0 : theme::textRowHeight());
    m_move->setVisible(m_keeper->mayMoveKey());
    for (QPushButton *button : {m_write, m_move})
        button->setEnabled(!m_keeper->isBusy());
    if (const QString failure = m_keeper->failure(); !failure.isEmpty() && !m_keeper->isBusy())
        m_banner->showMessage(Banner::Kind::Error, failure);
    else
        m_banner->hideMessage();
}

void DigestCard::retranslate()
{
    setTitle(tr("Signed digests"));
    const QString use =
        tr("A digest proves the state of the ledger and the admin log at one time. Keep copies of it and of "
           "the public key where the administrators of the server cannot write.");
    m_purpose->setText(
        QCoreApplication::translate("lekthi", "%1 %2", "two sentences, each with its full stop")
            .arg(use, m_isAutomatic
                          ? tr("This window writes one after each reset and once a day.")
                          : tr("The windows of Super Admins and Auditors write one after each reset and "
                               "once a day; you can at any time.")));
    m_newestCaption->setText(tr("Latest"));
    m_write->setText(tr("&Write a digest now"));
    m_folderCaption->setText(tr("Folder"));
    m_choose->setText(tr("Choose another &folder"));
    m_keyCaption->setText(tr("Public key"));
    m_copy->setText(tr("Copy the &key"));
    m_placeCaption->setText(tr("Secret key"));
    m_move->setText(tr("Keep it in the key&chain"));
    showState();
}

void DigestCard::askForFolder()
{
    auto *dialog = new QFileDialog(this, tr("Folder of signed digests"), models::digestFolder());
    dialog->setObjectName(u"digestFolderDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &path) {
        models::setDigestFolder(path);
        m_keeper->look();
    });
    dialog->open();
}

} // namespace lekthi::ui
