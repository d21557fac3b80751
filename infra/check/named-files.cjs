// Comments and pages name files: each of them is there. Plain JavaScript for Node 20.
'use strict';
const fs = require('node:fs');
const path = require('node:path');

/** What is nowhere in the project: made by a command, or by a machine. */
const made = /(^|\/)(node_modules|\.next|test-results|generated|gen)(\/|$)/;
const commented = /(?:^\s*\/?\*|\/\/|\/\*).*$/gm;
/** A file of code, or a path that ends in one. A name that begins with a dot is an ending, one after a slash of an address a part. */
const file =
  /(?<![\w@.:/*…<>{}$-])((?:[\w@[\]-][\w@.()[\]-]*\/)*[\w@[\]-][\w.[\]-]*\.(?:tsx?|cjs|css))(?![\w/])/g;
const folder = /`((?:[\w@[\]-][\w@.[\]-]*\/)+[\w@[\]-]*)`/g;

/**
 * @param {string} root
 * @param {readonly string[]} rooms folders of the root whose files are looked at
 * @returns {{ namesIn(text: string): string[], inComments(): { place: string, name: string }[] }} what is named and not there
 */
function namedFiles(root, rooms) {
  const places = rooms.flatMap((room) => walk(root, room));
  /** Every end of every path, so that a comment may say as much of it as it needs. */
  const ends = new Set();
  for (const place of [...places, ...fs.readdirSync(root)]) {
    const parts = place.split('/');
    for (let from = 0; from < parts.length; from += 1) ends.add(parts.slice(from).join('/'));
  }
  const namesIn = (text) =>
    [...text.matchAll(file)].map(([, name]) => name).filter((name) => !ends.has(name));
  const foldersIn = (text, place) =>
    [...text.matchAll(folder)].map(([, name]) => name).filter((name) => isGone(name, place));
  /** A folder that begins where some room of the file's way up has that beginning. */
  const isGone = (name, place) => {
    const [first] = name.split('/');
    for (let above = path.posix.dirname(place); ; above = path.posix.dirname(above)) {
      if (fs.existsSync(path.join(root, above, first)))
        return !fs.existsSync(path.join(root, above, name));
      if (above === '.') return false;
    }
  };
  const inComments = () =>
    places
      .filter((place) => /\.(tsx?|cjs|css)$/.test(place))
      .flatMap((place) => {
        const text = fs.readFileSync(path.join(root, place), 'utf8');
        return (text.match(commented) ?? [])
          .flatMap((comment) => [...namesIn(comment), ...foldersIn(comment, place)])
          .map((name) => ({ place, name }));
      });
  return { namesIn, inComments };
}

function walk(root, place) {
  if (made.test(place)) return [];
  const entries = fs.readdirSync(path.join(root, place), { withFileTypes: true });
  return entries.flatMap((entry) => {
    const below = path.posix.join(place, entry.name);
    if (entry.isFile()) return made.test(below) ? [] : [below];
    return entry.isDirectory() ? [below, ...walk(root, below)] : [];
  });
}

module.exports = { namedFiles };
