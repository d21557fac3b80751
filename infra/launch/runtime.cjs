// Plain JavaScript for any Node from 20 up: how the product's Node is started, by `npm start` and by whoever measures it.
'use strict';
const path = require('node:path');

const root = path.resolve(__dirname, '..', '..');

/**
 * What one process has compiled, its copies and its next life only read, stripped of types already: half the processor time
 * of a start, and the compiler is not loaded.
 */
const compileCache = {
  NODE_COMPILE_CACHE: path.join(root, 'node_modules', '.cache', 'muqarin-compiled'),
};

/**
 * Left to itself V8 gives the young generation up to 128 MB on a large machine and keeps them when idle (`bench:start`).
 */
const youngGeneration = (megabytes) => `--max-semi-space-size=${megabytes}`;

const quiet = '--disable-warning=ExperimentalWarning';
const productArguments = [quiet, youngGeneration(12)];
const pagesArguments = [quiet, youngGeneration(8), '--max-old-space-size=256'];

module.exports = { compileCache, productArguments, pagesArguments };
