#include "tests/oracle/campaign.h"

#include <QCommandLineParser>
#include <QCoreApplication>

using namespace Qt::StringLiterals;
using namespace lekthi::test::oracle;

namespace {

CampaignOptions optionsFrom(const QCommandLineParser &parser)
{
    CampaignOptions options;
    options.firstSeed = parser.value(u"seed"_s).toULongLong();
    options.sequences = parser.value(u"sequences"_s).toLongLong();
    options.length.shortest = std::max(1, parser.value(u"shortest"_s).toInt());
    options.length.longest = std::max(options.length.shortest, parser.value(u"longest"_s).toInt());
    options.threads = std::max(1, parser.value(u"threads"_s).toInt());
    for (const QString &place : parser.value(u"operations"_s).split(u',', Qt::SkipEmptyParts))
        options.operations.insert(place.toInt());
    return options;
}

} // namespace

int main(int argc, char *argv[])
{
    QCoreApplication application(argc, argv);
    QCommandLineParser parser;
    parser.setApplicationDescription(
        u"Runs random sequences of everything that touches a number against a model of what must be so."_s);
    parser.addHelpOption();
    parser.addOptions(
        {{u"seed"_s, u"of the first sequence"_s, u"number"_s, u"1"_s},
         {u"sequences"_s, u"how many, with seeds that follow each other"_s, u"number"_s, u"1"_s},
         {u"shortest"_s, u"how many operations a sequence has at least"_s, u"number"_s, u"6"_s},
         {u"longest"_s, u"how many it has at most"_s, u"number"_s, u"20"_s},
         {u"operations"_s, u"these places of the sequence alone: 1,4,7"_s, u"list"_s},
         {u"threads"_s, u"how many sequences at a time"_s, u"number"_s, u"2"_s}});
    parser.process(application);
    return Campaign(optionsFrom(parser)).run() ? 0 : 1;
}
