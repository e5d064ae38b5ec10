"""Allocates the number of one document. Usage: allocate.py LIBRARY STORE DOCUMENT; the password comes from LEKTHI_PASSWORD."""
import ctypes, os, sys, time

library, store, document = sys.argv[1:]
lekthi = ctypes.CDLL(library)
for name, result in {"open": ctypes.c_void_p, "find_id": ctypes.c_int64, "request_new": ctypes.c_void_p,
                     "request_id": ctypes.c_char_p, "allocate": ctypes.c_void_p, "answer_number": ctypes.c_char_p,
                     "answer_message": ctypes.c_char_p, "answer_reference": ctypes.c_char_p}.items():
    getattr(lekthi, "lekthi_" + name).restype = result
handle = ctypes.c_void_p
problem = handle()

def need(value, none):
    if value == none:
        sys.exit(lekthi.lekthi_answer_message(problem).decode() if problem else "unknown code")
    return value

def id_of(kind, code):
    return str(need(lekthi.lekthi_find_id(allocator, kind, code.encode(), ctypes.byref(problem)), -1)).encode()

allocator = handle(need(lekthi.lekthi_open(store.encode(), os.environb[b"LEKTHI_PASSWORD"], None, None, 0, ctypes.byref(problem)), None))
request = handle(lekthi.lekthi_request_new())
for field, value in {"type": id_of(b"type", "LETTER"), "originator": id_of(b"organization", "ผรม.2"),
                     "recipients": id_of(b"organization", "สคฉ.3"), "document": document.encode(),
                     "user-agent": b"Python example", "patience-ms": b"10000"}.items():
    lekthi.lekthi_request_set(request, field.encode(), value)
print(lekthi.lekthi_request_id(request).decode(), flush=True)  # kept with the document before it is used
for attempt in range(3):
    answer = handle(lekthi.lekthi_allocate(allocator, request))
    wait = lekthi.lekthi_answer_retry_after(answer)
    if lekthi.lekthi_answer_code(answer) == 0 or wait < 0:
        break
    time.sleep(wait)
print(lekthi.lekthi_answer_number(answer, 0).decode() or lekthi.lekthi_answer_message(answer).decode())
failed = lekthi.lekthi_answer_code(answer) != 0
lekthi.lekthi_answer_free(answer)
lekthi.lekthi_request_free(request)
lekthi.lekthi_close(allocator)
sys.exit(failed)
