/** Writes a JPEG of about so many bytes to a file, for `npm run bench:uploads`: noise, which no encoder can shrink. */
import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import process from 'node:process';
import sharp from 'sharp';

const [file = '', wanted = '0'] = process.argv.slice(2);
const width = 4000;
/** Bytes for each pixel of noise at this quality. */
const density = 0.825;
const height = Math.floor(Number(wanted) / density / width);
const pixels = randomBytes(width * height * 3);
const photo = await sharp(pixels, { raw: { width, height, channels: 3 } })
  .jpeg({ quality: 90 })
  .toBuffer();
writeFileSync(file, photo);
process.stdout.write(`${photo.length}\n`);
