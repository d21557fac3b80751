// Plain JavaScript for any Node from 20 up: whether what was built is whole, and of the present sources.
'use strict';
const fs = require('node:fs');
const path = require('node:path');

/**
 * Runs `build` unless the folder's mark says that it was built, to the end, of these sources. The mark goes before and comes
 * last; what is found without one was broken off, or is not ours, and is cleared rather than built upon.
 * @param wanted names the sources
 */
async function buildOnce(folder, wanted, build) {
  const mark = path.join(folder, 'muqarin-build');
  const found = fs.existsSync(mark) ? fs.readFileSync(mark, 'utf8') : null;
  if (found === wanted) return;
  if (found === null) fs.rmSync(folder, { recursive: true, force: true });
  // Broken off from here on, what is there is of no sources: also not of those that it was built of before.
  fs.rmSync(mark, { force: true });
  await build();
  fs.writeFileSync(mark, wanted);
}

module.exports = { buildOnce };
