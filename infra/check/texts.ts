/**
 * Part of `npm run check`: every text in both languages, none in a component, and a layout that can be mirrored.
 * Said of each finding: file, line, what.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pluralProblems } from '../plurals/plurals.ts';
import { keyProblems } from './text-keys.ts';
import { literalTexts } from './text-literals.ts';

const root = path.join(import.meta.dirname, '..', '..');
const web = path.join(root, 'web');

/** Four values go round by sides; the second and the fourth differ. */
const round = /(?:inset|margin|padding)\s*:\s*\S+ (\S+) \S+ (?!\1;)\S+;/;

/** What a mirrored page would need written twice. */
const sides =
  /(?<![-\w])(?:(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)|border-(?:top|bottom)-(?:left|right)-radius|left|right)\s*:|(?:text-align|float|clear)\s*:\s*(?:left|right)\b/;

const problems = [
  ...keyProblems(root),
  ...pluralProblems(root),
  ...filesUnder(web, '.tsx').flatMap(literalsOf),
  ...filesUnder(path.join(web, 'app'), '.tsx').flatMap(headsOf),
  ...filesUnder(web, '.css').flatMap(sidesOf),
];

for (const problem of problems) console.log(problem);
process.exitCode = problems.length === 0 ? 0 : 1;

function literalsOf(file: string): string[] {
  return literalTexts(readFileSync(file, 'utf8')).map(
    ({ line, text }) => `${path.relative(root, file)}:${line} text in a component: ${text}`,
  );
}

function sidesOf(file: string): string[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, at) =>
      (sides.test(line) || round.test(line)) && !line.includes('same side in both')
        ? [`${path.relative(root, file)}:${at + 1} a physical side: ${line.trim()}`]
        : [],
    );
}

/** A page's head is made for each reader: what a module keeps at import is of one language. */
function headsOf(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  return /export const metadata\b[^;]*\b(?:title|description)\b/.test(source)
    ? [`${path.relative(root, file)} keeps its title at import: use generateMetadata`]
    : [];
}

function filesUnder(folder: string, ending: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const place = path.join(folder, entry.name);
    if (entry.isDirectory())
      return ['node_modules', '.next', 'e2e', 'test'].includes(entry.name)
        ? []
        : filesUnder(place, ending);
    return entry.name.endsWith(ending) ? [place] : [];
  });
}
