// What failed, in few words, for the end of a long log: whoever reads only its last lines must find the cause there.
'use strict';
const fs = require('node:fs');

const testsReportedOfAFile = 4;
const lengthOfACause = 300;

/**
 * @param {string} file a report of vitest
 * @returns {string[]} a line for each file that failed, and some of its tests with their causes
 */
function vitestFailures(file) {
  const { testResults } = JSON.parse(fs.readFileSync(file, 'utf8'));
  return testResults.flatMap((result) => {
    const failed = result.assertionResults.filter(({ status }) => status !== 'passed');
    if (failed.length === 0 && result.status !== 'failed') return [];
    const seconds = Math.round((result.endTime - result.startTime) / 1000);
    const name = result.name.replace(`${process.cwd()}/`, '');
    return [
      `${name}: ${failed.length} of ${result.assertionResults.length} failed (${seconds} s)`,
      ...(result.message ? [`    ${inShort(result.message)}`] : []),
      ...reported(failed, (test) => [test.fullName, test.failureMessages?.[0] ?? test.status]),
    ];
  });
}

/** @param {string} file a report of Playwright */
function playwrightFailures(file) {
  const { suites, errors } = JSON.parse(fs.readFileSync(file, 'utf8'));
  const failed = suites
    .flatMap(specsOf)
    .flatMap(({ title, file: name, tests }) =>
      tests
        .filter(({ status }) => status !== 'expected')
        .map(({ projectName, results }) => [
          `[${projectName}] ${name}: ${title}`,
          results.at(-1)?.error?.message ?? 'skipped',
        ]),
    );
  return [
    ...errors.map(({ message }) => inShort(message)),
    ...reported(failed, (words) => words, 20),
  ];
}

const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

/** @returns {string[]} */
function reported(failed, wordsOf, most = testsReportedOfAFile) {
  const lines = failed.slice(0, most).flatMap((test) => {
    const [name, cause] = wordsOf(test);
    return [`  ✗ ${name}`, `    ${inShort(cause)}`];
  });
  const more = failed.length - most;
  return more > 0 ? [...lines, `  … and ${more} more`] : lines;
}

const beginOfColour = String.fromCharCode(27);
const colours = new RegExp(`${beginOfColour}[[0-9;]*m`, 'g');

function inShort(text) {
  const line = text.replace(colours, '').replace(/\s+/g, ' ').trim();
  return line.length > lengthOfACause ? `${line.slice(0, lengthOfACause)} …` : line;
}

module.exports = { vitestFailures, playwrightFailures };
