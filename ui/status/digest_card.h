#pragma once

#include "ui/widgets/card.h"

class QGridLayout;
class QLabel;
class QPushButton;

namespace lekthi::models {
class DigestKeeper;
} // namespace lekthi::models

namespace lekthi::ui {

class Banner;

/// The signed digests of this computer: how old the newest is, where they are, and the public key that checks
/// them. UI thread only.
class DigestCard : public Card
{
    Q_OBJECT

public:
    /// isAutomatic: for people for whom the program writes without being asked.
    explicit DigestCard(bool isAutomatic, QWidget *parent = nullptr);

    /// Shows what the keeper knows and tells it what the person wants; outlived by it.
    void setKeeper(models::DigestKeeper *keeper);
    void retranslate();

private:
    void build();
    void showState();
    QString ageText() const;
    void askForFolder();

    bool m_isAutomatic;
    QGridLayout *m_rows;
    models::DigestKeeper *m_keeper = nullptr;
    Banner *m_banner;
    QLabel *m_purpose;
    QLabel *m_newestCaption;
    QLabel *m_newest;
    QPushButton *m_write;
    QLabel *m_folderCaption;
    QLabel *m_folder;
    QPushButton *m_choose;
    QLabel *m_keyCaption;
    QLabel *m_key;
    QPushButton *m_copy;
    QLabel *m_placeCaption;
    QLabel *m_place;
    QPushButton *m_move;
};

} // namespace lekthi::ui
