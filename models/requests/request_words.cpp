#include "models/requests/request_words.h"

#include "core/store/requests/archive_request.h"
#include "core/store/requests/pool_request.h"
#include "core/store/requests/register_import_request.h"
#include "core/store/requests/reset_request.h"
#include "core/store/requests/template_request.h"
#include "core/store/requests/void_request.h"
#include "models/calendar_in_use.h"
#include "models/period_text.h"
#include "models/register/register_import_text.h"
#include "models/requests/counter_text.h"
#include "models/requests/for_kinds.h"
#include "models/requests/reset_text.h"
#include "translations/translations.h"

#include <QCoreApplication>

namespace lekthi::models {

using namespace Qt::StringLiterals;
using store::ArchiveRequest;
using store::RegisterImportRequest;
using store::Request;
using store::ResetRequest;
using store::TemplateRequest;
using store::VoidRequest;

namespace {

QString sentenceOf(const Request &request, const ForKinds<const char *> &sentences)
{
    const QString text = QCoreApplication::translate("lekthi", sentences.of(request));
    return text.contains("%1"_L1) ? text.arg(request.id) : text;
}

} // namespace

QString titleOf(const Request &request)
{
    return sentenceOf(
        request, {QT_TRANSLATE_NOOP("lekthi", "Request #%1"), QT_TRANSLATE_NOOP("lekthi", "Import #%1"),
                  QT_TRANSLATE_NOOP("lekthi", "Template #%1"), QT_TRANSLATE_NOOP("lekthi", "Voiding #%1"),
                  QT_TRANSLATE_NOOP("lekthi", "Archive #%1"), QT_TRANSLATE_NOOP("lekthi", "ID pool #%1"),
                  QT_TRANSLATE_NOOP("lekthi", "Request #%1")});
}

QString valuesOf(const Request &request, numbering::Calendar calendar)
{
    if (request.kind == store::requestkind::reset) {
        const ResetRequest reset(request);
        return u"%1 → %2"_s.arg(reset.seenNumber).arg(reset.newNumber);
    }
    if (request.kind == store::requestkind::import)
        return QCoreApplication::translate("lekthi", "%n number(s)", nullptr,
                                           int(RegisterImportRequest(request).numbers));
    if (request.kind == store::requestkind::templateChange)
        return TemplateRequest(request).after;
    if (request.kind == store::requestkind::numberVoid)
        return VoidRequest(request).number;
    if (request.kind == store::requestkind::archive)
        return archivedYearText(ArchiveRequest(request).range, calendar);
    if (request.kind == store::requestkind::pool)
        return store::PoolRequest(request).name;
    return request.kind;
}

QString archivedYearText(const store::ArchivedRange &range, numbering::Calendar calendar)
{
    return periodText({range.year, 0}, currentLanguage(), calendar);
}

QString placeOf(const Request &request, const store::ReferenceData &reference, numbering::Calendar calendar)
{
    if (request.kind == store::requestkind::reset || request.kind == store::requestkind::numberVoid) {
        const numbering::CounterKey key = store::counterKeyOf(request);
        return counterText(key, reference, periodText(key.period, currentLanguage(), calendar));
    }
    if (request.kind == store::requestkind::archive)
        return QCoreApplication::translate("lekthi", "Ledger, %n row(s)", nullptr,
                                           int(ArchiveRequest(request).range.rows));
    if (request.kind == store::requestkind::pool)
        return store::PoolRequest(request).isRetirement
                   ? QCoreApplication::translate("lekthi", "ID pool, to be retired")
                   : QCoreApplication::translate("lekthi", "ID pool, to be created");
    const QString place = placeText(request, reference);
    return request.kind == store::requestkind::import
               ? place + u" · "_s + RegisterImportRequest(request).source.fileName
               : place;
}

QString whyNot(RequestObstacle obstacle, const Request &request)
{
    switch (obstacle) {
    case RequestObstacle::None:
        return {};
    case RequestObstacle::NotSuperAdmin:
        return sentenceOf(request, {QT_TRANSLATE_NOOP("lekthi", "Only Super Admins decide on resets."),
                                    QT_TRANSLATE_NOOP("lekthi", "Only Super Admins decide on imports."),
                                    QT_TRANSLATE_NOOP("lekthi", "Only Super Admins decide on requests."),
                                    QT_TRANSLATE_NOOP("lekthi", "Only Super Admins decide on requests."),
                                    QT_TRANSLATE_NOOP("lekthi", "Only Super Admins decide on requests."),
                                    QT_TRANSLATE_NOOP("lekthi", "Only Super Admins decide on requests."),
                                    QT_TRANSLATE_NOOP("lekthi", "Only Super Admins decide on requests.")});
    case RequestObstacle::OwnRequest:
        return QCoreApplication::translate(
            "lekthi", "This is your own request. Another Super Admin has to decide about it.");
    case RequestObstacle::NotOwnRequest:
        return QCoreApplication::translate("lekthi", "Only the requester can withdraw a request.");
    case RequestObstacle::ApprovedAlready:
        return QCoreApplication::translate(
            "lekthi", "You have already approved this request. It is waiting for another Super Admin.");
    case RequestObstacle::Expired:
        return sentenceOf(
            request,
            {QT_TRANSLATE_NOOP("lekthi", "The request has expired. Request the reset again."),
             QT_TRANSLATE_NOOP("lekthi",
                               "The request has expired. Read the register again and repeat the request."),
             QT_TRANSLATE_NOOP("lekthi", "The request has expired. Repeat the request."),
             QT_TRANSLATE_NOOP("lekthi", "The request has expired. Repeat the request."),
             QT_TRANSLATE_NOOP("lekthi", "The request has expired. Repeat the request."),
             QT_TRANSLATE_NOOP("lekthi", "The request has expired. Repeat the request."),
             QT_TRANSLATE_NOOP("lekthi", "The request has expired. Repeat the request.")});
    case RequestObstacle::Stale:
        if (request.kind == store::requestkind::reset)
            return differenceText(ResetRequest(request));
        return sentenceOf(
            request,
            {"",
             QT_TRANSLATE_NOOP("lekthi", "A counter or the template has changed after the request. Read "
                                         "the register again and repeat the request."),
             QT_TRANSLATE_NOOP("lekthi", "The template has changed after the request. Repeat the request."),
             QT_TRANSLATE_NOOP("lekthi", "After the request the number was assigned to a document or voided, "
                                         "so it cannot be voided any more."),
             QT_TRANSLATE_NOOP("lekthi", "Another archive was agreed on after the request, or rows are gone. "
                                         "Archive the year again."),
             QT_TRANSLATE_NOOP(
                 "lekthi",
                 "A pool of this name was created or retired after the request. Check the ID pools page."),
             QT_TRANSLATE_NOOP("lekthi", "Something has changed after the request. Repeat the request.")});
    case RequestObstacle::Closed:
        return QCoreApplication::translate("lekthi", "This request is closed.");
    case RequestObstacle::GlassOpen:
        return glassText();
    }
    Q_UNREACHABLE();
}

QString approvedText(const Request &request)
{
    return sentenceOf(
        request,
        {QT_TRANSLATE_NOOP("lekthi", "You approved request #%1. It is waiting for another Super Admin."),
         QT_TRANSLATE_NOOP("lekthi", "You approved import #%1. It is waiting for another Super Admin."),
         QT_TRANSLATE_NOOP("lekthi", "You approved request #%1. It is waiting for another Super Admin."),
         QT_TRANSLATE_NOOP("lekthi", "You approved request #%1. It is waiting for another Super Admin."),
         QT_TRANSLATE_NOOP("lekthi", "You approved request #%1. It is waiting for another Super Admin."),
         QT_TRANSLATE_NOOP("lekthi", "You approved request #%1. It is waiting for another Super Admin."),
         QT_TRANSLATE_NOOP("lekthi", "You approved request #%1. It is waiting for another Super Admin.")});
}

QString executedText(const Request &request)
{
    if (request.kind == store::requestkind::reset) {
        const ResetRequest reset(request);
        return QCoreApplication::translate("lekthi", "The counter was reset from %1 to %2.")
            .arg(reset.seenNumber)
            .arg(reset.newNumber);
    }
    if (request.kind == store::requestkind::import)
        return QCoreApplication::translate("lekthi", "%n number(s) of the old register were imported.",
                                           nullptr, int(RegisterImportRequest(request).numbers));
    if (request.kind == store::requestkind::templateChange)
        return QCoreApplication::translate("lekthi", "The template was saved as version %1.")
            .arg(TemplateRequest(request).followsVersion + 1);
    if (request.kind == store::requestkind::numberVoid)
        return QCoreApplication::translate("lekthi", "%1 was voided.").arg(VoidRequest(request).number);
    if (request.kind == store::requestkind::archive)
        return QCoreApplication::translate("lekthi", "The ledger rows of %1 were archived.")
            .arg(archivedYearText(ArchiveRequest(request).range, calendarInUse()));
    if (const store::PoolRequest pool(request); request.kind == store::requestkind::pool)
        return (pool.isRetirement ? QCoreApplication::translate("lekthi", "The ID pool %1 was retired.")
                                  : QCoreApplication::translate("lekthi", "The ID pool %1 was created."))
            .arg(pool.name);
    return QCoreApplication::translate("lekthi", "Request #%1 was executed.").arg(request.id);
}

QString rejectedText(const Request &request)
{
    return sentenceOf(
        request, {QT_TRANSLATE_NOOP("lekthi", "Request #%1 was rejected. The counter stays as it is."),
                  QT_TRANSLATE_NOOP("lekthi", "Import #%1 was rejected. All counters stay as they are."),
                  QT_TRANSLATE_NOOP("lekthi", "Request #%1 was rejected. The template stays as it is."),
                  QT_TRANSLATE_NOOP("lekthi", "Request #%1 was rejected. The number stays in force."),
                  QT_TRANSLATE_NOOP("lekthi", "Request #%1 was rejected. The year is not archived."),
                  QT_TRANSLATE_NOOP("lekthi", "Request #%1 was rejected. The ID pools stay as they are."),
                  QT_TRANSLATE_NOOP("lekthi", "Request #%1 was rejected.")});
}

QString withdrawnText(const Request &request)
{
    return sentenceOf(
        request, {QT_TRANSLATE_NOOP("lekthi", "Request #%1 was withdrawn. The counter stays as it is."),
                  QT_TRANSLATE_NOOP("lekthi", "Import #%1 was withdrawn. All counters stay as they are."),
                  QT_TRANSLATE_NOOP("lekthi", "Request #%1 was withdrawn. The template stays as it is."),
                  QT_TRANSLATE_NOOP("lekthi", "Request #%1 was withdrawn. The number stays in force."),
                  QT_TRANSLATE_NOOP("lekthi", "Request #%1 was withdrawn. The year is not archived."),
                  QT_TRANSLATE_NOOP("lekthi", "Request #%1 was withdrawn. The ID pools stay as they are."),
                  QT_TRANSLATE_NOOP("lekthi", "Request #%1 was withdrawn.")});
}

} // namespace lekthi::models
