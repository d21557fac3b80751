import { join } from 'node:path';
import { run } from '../../src/cli/run.ts';

/** Runs a command line of `npm run catalog` in a folder and keeps what it prints. */
export async function runCatalog(root: string, ...args: string[]) {
  const printed: string[] = [];
  const complained: string[] = [];
  const code = await run(args, {
    out: (text) => printed.push(text),
    error: (text) => complained.push(text),
    paint: (_style, text) => text,
    resolve: (typed) => join(root, typed),
    dataDir: join(root, 'data'),
    builtInDir: join(root, 'built-in'),
    now: () => new Date('2026-11-21T08:00:00Z'),
  });
  return { code, out: printed.join('\n'), error: complained.join('\n') };
}
