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

/**
 * Once most objects of a place in the code outlived their youth, V8 makes all of that place old at once, for good, and with each
 * what it holds: lists of prices that nobody kept were searched for with the whole heap every four seconds, for 100 ms
 * (`bench:http`).
 */
const bornYoung = '--no-allocation-site-pretenuring';

const quiet = '--disable-warning=ExperimentalWarning';
const productArguments = [quiet, bornYoung, youngGeneration(12)];
const pagesArguments = [quiet, youngGeneration(8), '--max-old-space-size=256'];

module.exports = { compileCache, productArguments, pagesArguments };
