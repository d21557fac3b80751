// What `@/` stands for in the pages (web/tsconfig.json), in the form that dependency-cruiser reads.
'use strict';

const path = require('node:path');

module.exports = { resolve: { alias: { '@': path.join(__dirname, '../../web') } } };
