/**
 * Begins each page's request in its reader's language, which the BFF has decided (web/lib/reader.ts). The languages' files
 * are read once, at the start.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { arabicMessages, sayInArabic } from '@muqarin/rules/ar/sayings';
import type { Say } from '@muqarin/rules/translate';

type Areas = Record<string, unknown>;

interface Reader {
  locale: 'ar';
  areas: Areas;
  say: Say;
}

/** `dir` holds the pages. The result runs what answers a request, knowing its reader. */
export function pageReaders(dir: string): (request: IncomingMessage, answer: () => void) => void {
  const folder = path.join(dir, 'messages', 'ar');
  const ofPages = filesOf(path.join(folder, 'page'));
  const arabic: Reader = {
    locale: 'ar',
    areas: { ...filesOf(folder), ...ofPages },
    say: sayInArabic(),
  };
  const readers = new AsyncLocalStorage<Reader>();
  const carried = JSON.stringify({ areas: ofPages, sayings: arabicMessages() });
  Object.assign(globalThis, {
    muqarinReaders: readers,
    muqarinReaderTexts: carried.replaceAll('<', '\\u003c'),
    muqarinArabicFont: fontOf(dir),
  });
  return ({ headers }, answer) =>
    headers['x-muqarin-locale'] === 'ar' ? readers.run(arabic, answer) : answer();
}

/** Next preloads a font on every page or on none; Arabic pages ask for theirs by its built address. */
function fontOf(dir: string): string | undefined {
  const media = path.join(dir, '.next', 'static', 'media');
  const name = existsSync(media)
    ? readdirSync(media).find((file) => /^rubik.arabic.*\.woff2$/.test(file))
    : undefined;
  return name && `/_next/static/media/${name}`;
}

function filesOf(folder: string): Areas {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const read = (name: string): unknown => JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
  return Object.fromEntries(names.map((name) => [path.basename(name, '.json'), read(name)]));
}
