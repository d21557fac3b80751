/**
 * `npm run fonts`: cuts from the whole fonts in `web/fonts` what a page waits for (core-letters.ts), beside them. Both are
 * committed: nothing is cut when the pages are built.
 */
import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { cutCore, fontFile } from './cut.ts';

for (const script of ['latin', 'arabic'] as const) {
  const core = await cutCore(script);
  writeFileSync(fontFile(`rubik-${script}-core`), core);
  process.stdout.write(`rubik-${script}-core.woff2: ${core.length} bytes\n`);
}
