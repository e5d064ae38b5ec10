#include <core/allocation/allocator.h>
#include <core/store/reference_data.h>

#include <QCoreApplication>

#include <cstdio>
#include <cstdlib>
#include <thread>
#include <vector>

using namespace lekthi;

/// A letter from ผรม.2 to สคฉ.3, whose number is wanted within ten seconds.
allocation::Request letter(const store::ReferenceData &data)
{
    allocation::Request request;
    request.correspondenceTypeId = store::itemByCode(data.types, u"LETTER")->id;
    request.originatorOrganizationId = store::itemByCode(data.organizations, u"ผรม.2")->id;
    request.recipientOrganizationIds = {store::itemByCode(data.organizations, u"สคฉ.3")->id};
    request.requestId =
        QUuid::createUuid(); // stored with the letter: the same id gives the same number again
    request.deadline = std::chrono::steady_clock::now() + std::chrono::seconds(10);
    return request;
}

void draw(allocation::Allocator &allocator, const store::ReferenceData &data)
{
    const allocation::Outcome outcome = allocator.allocate(letter(data));
    std::puts(qUtf8Printable(outcome ? outcome->first().number : allocation::describe(outcome.error())));
    if (!outcome)
        std::exit(1);
}

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv); // finds the database driver
    const store::Address address = store::parseAddress(QCoreApplication::arguments().value(1)).value();
    const auto connection = store::Connection::open(address).value();
    const store::ReferenceData data = store::loadReferenceData(*connection).value();

    allocation::Allocator allocator(address);
    draw(allocator, data);
    std::vector<std::jthread> callers;
    for (int i = 0; i < 4; ++i)
        callers.emplace_back([&] { draw(allocator, data); });
}
