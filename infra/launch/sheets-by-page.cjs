// Plain JavaScript for any Node from 20 up: a last step of building the pages.
'use strict';
const { createHash } = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');

/**
 * The build puts nearly all rules of the house into one sheet, 100 kB for pages that need 12 to 37. A page gets a copy of its own
 * here: the lines (one a style module) whose classes its scripts name, those of the server and of later parts among them, in the
 * same order, so that no rule comes before another than it did. `~` in a copy's name parts what it is a copy of from its own mark;
 * the loader of later parts asks for the whole sheet, and has to be told that it is there (bff/src/after-paint.ts).
 * A part whose script comes later may have its rules in a sheet that comes with the script. Where the server draws it at once, they
 * are added, or it stands bare until then, and for good without JavaScript.
 * `dir` is what `next build` wrote. Harmless a second time.
 */
function sheetsByPage(dir) {
  const read = remembered((file) => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : ''));
  const linesOf = remembered((name) =>
    read(path.join(dir, name))
      .split('\n')
      .map((text) => ({ text, marks: marksIn(text) })),
  );
  const namedIn = remembered((file) => marksIn(read(file)));
  const sheetsOfHouse = namesIn(path.join(dir, 'static', 'chunks')).filter(isWhole);
  for (const page of pagesIn(path.join(dir, 'server', 'app'))) {
    const named = new Set(scriptsOf(page, dir, read).flatMap(namedIn));
    const isNeeded = ({ marks }) => marks.length === 0 || marks.some((mark) => named.has(mark));
    const manifest = manifestOf(page);
    const [first, ...others] = namedSheets(read(manifest));
    const own = new Set([first, ...others].map((name) => name?.replace(/~[^.]*/, '')));
    const drawn = new Set(serverScriptsOf(page, dir, read).flatMap(namedIn));
    const missing = sheetsOfHouse
      .filter((name) => sheetsOfHouse.includes(first) && !own.has(name))
      .flatMap(linesOf)
      .filter(({ marks }) => drawn.has(marks[0]));
    const copied = read(manifest).replace(sheet, (name) => {
      const lines = linesOf(name);
      const needed = lines.filter(isNeeded);
      const added = name === first ? missing : [];
      if (needed.length === lines.length && added.length === 0) return name;
      return writeCopy(dir, name, [...needed, ...added]);
    });
    if (copied !== read(manifest)) fs.writeFileSync(manifest, copied);
  }
}

const sheet = /static\/chunks\/[^"\\/~]+\.css/g;
const serverScript = /server\/chunks\/[^"\\]+?\.js/g;
const script = /(?:server|static)\/chunks\/[^"\\]+?\.js/g;
/** Classes of style modules, in a sheet and in scripts: the module's mark, then the name in the file. */
const ownClass = /[\w-]{6,}_(?=[A-Za-z])/g;

function marksIn(text) {
  return Array.from(new Set(text.match(ownClass)));
}

function writeCopy(dir, name, lines) {
  const text = lines.map((line) => line.text).join('\n');
  const mark = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const copy = name.replace('.css', `~${mark}.css`);
  fs.writeFileSync(path.join(dir, copy), text);
  return copy;
}

/** The files that a page may run, on the server and in the browser: its own and all that they name. */
function scriptsOf(page, dir, read) {
  const seen = new Set([page, manifestOf(page)]);
  for (const file of seen)
    for (const [name] of read(file).matchAll(script)) seen.add(path.join(dir, name));
  return Array.from(seen);
}

function namedSheets(manifest) {
  return Array.from(new Set(manifest.match(/static\/chunks\/[^"\\/]+\.css/g)));
}

/** What draws the page at its first answer: the scripts of the server that it names itself. */
function serverScriptsOf(page, dir, read) {
  const named = `${read(page)}${read(manifestOf(page))}`.match(serverScript);
  return Array.from(new Set(named), (name) => path.join(dir, name));
}

function manifestOf(page) {
  return page.replace(/\.js$/, '_client-reference-manifest.js');
}

function namesIn(folder) {
  return fs.readdirSync(folder).map((name) => `static/chunks/${name}`);
}

function isWhole(name) {
  return name.endsWith('.css') && !name.includes('~');
}

function pagesIn(folder) {
  return fs
    .readdirSync(folder, { recursive: true })
    .map((name) => path.join(folder, name))
    .filter((file) => path.basename(file) === 'page.js' && fs.existsSync(manifestOf(file)));
}

function remembered(make) {
  const known = new Map();
  return (key) => {
    if (!known.has(key)) known.set(key, make(key));
    return known.get(key);
  };
}

module.exports = { sheetsByPage };
