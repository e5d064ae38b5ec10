#include "ui/shell/navigation.h"

#include "models/session/session.h"
#include "ui/shell/page_factory.h"
#include "ui/shell/theme.h"
#include "ui/widgets/keyboard_start.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPainter>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QToolButton>
#include <QVBoxLayout>

namespace lekthi::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int panelWidth = 200;
constexpr qreal focusRadius = 6;
constexpr int badgeRole = Qt::UserRole;
constexpr int badgePadding = 7;

/// Rows as high as Thai needs and no higher, so that all pages have room; the chosen one in bold.
class NavigationDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        return {QStyledItemDelegate::sizeHint(option, index).width(),
                theme::textRowHeight() + theme::gapSmall / 2};
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::paint(painter, option, index);
        if (const int count = index.data(badgeRole).toInt(); count > 0)
            paintBadge(*painter, option.rect, count);
        if (!(option.state & QStyle::State_HasFocus))
            return;
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(QPen(theme::color(ColorRole::Accent), 2));
        painter->drawRoundedRect(QRectF(option.rect).adjusted(1, 1, -1, -3), focusRadius, focusRadius);
        painter->restore();
    }

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        option->font.setBold(option->state & QStyle::State_Selected);
    }

private:
    static void paintBadge(QPainter &painter, const QRect &row, int count)
    {
        const QString text = QString::number(count);
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        QFont font = theme::smallFont();
        font.setBold(true);
        painter.setFont(font);
        const int height = painter.fontMetrics().height();
        const int width = qMax(height, painter.fontMetrics().horizontalAdvance(text) + 2 * badgePadding);
        QRectF pill(0, 0, width, height);
        pill.moveCenter(QPointF(row.right() - badgePadding - width / 2.0, row.center().y()));
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme::color(ColorRole::Accent));
        painter.drawRoundedRect(pill, height / 2.0, height / 2.0);
        painter.setPen(theme::color(ColorRole::OnAccent));
        painter.drawText(pill, Qt::AlignCenter, text);
        painter.restore();
    }
};

QFrame *makeLine(QWidget *parent)
{
    auto *line = new QFrame(parent);
    line->setProperty("look", u"line"_s);
    line->setFixedHeight(1);
    return line;
}

} // namespace

Navigation::Navigation(QWidget *parent)
    : QWidget(parent)
    , m_menu(new QToolButton(this))
    , m_list(new QListWidget(this))
    , m_account(new QLabel(this))
    , m_role(new QLabel(this))
    , m_newPassword(new QPushButton(this))
    , m_signOut(new QPushButton(this))
{
    theme::dress(*this);
    setObjectName(u"navigationPanel"_s);
    setAttribute(Qt::WA_StyledBackground);
    m_menu->setObjectName(u"menuButton"_s);
    m_menu->setPopupMode(QToolButton::InstantPopup);
    theme::setLook(m_menu, Look::QuietButton);
    m_list->setObjectName(u"navigation"_s);
    m_account->setObjectName(u"accountLabel"_s);
    m_role->setObjectName(u"roleLabel"_s);
    m_newPassword->setObjectName(u"newPasswordButton"_s);
    m_signOut->setObjectName(u"signOutButton"_s);
    build();
    connect(m_list, &QListWidget::currentRowChanged, this, &Navigation::pageChosen);
    connect(m_newPassword, &QPushButton::clicked, this, &Navigation::newPasswordRequested);
    connect(m_signOut, &QPushButton::clicked, this, &Navigation::signOutRequested);
}

void Navigation::build()
{
    auto *brand = new QHBoxLayout;
    auto *latin = new QLabel(u"Lekthi"_s, this);
    auto *thai = new QLabel(u"เลขที่"_s, this);
    theme::setLook(latin, Look::Title);
    theme::setLook(thai, Look::BrandText);
    brand->setContentsMargins(10, 0, 0, theme::gapSmall);
    brand->setSpacing(5);
    brand->addWidget(latin);
    brand->addWidget(thai);
    brand->addStretch(1);
    brand->addWidget(m_menu);

    setKeyboardStart(*this, *m_list);
    m_list->setItemDelegate(new NavigationDelegate(m_list));
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    theme::setLook(m_account, Look::Strong);
    theme::setLook(m_role, Look::Small);
    for (QLabel *label : {m_account, m_role}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        label->setContentsMargins(10, 0, 0, 0);
    }
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(theme::gapSmall, theme::gapLarge, theme::gapSmall + 1, theme::gap);
    layout->setSpacing(4);
    layout->addLayout(brand);
    layout->addWidget(m_list, 1);
    layout->addWidget(makeLine(this));
    layout->addSpacing(4);
    layout->addWidget(m_account);
    layout->addWidget(m_role);
    for (QPushButton *button : {m_newPassword, m_signOut}) {
        theme::setLook(button, Look::LinkButton);
        auto *row = new QHBoxLayout;
        row->setContentsMargins(6, 0, 0, 0);
        row->addWidget(button);
        row->addStretch(1);
        layout->addLayout(row);
    }
}

void Navigation::setMenu(QMenu *menu)
{
    m_menu->setMenu(menu);
}

void Navigation::setSearch(QWidget &search)
{
    static_cast<QVBoxLayout *>(layout())->insertWidget(1, &search);
    setTabOrder(m_menu, &search);
    setTabOrder(&search, m_list);
}

const QWidget &Navigation::menuButton() const
{
    return *m_menu;
}

void Navigation::setPerson(const store::Person &person, const QStringList &projects)
{
    m_person = person;
    m_projects = projects;
    retranslate();
}

void Navigation::setPages(const QStringList &titles)
{
    const QSignalBlocker quiet(m_list);
    while (m_list->count() < titles.size())
        m_list->addItem(QString());
    for (int row = 0; row < titles.size(); ++row) {
        m_list->item(row)->setText(titles.at(row));
        m_list->setRowHidden(row, !pageEntries().at(row).isFor(m_person));
        const QString keys = keysOfPage(row).toString(QKeySequence::NativeText);
        m_list->item(row)->setToolTip(keys.isEmpty()
                                          ? titles.at(row)
                                          : tr("%1 (%2)", "page and its shortcut").arg(titles.at(row), keys));
        describe(row);
    }
}

void Navigation::setBadge(int page, int count)
{
    if (QListWidgetItem *item = m_list->item(page)) {
        item->setData(badgeRole, count);
        describe(page);
    }
}

void Navigation::describe(int row)
{
    QListWidgetItem *item = m_list->item(row);
    const int count = item->data(badgeRole).toInt();
    item->setData(Qt::AccessibleTextRole,
                  count > 0 ? tr("%1, %n waiting for you", nullptr, count).arg(item->text()) : item->text());
}

void Navigation::setCurrentPage(int page)
{
    m_list->setCurrentRow(page);
}

void Navigation::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::FontChange)
        fitWidth();
    QWidget::changeEvent(event);
}

// A language with long words must not lose the ends of them.
void Navigation::fitWidth()
{
    setFixedWidth(qMax(panelWidth, layout()->minimumSize().width()));
}

void Navigation::retranslate()
{
    m_menu->setText(tr("Menu") + u" ▾"_s);
    m_menu->setAccessibleName(tr("Menu"));
    m_menu->setToolTip(tr("Appearance, language, calendar and help (F10)"));
    m_menu->setAccessibleDescription(m_menu->toolTip());
    m_list->setAccessibleName(tr("Pages"));
    m_account->setText(models::displayName(m_person));
    const QString role = models::roleTitle(m_person.role);
    m_role->setText(
        m_projects.isEmpty() ? role : tr("%1 · %2", "role and projects").arg(role, m_projects.join(u", "_s)));
    m_newPassword->setText(tr("Change the &password"));
    m_signOut->setText(tr("Sign &out"));
    fitWidth();
}

} // namespace lekthi::ui
