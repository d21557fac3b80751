/** npm run scenes: writes what the pen draws where the pages find it. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { drawScenes } from './draw.ts';

const file = path.join(import.meta.dirname, '..', '..', 'web', 'public', 'scenes.svg');
const svg = drawScenes();
writeFileSync(file, svg);
process.stdout.write(`scenes.svg: ${Buffer.byteLength(svg)} bytes\n`);
