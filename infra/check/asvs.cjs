// docs/asvs.md has a row for each requirement of level 2, and each test that a row names is there. Plain JavaScript for Node 20.
'use strict';
const fs = require('node:fs');
const path = require('node:path');

const file = 'docs/asvs.md';
/** Of ASVS 5.0.0, chapters 6 and 7, levels 1 and 2: how many rows each section has. */
const sections = {
  6.1: 3,
  6.2: 12,
  6.3: 4,
  6.4: 4,
  6.5: 5,
  6.6: 3,
  6.8: 4,
  7.1: 3,
  7.2: 4,
  7.3: 2,
  7.4: 5,
  7.5: 2,
  7.6: 2,
};
const expected = Object.entries(sections).flatMap(([section, count]) =>
  Array.from({ length: count }, (_, at) => `${section}.${at + 1}`),
);

/** What is wrong with it, a sentence each. */
function asvsProblems(root) {
  const rows = fs
    .readFileSync(path.join(root, file), 'utf8')
    .split('\n')
    .map((line) => /^\| (\d\.\d\.\d+) +\|[^|]*\|(.*)\|$/.exec(line))
    .filter(Boolean);
  const found = rows.map(([, row]) => row);
  return [
    ...expected.filter((row) => !found.includes(row)).map((row) => `${file} lacks row ${row}`),
    ...found
      .filter((row, at) => !expected.includes(row) || found.indexOf(row) !== at)
      .map((row) => `${file} has a row too many: ${row}`),
    ...rows.flatMap(([, row, heldBy]) => problemsOf(root, row, heldBy)),
  ];
}

function problemsOf(root, row, heldBy) {
  const tests = [...heldBy.matchAll(/`([^`]+\.test\.ts)` "([^"]+)"/g)];
  const isHeld = tests.length > 0 || /Deviation|^ above *$/.test(heldBy);
  return [
    ...(isHeld ? [] : [`${file} row ${row} is held by nothing`]),
    ...tests
      .filter(([, test, title]) => !hasTest(path.join(root, test), title))
      .map(
        ([, test, title]) =>
          `${file} row ${row} names a test that is not there: ${test} "${title}"`,
      ),
  ];
}

function hasTest(test, title) {
  if (!fs.existsSync(test)) return false;
  const code = fs.readFileSync(test, 'utf8');
  return [`'${title}'`, `"${title}"`].some((quoted) => code.includes(quoted));
}

module.exports = { asvsProblems };
