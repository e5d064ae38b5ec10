#include "app/opening/make_store.h"

#include "core/store/schema/schema.h"

#include <QCoreApplication>

namespace lekthi::opening {

namespace {

struct MakeTexts
{
    Q_DECLARE_TR_FUNCTIONS(lekthi)
};

using models::OpenFailure;

tl::unexpected<OpenFailure> unmade(const store::Error &error)
{
    return tl::unexpected(OpenFailure{store::describe(error), error.detail});
}

tl::expected<store::Address, OpenFailure> administratorOf(OpenedStore &own, const models::SetupPlace &place,
                                                          const Progress &progress)
{
    if (!place.isOwn) {
        progress(MakeTexts::tr("Creating the store. This happens only once."));
        if (const auto created = store::createStore(place.server); !created)
            return unmade(created.error());
        return place.server;
    }
    if (const auto opened = own.open(progress); !opened)
        return tl::unexpected(OpenFailure{opened.error().message, opened.error().details});
    return *own.administrator();
}

} // namespace

models::StoreMaker storeMaker(OpenedStore &own)
{
    return [&own](const models::SetupPlace &place,
                  const Progress &progress) -> tl::expected<models::MadeStore, OpenFailure> {
        const auto administrator = administratorOf(own, place, progress);
        if (!administrator)
            return tl::unexpected(administrator.error());
        const auto made = models::lookAtMade(*administrator);
        if (!made)
            return unmade(made.error());
        return *made;
    };
}

} // namespace lekthi::opening
