"""Prints a SARIF document's results, after checking what the standard demands of one."""
import json
import sys

with open(sys.argv[1]) as file:
    document = json.load(file)
assert document["version"] == "2.1.0" and document["$schema"].endswith("sarif-2.1.0.json")
(run,) = document["runs"]
driver = run["tool"]["driver"]
print(driver["name"], document["version"])
rules = {rule["id"] for rule in driver["rules"]}


def place(location):
    physical = location["physicalLocation"]
    region = physical.get("region", {})
    assert all(region[key] >= 1 for key in region)
    text = "{startLine}:{startColumn}-{endLine}:{endColumn}".format(**region) if region else ""
    return f"{physical['artifactLocation']['uri']} {text}"


for result in run["results"]:
    assert result["level"] in ("error", "warning", "note")
    assert "ruleId" not in result or result["ruleId"] in rules
    where = " ".join(place(location) for location in result.get("locations", []))
    print(result.get("ruleId", "-"), result["level"], where, result["message"]["text"])
    for location in result.get("relatedLocations", []):
        print("  at", place(location), location["message"]["text"])
