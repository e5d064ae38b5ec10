#include "tests/store/emptied_store.h"

#include "tests/store/raw_session.h"

namespace lekthi::test {

using namespace Qt::StringLiterals;

store::Address emptiedStore(const store::Address &address)
{
    RawSession session(address);
    for (const QString &sql :
         {u"SET foreign_key_checks = 0"_s, u"TRUNCATE TABLE document_number_audit"_s,
          u"TRUNCATE TABLE document_number_skipped"_s, u"TRUNCATE TABLE document_number_taken"_s,
          u"TRUNCATE TABLE document_number_counters"_s, u"DELETE FROM document_number_errors"_s,
          u"SET foreign_key_checks = 1"_s}) {
        if (!session.run(sql))
            qFatal("%s: %s", qUtf8Printable(sql), qUtf8Printable(session.lastError()));
    }
    return address;
}

} // namespace lekthi::test
