// A folder of downloads against the committed list of their sums: nothing missing, nothing more, nothing other.
'use strict';
const { createHash } = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');

/** @param {string} text as sha256sum prints it: "<64 hex digits>  <file name>" */
function readSums(text) {
  return new Map(
    text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => {
        const found = /^([0-9a-f]{64}) [ *]([^/\s]+)$/.exec(line);
        if (!found) throw new Error(`This is no line of a list of sums: ${line}`);
        return /** @type {[string, string]} */ ([found[2], found[1]]);
      }),
  );
}

/**
 * Refuses the folder with the names of all files that are not as listed.
 * @param {string} folder
 * @param {Map<string, string>} sums
 */
function requireSums(folder, sums) {
  const present = fs.readdirSync(folder);
  const problems = [
    ...[...sums.keys()]
      .filter((name) => !present.includes(name))
      .map((name) => `${name} is missing`),
    ...present.filter((name) => !sums.has(name)).map((name) => `${name} is not in the list`),
    ...present
      .filter((name) => sums.has(name) && sums.get(name) !== sumOfFile(path.join(folder, name)))
      .map((name) => `${name} has another content than it should`),
  ];
  if (problems.length > 0)
    throw new Error(
      `Refused, because what was downloaded is not what is expected:\n  ${problems.join('\n  ')}`,
    );
}

function sumOfFile(file) {
  return createHash('sha256').update(fs.readFileSync(file)).digest('hex');
}

module.exports = { readSums, requireSums };
