#!/usr/bin/env python3
"""Checks what lekthictl printed against the schemas of docs/schemas.

Reads lines {"schema": NAME, "document": {...}} and prints one object: for each schema the problems that its
documents have, and under "" the lists that were empty in all of them."""

import json
import pathlib
import sys

from jsonschema import Draft202012Validator

DEFINITIONS = "definitions.json"


def load(directory, name):
    text = (directory / name).read_text(encoding="utf-8")
    return json.loads(text.replace(DEFINITIONS + "#", "#"))


def problems_of(error):
    """Of a choice, what is wrong with the branch that comes nearest."""
    if error.context:
        nearest = min(branches(error), key=len)
        return [text for part in nearest for text in problems_of(part)]
    place = "/".join(str(step) for step in error.absolute_path)
    return [f"{place or '(document)'}: {error.message}"]


def branches(error):
    found = {}
    for part in error.context:
        found.setdefault(part.schema_path[0], []).append(part)
    return found.values()


def note_lists(value, lists):
    """Whether a list was filled, by the members that its object has."""
    if isinstance(value, dict):
        shape = ",".join(sorted(value))
        for name, member in value.items():
            if isinstance(member, list):
                lists[shape, name] = lists.get((shape, name), False) or bool(member)
            note_lists(member, lists)
    elif isinstance(value, list):
        for member in value:
            note_lists(member, lists)


def main():
    directory = pathlib.Path(sys.argv[1])
    definitions = load(directory, DEFINITIONS)
    Draft202012Validator.check_schema(definitions)
    validators, problems, lists = {}, {}, {}
    for line in sys.stdin:
        printed = json.loads(line)
        name = printed["schema"]
        if name not in validators:
            schema = load(directory, name + ".json")
            Draft202012Validator.check_schema(schema)
            schema["$defs"] = definitions["$defs"]
            validators[name] = Draft202012Validator(schema)
        found = problems.setdefault(name, [])
        for error in validators[name].iter_errors(printed["document"]):
            found += problems_of(error)
        note_lists(printed["document"], lists)
    problems[""] = sorted(f"{name} of {shape}" for (shape, name), filled in lists.items() if not filled)
    json.dump(problems, sys.stdout, ensure_ascii=False)


main()
