/**
 * The content files of the site: known fields only, every page in both languages, links that lead somewhere, pictures with
 * words, headings in order, and examples whose lines add up. `npm run check` runs it; `npm run content -- lint` as well.
 */
import path from 'node:path';
import { lintContent } from './content-rules.ts';

const web = path.join(import.meta.dirname, '..', '..', 'web');
const [command = 'lint'] = process.argv.slice(2);
if (command !== 'lint') {
  process.stderr.write('npm run content -- lint   checks the files under web/content\n');
  process.exitCode = 2;
} else {
  const problems = lintContent(web);
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
