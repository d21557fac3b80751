/** What is no picture, or more than one. */
import { crc32, deflateSync } from 'node:zlib';
import { eicar } from '../../src/uploads/inspect/eicar.ts';
import type { BadKind } from './bad-kind.ts';
import { phonePhoto, picture } from './good-files.ts';
import { makePdf } from './make-pdf.ts';
import { makeZip } from './make-zip.ts';
import type { Dice } from './random.ts';

const jpeg = (dice: Dice) => picture(dice).jpeg().toBuffer();
const png = (dice: Dice) => picture(dice).png().toBuffer();
const named = (name: string, bytes: Buffer) => ({ name, bytes });

export const badPictures: Readonly<Record<string, BadKind>> = {
  'no byte at all': { reasons: ['empty'], make: () => named('a.jpg', Buffer.alloc(0)) },
  'a program named like a photo': {
    reasons: ['wrong_type'],
    make: (dice) => named('a.jpg', Buffer.concat([Buffer.from('MZ\x90\0'), dice.bytes(900)])),
  },
  'a shell script named like a photo': {
    reasons: ['wrong_type', 'macro'],
    make: () => named('a.jpg', Buffer.from('#!/bin/sh\nrm -rf /\n')),
  },
  'a GIF': {
    reasons: ['wrong_type'],
    make: (dice) => named('a.gif', Buffer.concat([Buffer.from('GIF89a\x01\0'), dice.bytes(300)])),
  },
  'a BMP named like a JPEG': {
    reasons: ['wrong_type'],
    make: (dice) => named('a.jpg', Buffer.concat([Buffer.from('BM\0\0'), dice.bytes(300)])),
  },
  'an SVG with a script': {
    reasons: ['wrong_type', 'polyglot'],
    make: (dice) =>
      named('a.png', Buffer.from(`<svg onload="x,${dice.word()}"><script>alert(1)</script></svg>`)),
  },
  'noise behind the beginning of a JPEG': {
    reasons: ['broken'],
    make: (dice) =>
      named('a.jpg', Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), dice.bytes(2000)])),
  },
  'half a JPEG': {
    reasons: ['broken'],
    make: async (dice) => {
      const whole = await jpeg(dice);
      return named('a.jpg', whole.subarray(0, Math.floor(whole.length * 0.6)));
    },
  },
  'half a PNG': {
    reasons: ['broken'],
    make: async (dice) => {
      const whole = await png(dice);
      return named('a.png', whole.subarray(0, Math.floor(whole.length * 0.6)));
    },
  },
  'a PNG of a billion pixels in a few bytes': {
    reasons: ['too_many_pixels', 'broken'],
    make: (dice) => named('a.png', hugePng(dice.int(30_000, 60_000))),
  },
  'a WebP that is cut': {
    reasons: ['broken'],
    make: async (dice) => {
      const whole = await picture(dice).webp({ lossless: true }).toBuffer();
      return named('a.webp', whole.subarray(0, Math.floor(whole.length / 2)));
    },
  },
  'a JPEG and an archive': {
    reasons: ['polyglot'],
    make: async (dice) =>
      named(
        'a.jpg',
        Buffer.concat([await jpeg(dice), makeZip([{ name: 'run.class', content: dice.word() }])]),
      ),
  },
  'a PNG and a PDF': {
    reasons: ['polyglot'],
    make: async (dice) => named('a.png', Buffer.concat([await png(dice), makePdf()])),
  },
  'a JPEG and a program': {
    reasons: ['polyglot'],
    make: async (dice) =>
      named(
        'a.jpg',
        Buffer.concat([
          await jpeg(dice),
          Buffer.from('MZ..This program cannot be run in DOS mode.'),
        ]),
      ),
  },
  'a JPEG with a script in its comment': {
    reasons: ['polyglot'],
    make: async (dice) => {
      const text = Buffer.from(`${dice.word()}<ScRiPt>alert(1)</script>`);
      return named('a.jpg', withComment(await jpeg(dice), text));
    },
  },
  'a JPEG with PHP among its facts': {
    reasons: ['polyglot'],
    make: async (dice) =>
      named(
        'a.php.jpg',
        await picture(dice)
          .jpeg()
          .withExif({ IFD0: { Copyright: `<?php system('${dice.word()}'); ?>` } })
          .toBuffer(),
      ),
  },
  'a JPEG named like a PDF': {
    reasons: ['name_differs'],
    make: async (dice) => named('a.pdf', await phonePhoto(dice)),
  },
  'a PNG named like a program': {
    reasons: ['name_differs'],
    make: async (dice) => named(dice.pick(['a.exe', 'a.html', 'a.js', 'a.docm']), await png(dice)),
  },
  'EICAR by itself': {
    reasons: ['virus'],
    make: (dice) => named(dice.pick(['eicar.com', 'a.jpg', 'a.csv', 'a.pdf']), eicar),
  },
  'EICAR behind a JPEG': {
    reasons: ['virus'],
    make: async (dice) => named('a.jpg', Buffer.concat([await jpeg(dice), eicar])),
  },
};

function withComment(image: Buffer, text: Buffer): Buffer {
  const head = Buffer.from([0xff, 0xfe, 0, 0]);
  head.writeUInt16BE(text.length + 2, 2);
  return Buffer.concat([image.subarray(0, 2), head, text, image.subarray(2)]);
}

function hugePng(side: number): Buffer {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(side, 0);
  size.writeUInt32BE(side, 4);
  size.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', size),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
