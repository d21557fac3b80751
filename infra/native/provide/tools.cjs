// k6 and toxiproxy, built by Go from the module list under parts/tools: its go.sum holds the sum of every module.
'use strict';
const fs = require('node:fs');
const path = require('node:path');
const { step } = require('../../launch/toolchain.cjs');
const { ensurePart, folderOf } = require('./cache.cjs');
const { requireNeeds } = require('./machine.cjs');

const modules = path.join(__dirname, '..', 'parts', 'tools');

const packages = {
  k6: 'go.k6.io/k6',
  toxiproxy: 'github.com/Shopify/toxiproxy/v2/cmd/server',
};

/** Builds the tool unless it is here. @returns {Promise<string>} where it is */
async function provideTool(name) {
  const part = partOf(name);
  const { go } = fs.existsSync(folderOf(part)) ? { go: 'go' } : await requireNeeds(['go']);
  const make = (folder) =>
    step(`Building ${name} (takes some minutes)`, go, [
      'build',
      '-C',
      modules,
      '-mod=readonly',
      '-buildvcs=false',
      '-trimpath',
      '-o',
      path.join(folder, name),
      packages[name],
    ]);
  return path.join(await ensurePart({ ...part, make }), name);
}

function whichTool(name) {
  const file = path.join(folderOf(partOf(name)), name);
  if (fs.existsSync(file)) return file;
  throw new Error(`${name} is not built yet: npm run native -- tools ${name}`);
}

function partOf(name) {
  if (!Object.hasOwn(packages, name))
    throw new Error(`There is no tool ${name}; there are ${Object.keys(packages).join(', ')}.`);
  const lock = ['go.mod', 'go.sum'].map((file) =>
    fs.readFileSync(path.join(modules, file), 'utf8'),
  );
  return { name, lock: lock.join(''), platform: `${process.platform}-${process.arch}` };
}

module.exports = { provideTool, whichTool };
