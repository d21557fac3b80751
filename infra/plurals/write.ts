/** `npm run plurals`: writes the compiled forms into the files of texts. */
import path from 'node:path';
import { pluralProblems, writePlurals } from './plurals.ts';

const root = path.join(import.meta.dirname, '..', '..');
writePlurals(root);
const problems = pluralProblems(root);
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exitCode = problems.length === 0 ? 0 : 1;
