// The Markdown files say what is true: their npm commands exist, their links and the files they name lead somewhere, and
// the settings of infra/launch/README.md are those of the code, with the same defaults. Files that comments of the code name
// are there too. Plain JavaScript for Node 20.
'use strict';
const fs = require('node:fs');
const path = require('node:path');
const { asvsProblems } = require('./asvs.cjs');
const { namedFiles } = require('./named-files.cjs');
const { constantsIn, settingsIn, shown } = require('./settings-in.cjs');

const root = path.join(__dirname, '..', '..');
const read = (file) => fs.readFileSync(path.join(root, file), 'utf8');
const rooms = ['packages', 'services', 'bff', 'web', 'infra', 'proto', 'docs'];
/** Where a setting is used, beside the place that declares it. */
const users = [
  'bff/src',
  'infra/launch',
  'packages/platform/src',
  'services/documents/src',
  'services/accounts/src',
  'services/leads/src',
];
/** Made by a command, so a fresh clone may not have them. */
const made = /(^|\/)(node_modules|\.next|test-results)(\/|$)/;
/** Articles of the site: content.ts looks after them. */
const articles = 'web/content';
const npmItself = ['ci', 'exec', 'install', 'ls', 'outdated', 'run', 'view'];

const named = namedFiles(root, rooms);
const problems = [];
const report = (file, text, at, what) =>
  problems.push(`${file}:${text.slice(0, at).split('\n').length} ${what}`);

for (const file of markdownFiles()) {
  const text = read(file);
  checkCommands(file, text);
  checkLinks(file, text);
  checkNamedPaths(file, text);
  checkNamedFiles(file, text);
}
for (const { place, name } of named.inComments())
  problems.push(`${place} names in a comment what is not there: ${name}`);
checkImportRules('docs/architecture.md');
checkMap('README.md');
for (const entry of fs.readdirSync(path.join(root, 'services'), { withFileTypes: true }))
  if (entry.isDirectory()) checkService(entry.name);
// Where two have a setting of one name, the first says its default.
checkSettings('infra/launch/README.md', [
  'infra/launch/config.ts',
  'infra/launch/distributed/config.ts',
  'packages/platform/src/telemetry/settings.ts',
  'bff/src/config.ts',
  'bff/src/process-config.ts',
  'services/leads/src/settings.ts',
  'services/quoting/src/config.ts',
  'services/orders/src/config.ts',
  'services/documents/src/config.ts',
  'services/accounts/src/settings.ts',
  'packages/platform/src/process/settings.ts',
]);

problems.push(...asvsProblems(root));

for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exitCode = problems.length === 0 ? 0 : 1;

function markdownFiles(folder = '') {
  return fs.readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith('.') || made.test(entry.name)) return [];
    const place = path.posix.join(folder, entry.name);
    if (place === articles) return [];
    if (entry.isDirectory()) return markdownFiles(place);
    return entry.name.endsWith('.md') ? [place] : [];
  });
}

/** Code blocks and `code` between backquotes: everything else is prose, where "npm alone" names no command. */
function codeIn(text) {
  return [...text.matchAll(/^```[^\n]*\n([\s\S]*?)^```|`([^`\n]+)`/gm)].map((found) => ({
    code: found[1] ?? found[2],
    at: found.index,
  }));
}

function checkCommands(file, text) {
  for (const { code, at } of codeIn(text)) {
    for (const [whole, run, name, rest] of code.matchAll(
      /\bnpm (run (?:--silent )?)?([a-z][\w:-]*)(.*)/g,
    )) {
      const workspace = /--workspace[ =]([\w/@-]+)/.exec(rest)?.[1] ?? '.';
      const known = scriptsOf(workspace);
      if (!known) report(file, text, at, `there is no workspace ${workspace}: ${whole}`);
      else if (!known.includes(name) && (run || !npmItself.includes(name)))
        report(file, text, at, `package.json has no script ${name}: ${whole}`);
    }
  }
}

function scriptsOf(workspace) {
  const file = path.join(root, workspace, 'package.json');
  if (!fs.existsSync(file)) return null;
  return Object.keys(JSON.parse(fs.readFileSync(file, 'utf8')).scripts ?? {});
}

function checkLinks(file, text) {
  for (const found of text.matchAll(/\]\(([^()\s]+)\)|<img[^>]*\ssrc="([^"]+)"/g)) {
    const [target, anchor] = (found[1] ?? found[2]).split('#');
    if (/^[a-z]+:/.test(target)) continue;
    const place = target === '' ? file : path.posix.join(path.posix.dirname(file), target);
    const there = fs.existsSync(path.join(root, place));
    if (!there) report(file, text, found.index, `the link leads nowhere: ${target}`);
    else if (anchor && place.endsWith('.md') && !anchorsOf(place).includes(anchor))
      report(file, text, found.index, `${place} has no heading #${anchor}`);
  }
}

function anchorsOf(file) {
  return [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/**
 * `services/leads/src/parts.ts` in the text is such a file, and so is `src/parts.ts` in the page of leads. A place with
 * <…>, * or … in it stands for many.
 */
function checkNamedPaths(file, text) {
  const folder = path.posix.dirname(file);
  for (const { code, at } of codeIn(text)) {
    const [first, ...rest] = code.split('/');
    if (rest.length === 0 || !/^[\w./-]+$/.test(code) || made.test(code)) continue;
    const base = rooms.includes(first) ? '' : folder;
    if (!first || first.startsWith('.') || !fs.existsSync(path.join(root, base, first))) continue;
    if (!fs.existsSync(path.join(root, base, code))) report(file, text, at, `there is no ${code}`);
  }
}

/** `store.ts` alone, or the end of a path, is such a file somewhere. */
function checkNamedFiles(file, text) {
  for (const { code, at } of codeIn(text)) {
    if (code.includes('\n')) continue;
    for (const name of named.namesIn(code)) report(file, text, at, `there is no ${name}`);
  }
}

/** The table of import rules names each rule of the checker. */
function checkImportRules(doc) {
  const text = read(doc);
  const { forbidden } = require(path.join(root, '.dependency-cruiser.cjs'));
  for (const { name } of forbidden) {
    if (!text.includes(`\`${name}\``))
      report(doc, text, text.length, `says nothing of the rule ${name}`);
  }
}

/** Every workspace is a room of the map. */
function checkMap(doc) {
  const text = read(doc);
  for (const pattern of JSON.parse(read('package.json')).workspaces) {
    const [folder, all] = pattern.split('/');
    const workspaces = all ? fs.readdirSync(path.join(root, folder)) : [''];
    for (const place of workspaces.map((name) => path.posix.join(folder, name))) {
      if (!scriptsOf(place) || text.includes(`](${place}/`)) continue;
      report(doc, text, text.length, `has no room ${place}`);
    }
  }
}

/** A service's page names each of its calls, and each event of its own or that it handles. */
function checkService(service) {
  const doc = `services/${service}/README.md`;
  const text = read(doc);
  const contract = sourcesOf(`services/${service}/contract`).join('\n');
  const calls = [...contract.matchAll(/^ {4}name: '([\w-]+)'/gm)].map((found) => found[1]);
  const events = sourcesOf(`services/${service}/src`).flatMap((source) =>
    [...source.matchAll(/\bdefineEvent\((\w+)Schema\)/g)].map((found) => found[1]),
  );
  for (const name of [...calls, ...events]) {
    if (!new RegExp(`\`(muqarin\\.\\w+\\.v\\d+\\.)?${name}\``).test(text))
      report(doc, text, text.length, `says nothing of ${name}`);
  }
}

function sourcesOf(folder) {
  return fs.readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const place = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return made.test(place) ? [] : sourcesOf(place);
    return /\.(c?js|tsx?)$/.test(place) ? [read(place)] : [];
  });
}

function checkSettings(doc, schemas) {
  const text = read(doc);
  const limits = constantsIn(read('packages/rules/src/upload-limits.ts'));
  const schema = new Map(schemas.toReversed().flatMap((file) => settingsIn(read(file), limits)));
  const described = new Set();
  for (const row of text.matchAll(/^\| `([A-Z][A-Z0-9_]+)` *\| ([^|]+)\|/gm)) {
    const [, name, cell] = row;
    described.add(name);
    if (!schema.has(name)) {
      if (!isReadSomewhere(name)) report(doc, text, row.index, `no code reads ${name}`);
    } else if (shown(schema.get(name)) !== cell.trim()) {
      const wanted = shown(schema.get(name));
      report(doc, text, row.index, `${name}: the default is ${wanted}, not ${cell.trim()}`);
    }
  }
  for (const name of schema.keys()) {
    if (!described.has(name)) report(doc, text, text.length, `says nothing of ${name}`);
    if (timesIn(users, name) < 2) report(doc, text, text.length, `nothing uses ${name}`);
  }
}

function isReadSomewhere(name) {
  return timesIn(['infra', 'web', 'bff', 'packages', 'services'], `env\\.${name}`) > 0;
}

function timesIn(folders, pattern) {
  const wanted = new RegExp(`\\b${pattern}\\b`, 'g');
  const found = folders.flatMap(sourcesOf).map((source) => source.match(wanted)?.length ?? 0);
  return found.reduce((sum, count) => sum + count, 0);
}
