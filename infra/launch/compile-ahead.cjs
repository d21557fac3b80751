// Plain JavaScript for any Node from 20 up: a last step of building the pages.
'use strict';
const fs = require('node:fs');
const path = require('node:path');

/**
 * Read by Chromium in the first line of a script (v8.dev/blog/explicit-compile-hints): all of it is compiled while it is fetched, away from
 * the thread that answers presses. Without it each module is compiled on that thread when it is first asked for: half of
 * what a phone is busy with before a page is alive. Other browsers see a comment.
 */
const HINT = '//# allFunctionsCalledOnLoad\n';

/** In what every page runs at its start; `dir` is what `next build` wrote. Harmless a second time. */
function compileAhead(dir) {
  const manifest = JSON.parse(fs.readFileSync(path.join(dir, 'build-manifest.json'), 'utf8'));
  for (const name of manifest.rootMainFiles) {
    const file = path.join(dir, name);
    const script = fs.readFileSync(file, 'utf8');
    if (!script.startsWith(HINT)) fs.writeFileSync(file, HINT + script);
  }
}

module.exports = { compileAhead };
