/** npm run scenes: writes what the pen draws where the pages find it. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { drawScenes } from './draw.ts';

const folder = path.join(import.meta.dirname, '..', '..', 'web', 'public', 'scenes');
mkdirSync(folder, { recursive: true });
for (const [name, svg] of drawScenes()) {
  writeFileSync(path.join(folder, name), svg);
  process.stdout.write(`${name}: ${Buffer.byteLength(svg)} bytes\n`);
}
