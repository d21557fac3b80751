// The lock file names no download address, so that it works behind any registry.
'use strict';
const fs = require('node:fs');
const path = require('node:path');

const file = path.join(__dirname, '..', '..', 'package-lock.json');
const found = fs.readFileSync(file, 'utf8').match(/"resolved": "https?:[^"]*"/);
if (found) {
  process.stderr.write(
    `package-lock.json holds ${found[0]}; .npmrc must keep omit-lockfile-registry-resolved=true\n`,
  );
  process.exitCode = 1;
}
