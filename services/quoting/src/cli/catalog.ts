import path from 'node:path';
import { styleText } from 'node:util';
import { builtInCatalogueDir } from '../catalogue/built-in.ts';
import { run } from './run.ts';
import type { Terminal } from './terminal.ts';

/** `npm run catalog -- …`: the process. npm starts it in the project; INIT_CWD is where the person stands. */
const projectDir = path.join(import.meta.dirname, '..', '..', '..', '..');
const { DATA_DIR = '.data', INIT_CWD = process.cwd() } = process.env;

const terminal: Terminal = {
  out: (text) => console.log(text),
  error: (text) => console.error(text),
  paint: (style, text) => styleText(style, text, { stream: process.stdout }),
  resolve: (typed) => path.resolve(INIT_CWD, typed),
  dataDir: path.resolve(projectDir, DATA_DIR),
  builtInDir: builtInCatalogueDir,
  now: () => new Date(),
};

process.exitCode = await run(process.argv.slice(2), terminal);
