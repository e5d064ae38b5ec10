#ifndef LEKTHI_H
#define LEKTHI_H

/*
 * Numbers of documents for programs in any language that calls C: the allocator of Lekthi, as the numbering
 * services use it.
 *
 * Texts are UTF-8 and end with a zero byte. A text that a function returns belongs to the handle that it was
 * asked of and lives as long as that. Handles are opaque; whoever gets one frees it, and freeing NULL does
 * nothing. Nothing here throws, prints or changes signals. What stands here stays as it is: later versions
 * add functions, fields and codes, and a program takes a code that it does not know for one that is not worth
 * repeating.
 *
 * A process that forks opens its allocator in the child: threads and connections do not survive a fork.
 */

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* One for the whole process, for all its threads: callers of one counter are served together. */
typedef struct lekthi_allocator lekthi_allocator;
/* What is wished for. Filled in and used by one thread at a time; lekthi_request_cancel may come from any. */
typedef struct lekthi_request lekthi_request;
/* What came of it. Never changes; any thread may read it. */
typedef struct lekthi_answer lekthi_answer;

/* Codes of answers (3.11.6). Only LEKTHI_OK comes with numbers. */
enum {
    LEKTHI_OK = 0,
    LEKTHI_LOCK_TIMEOUT = 1,
    LEKTHI_VERSION_CONFLICT = 2,
    LEKTHI_DATABASE_ERROR = 3,
    LEKTHI_REDIS_ERROR = 4,
    LEKTHI_VALIDATION_ERROR = 5, /* lekthi_answer_fault says which */
    LEKTHI_NUMBER_TAKEN = 6,
    LEKTHI_SEQUENCE_EXHAUSTED = 7,
    LEKTHI_NUMBER_VOIDED = 8, /* the number of this request id was voided; a new request gets another one */
    LEKTHI_RATE_LIMITED = 9,
    LEKTHI_CANCELLED = 10,
    LEKTHI_INVALID_ARGUMENT =
        11 /* an address, field or value that cannot be read: a mistake of the program */
};

/* Version of this interface: what lekthi_version returns is at least the one that a program was written for.
 */
#define LEKTHI_VERSION 1
int lekthi_version(void);

/*
 * store: mysql://user@host:port/database or unix:/path/to/socket?user=U&db=D, as lekthictl takes it.
 * redis: redis://host:port, redis-unix:/path/to/socket or redis-sentinel://host,host/master; NULL: the lock
 * of the database alone. Passwords stand apart, and may be NULL. connections: sessions with the store at
 * most, each with a thread of its own; 0: 16. Does not wait for store or Redis. NULL if an address cannot be
 * read; then *problem, unless it is NULL itself, says what is wrong, and is the caller's to free.
 */
lekthi_allocator *lekthi_open(const char *store, const char *store_password, const char *redis,
                              const char *redis_password, int connections, lekthi_answer **problem);
/* Waits for what was asked for and frees the allocator. No other thread may use it any more. */
void lekthi_close(lekthi_allocator *allocator);

/*
 * The id of an entry of the reference data by its code: kind is "project", "organization", "type",
 * "sub-type", "rfa-type" or "discipline"; a sub type is named with its type: "RFA/21". 0 if there is none; -1
 * if it cannot be told, with *problem as above. Reads the lists over a session of its own: for the start of a
 * program, not for each number.
 */
int64_t lekthi_find_id(lekthi_allocator *allocator, const char *kind, const char *code,
                       lekthi_answer **problem);

/* An empty request with a request id of its own; NULL only without memory. */
lekthi_request *lekthi_request_new(void);
void lekthi_request_free(lekthi_request *request);
/*
 * Sets a field; NULL takes the value back. LEKTHI_OK, or LEKTHI_INVALID_ARGUMENT, after which lekthi_allocate
 * refuses the request and says why, until the field is set rightly.
 *
 *   field         value
 *   project       id; left out: the sender's only project (3.11.2)
 *   originator    id of the sender's organization
 *   recipients    ids of the TO recipients in their order, joined by commas; the first counts
 *   type          id of the document type
 *   sub-type      id
 *   rfa-type      id
 *   discipline    id
 *   revision      A, 1, ...
 *   date          2026-11-28; left out: today in Asia/Bangkok
 *   document      id of the document, from 1
 *   another       1: one more number for a document that has one
 *   request-id    UUID; the same id always gives the same numbers
 *   count         consecutive numbers, 1 to 500
 *   person        id of the account for which it is; takes "lekthictl user trust"
 *   address       IP address of that person
 *   user-agent    the program
 *   patience-ms   how long lekthi_allocate waits at most; left out: as long as the store's time limits
 */
int lekthi_request_set(lekthi_request *request, const char *field, const char *value);
/* Kept with the document before the number is asked for: who repeats an interrupted request under it gets no
 * second number. */
const char *lekthi_request_id(const lekthi_request *request);
/* From any thread: whoever waits in lekthi_allocate for it is answered with LEKTHI_CANCELLED. Stays
 * cancelled. */
void lekthi_request_cancel(lekthi_request *request);

/* Waits for the numbers; from any number of threads at once. Never NULL but without memory. A number in an
 * answer is durable. */
lekthi_answer *lekthi_allocate(lekthi_allocator *allocator, const lekthi_request *request);
/* Renders a number again with the request's revision; draws nothing. */
lekthi_answer *lekthi_revise(lekthi_allocator *allocator, int64_t project, const char *number,
                             const lekthi_request *request);
/*
 * Gives the number of a request to its document later, once, by the account that drew it; LEKTHI_OK with the
 * number alone. another: as for the field. Takes a session of its own for the call.
 */
lekthi_answer *lekthi_bind_document(lekthi_allocator *allocator, const char *request_id, int64_t document,
                                    int another);
/* Says why no document will get the number of a request; LEKTHI_OK with the number alone. As above. */
lekthi_answer *lekthi_mark_unused(lekthi_allocator *allocator, const char *request_id, const char *reason);

void lekthi_answer_free(lekthi_answer *answer);
int lekthi_answer_code(const lekthi_answer *answer);
/* "LOCK_TIMEOUT", ...; of bind and mark "CONFLICT", "NOT_ALLOWED", ..., as lekthictl names them; empty if all
 * is well. */
const char *lekthi_answer_code_name(const lekthi_answer *answer);
/* "RECIPIENT_REQUIRED", ...; empty for other codes. */
const char *lekthi_answer_fault(const lekthi_answer *answer);
/* The finished sentence for people; empty if all is well. */
const char *lekthi_answer_message(const lekthi_answer *answer);
/* What the sentence names: a code, a date, of DOCUMENT_HAS_NUMBER the number. */
const char *lekthi_answer_subject(const lekthi_answer *answer);
/* Finds the failure in the store's list of errors; empty if it is not there. */
const char *lekthi_answer_reference(const lekthi_answer *answer);
/* Seconds after which the same request, under the same id, may succeed (3.11.6.2); -1: it never will. */
int lekthi_answer_retry_after(const lekthi_answer *answer);
/* 1: a number may be in the ledger all the same; the same request id gives it. */
int lekthi_answer_may_have_been_drawn(const lekthi_answer *answer);

/* The numbers, by their place from 0; behind the last one texts are empty and sequences 0. */
size_t lekthi_answer_count(const lekthi_answer *answer);
const char *lekthi_answer_number(const lekthi_answer *answer, size_t place);
int64_t lekthi_answer_sequence(const lekthi_answer *answer, size_t place);
/* UUID under which the ledger has it. */
const char *lekthi_answer_request_id(const lekthi_answer *answer, size_t place);
/* 2026-11-28T09:35:00.005Z, by the clock of the store. */
const char *lekthi_answer_generated_at(const lekthi_answer *answer, size_t place);

#ifdef __cplusplus
}
#endif

#endif
