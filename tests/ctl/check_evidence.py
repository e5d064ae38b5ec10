#!/usr/bin/env python3
"""Checks receipts and digests of Lekthi by their formats alone: shares no code with the program, only the standards
(c2sp.org/signed-note, tlog-checkpoint, tlog-proof, tlog-cosignature; RFC 9162) and docs/auditors.md.

check_evidence.py receipt FILE KEY [WITNESS...]    a receipt; cosigned by each of these verifier keys
check_evidence.py digests FILE KEY                 every line, and the log that the lines make
check_evidence.py request FILE OLD_ROOT            a request to a witness: a consistency proof from that root (base64)
check_evidence.py cosign FILE NAME                 answers such a request, as a witness of that name with a new key does

Prints a JSON object, or what is wrong with status 1. Needs python3-nacl."""
import base64
import hashlib
import json
import struct
import sys
import urllib.parse

import nacl.exceptions
import nacl.signing


class Wrong(Exception):
    pass


def demand(condition, what):
    if not condition:
        raise Wrong(what)


def sha256(data):
    return hashlib.sha256(data).digest()


def leaf(data):
    return sha256(b"\0" + data)


def node(left, right):
    return sha256(b"\1" + left + right)


# Signed notes.

def verified(key, text, signature):
    try:
        nacl.signing.VerifyKey(key).verify(text, signature)
        return True
    except (nacl.exceptions.BadSignatureError, ValueError):
        return False


def key_id(name, algorithm, key):
    return sha256(name + b"\n" + bytes([algorithm]) + key)[:4]


def open_note(note, name, key):
    """The text of a note that this key signed under that name, and all signature lines."""
    text, _, rest = note.rpartition(b"\n\n")
    text += b"\n"
    lines = []
    for line in rest.decode().splitlines():
        dash, signer, value = line.split(" ")
        demand(dash == "\u2014", "a line of the note is no signature")
        lines.append((signer.encode(), base64.b64decode(value, validate=True)))
    own = [value[4:] for signer, value in lines if (signer, value[:4]) == (name, key_id(name, 1, key))]
    demand(own and all(verified(key, text, value) for value in own), "the note is not signed by the key")
    return text, lines


def cosigned(text, lines, witness):
    name, _, rest = witness.partition("+")
    raw = base64.b64decode(rest.partition("+")[2])
    demand(raw[0] == 4, "no key of a witness")
    for signer, value in lines:
        if (signer, value[:4]) == (name.encode(), key_id(name.encode(), 4, raw[1:])):
            seconds = struct.unpack(">Q", value[4:12])[0]
            demand(verified(raw[1:], b"cosignature/v1\ntime %d\n" % seconds + text, value[12:]), "a wrong cosignature")
            return seconds
    raise Wrong("not cosigned by " + name)


def checkpoint(text):
    origin, size, root = text.split(b"\n")[:3]
    return origin, int(size), base64.b64decode(root)


# RFC 9162, 2.1.3.2 and 2.1.4.2.

def included(entry, index, size, proof):
    demand(0 <= index < size, "no such entry")
    fn, sn, r = index, size - 1, entry
    for p in proof:
        demand(sn > 0, "the proof is too long")
        if fn & 1 or fn == sn:
            r = node(p, r)
            while not fn & 1 and fn:
                fn, sn = fn >> 1, sn >> 1
        else:
            r = node(r, p)
        fn, sn = fn >> 1, sn >> 1
    demand(sn == 0, "the proof is too short")
    return r


def consistent(old_size, old_root, size, root, proof):
    if old_size == size:
        return old_root == root and not proof
    path = ([old_root] if old_size & (old_size - 1) == 0 else []) + proof
    fn, sn = old_size - 1, size - 1
    while fn & 1:
        fn, sn = fn >> 1, sn >> 1
    fr = sr = path[0]
    for c in path[1:]:
        if sn == 0:
            return False
        if fn & 1 or fn == sn:
            fr, sr = node(c, fr), node(c, sr)
            while not fn & 1 and fn:
                fn, sn = fn >> 1, sn >> 1
        else:
            sr = node(sr, c)
        fn, sn = fn >> 1, sn >> 1
    return sn == 0 and fr == old_root and sr == root


def tree_root(leaves):
    if len(leaves) == 1:
        return leaves[0]
    left = 1 << (len(leaves) - 1).bit_length() - 1
    return node(tree_root(leaves[:left]), tree_root(leaves[left:]))


# SHA-256 from the middle, for rows of which only the end is told.

def primes(count):
    found = []
    number = 2
    while len(found) < count:
        if all(number % p for p in found):
            found.append(number)
        number += 1
    return found


def cube_root_fraction(number):
    root = 0
    for bit in reversed(range(36)):
        if (root | 1 << bit) ** 3 <= number << 96:
            root |= 1 << bit
    return root & 0xFFFFFFFF


ROUNDS = [cube_root_fraction(p) for p in primes(64)]


def rotated(word, by):
    return (word >> by | word << 32 - by) & 0xFFFFFFFF


def compress(state, block):
    w = list(struct.unpack(">16I", block))
    for i in range(16, 64):
        s0 = rotated(w[i - 15], 7) ^ rotated(w[i - 15], 18) ^ w[i - 15] >> 3
        s1 = rotated(w[i - 2], 17) ^ rotated(w[i - 2], 19) ^ w[i - 2] >> 10
        w.append((w[i - 16] + s0 + w[i - 7] + s1) & 0xFFFFFFFF)
    a, b, c, d, e, f, g, h = state
    for i in range(64):
        t1 = (h + (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) + (e & f ^ ~e & g) + ROUNDS[i] + w[i]) & 0xFFFFFFFF
        t2 = ((rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) + (a & b ^ a & c ^ b & c)) & 0xFFFFFFFF
        a, b, c, d, e, f, g, h = (t1 + t2) & 0xFFFFFFFF, a, b, c, (d + t1) & 0xFFFFFFFF, e, f, g
    return [(x + y) & 0xFFFFFFFF for x, y in zip(state, (a, b, c, d, e, f, g, h))]


def sha256_from(state, length, rest):
    words = list(struct.unpack(">8I", state))
    data = rest + b"\x80" + bytes(-(len(rest) + 9) % 64) + struct.pack(">Q", (length + len(rest)) * 8)
    for at in range(0, len(data), 64):
        words = compress(words, data[at:at + 64])
    return struct.pack(">8I", *words)


# Rows of the ledger.

def field(value):
    if value is None:
        return b"-"
    data = str(value).encode()
    return str(len(data)).encode() + b":" + data


def row_hash(row, previous):
    names = ["counterId", "resetEpoch", "counterKey", "template", "templateVersion", "revision", "personId", "address",
             "userAgent", "retryCount", "lockWaitMs", "fallback", "event", "createdAt", "skipped"]
    text = b"LN1" if row["serviceId"] is None else b"LN2"
    text += b"".join(field(row[name]) for name in names)
    if row["serviceId"] is not None:
        text += field(row["serviceId"])
    for name in ["requestId", "sequence", "document", "number", "totalDurationMs"]:
        text += field(row[name])
    return sha256(text + field(previous))


def blinded_hash(row, previous):
    rest = base64.b64decode(row["rest"])
    end = field(row["number"]) + field(row["totalDurationMs"]) + field(previous)
    demand(rest.endswith(end) and row["length"] % 64 == 0, "a record does not follow the one before it")
    return sha256_from(bytes.fromhex(row["state"]), row["length"], rest)


def head_entry(store, counter, length, head):
    return f"lekthi-head-1\n{urllib.parse.quote(store, safe='-._~')}\n{counter}\n{length}\n{head}\n".encode()


def check_receipt(path, key, witnesses):
    receipt = json.load(open(path, encoding="utf-8"))
    demand(receipt["format"] == "lekthi-receipt-1", "no receipt")
    first, index, *hashes = receipt["proof"].split("\n\n")[0].split("\n")
    demand(first == "c2sp.org/tlog-proof@v1" and index.startswith("index "), "no proof")
    note = receipt["proof"].partition("\n\n")[2].encode()
    origin = note.split(b"\n")[0]
    text, lines = open_note(note, origin, key)
    _, size, root = checkpoint(text)
    statement, _ = open_note(receipt["statement"].encode(), origin, key)
    told = dict(line.split(": ", 1) for line in statement.decode().splitlines()[1:])

    reached = receipt["previousHash"]
    own = receipt["chain"][0]["row"]
    demand(own["number"] == receipt["number"] == told["number"], "another number")
    for at, step in enumerate(receipt["chain"]):
        if "row" in step:
            reached = row_hash(step["row"], reached).hex()
        else:
            demand(step["number"] != own["number"], "a record of the number is hidden")
            reached = blinded_hash(step, reached).hex()
        if at == 0:
            demand(told["row"] == reached, "the statement is of another record")
    demand(receipt["head"] == reached, "the records do not lead to the head")
    demand(receipt["place"] + len(receipt["chain"]) - 1 == receipt["headPlace"], "records are missing")
    entry = leaf(head_entry(receipt["store"], own["counterId"], receipt["headPlace"], receipt["head"]))
    proof = [base64.b64decode(line) for line in hashes]
    demand(included(entry, int(index[6:]), size, proof) == root, "the head is not in the log")
    for name, value in {"store": receipt["store"], "project": receipt["project"], "state": receipt["state"],
                        "person": f"{receipt['person']} ({own['personId']})", "template": own["template"],
                        "counter": str(own["counterId"]), "place": str(receipt["place"]), "head": receipt["head"],
                        "time": own["createdAt"] + " UTC", "log": origin.decode(), "log size": str(size)}.items():
        demand(told[name] == value, "the statement says otherwise of: " + name)
    return {"number": own["number"], "state": told["state"], "place": receipt["place"],
            "blinded": sum("row" not in step for step in receipt["chain"]),
            "cosigned": [cosigned(text, lines, witness) for witness in witnesses]}


def digest_text(tag, digest):
    log = digest["adminLog"]
    text = tag + field(digest["store"]) + field(digest["time"])
    text += field(log["sequence"]) + field(log["hash"]) if log else b"--"
    text += field(len(digest["counters"]))
    for counter in digest["counters"]:
        text += field(counter["counter"]) + field(counter["length"]) + field(counter["head"])
    return text


def check_digests(path, key):
    logs, before = {}, {}
    count = 0
    for line in filter(str.strip, open(path, encoding="utf-8")):
        digest = json.loads(line)
        count += 1
        if digest["format"] == "lekthi-digest-1":
            demand(verified(key, digest_text(b"LD1", digest), base64.b64decode(digest["signature"])), "a wrong signature")
            continue
        demand(digest["format"] == "lekthi-digest-2", "another format")
        note = digest["checkpoint"].encode()
        origin, size, root = checkpoint(open_note(note, note.split(b"\n")[0], key)[0])
        entries = logs.setdefault(origin, [])
        for counter in digest["counters"]:
            if counter not in before.get(origin, []):
                entries.append(leaf(head_entry(digest["store"], counter["counter"], counter["length"], counter["head"])))
        before[origin] = digest["counters"]
        entries.append(leaf(digest_text(b"LD2", digest)))
        demand(size == len(entries) and root == tree_root(entries), "a checkpoint of another log")
        proof = [base64.b64decode(text) for text in digest["proof"]]
        demand(included(entries[-1], size - 1, size, proof) == root, "the digest is not in its log")
    return {"digests": count, "logs": len(logs)}


def check_request(path, old_root):
    head, _, note = open(path, encoding="utf-8").read().partition("\n\n")
    old, *proof = head.split("\n")
    _, size, root = checkpoint(note.encode())
    demand(old.startswith("old "), "no old size")
    demand(consistent(int(old[4:]), base64.b64decode(old_root), size, root, [base64.b64decode(p) for p in proof]),
           "the log does not begin with what it was")
    return {"old": int(old[4:]), "size": size}


def cosign(path, name):
    note = open(path, encoding="utf-8").read().partition("\n\n")[2].encode()
    text = note.rpartition(b"\n\n")[0] + b"\n"
    signing = nacl.signing.SigningKey.generate()
    key = bytes(signing.verify_key)
    seconds = 1790000000
    signature = signing.sign(b"cosignature/v1\ntime %d\n" % seconds + text).signature
    identity = key_id(name.encode(), 4, key)
    value = base64.b64encode(identity + struct.pack(">Q", seconds) + signature).decode()
    vkey = f"{name}+{identity.hex()}+{base64.b64encode(bytes([4]) + key).decode()}"
    return {"answer": f"\u2014 {name} {value}\n", "key": vkey}


def main():
    kind, path, key = sys.argv[1:4]
    if kind == "request":
        return check_request(path, key)
    if kind == "cosign":
        return cosign(path, key)
    public = base64.b64decode(key)
    return check_receipt(path, public, sys.argv[4:]) if kind == "receipt" else check_digests(path, public)


try:
    print(json.dumps(main()))
except Wrong as wrong:
    print(wrong)
    sys.exit(1)
