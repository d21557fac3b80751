/** The type of papers: Rubik in three weights, a family for each script, embedded once in a file however often it changes. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Font } from '@react-pdf/renderer';
import { unpackWoff } from './unpack-woff.ts';

const require = createRequire(import.meta.url);
const weights = [400, 500, 600];

export async function loadFonts(): Promise<void> {
  addFamily('Rubik', 'latin');
  addFamily('Rubik Arabic', 'arabic');
  Font.registerHyphenationCallback((word) => [word]);
  for (const fontWeight of weights) {
    const arabic = await loaded({ fontFamily: 'Rubik Arabic', fontWeight });
    nameApart(arabic);
    sayLettersAnew(arabic);
    sayLettersAnew(await loaded({ fontFamily: 'Rubik', fontWeight }));
  }
}

function addFamily(name: string, script: 'latin' | 'arabic'): void {
  const fonts = weights.map((fontWeight) => {
    const file = `@fontsource/rubik/files/rubik-${script}-${fontWeight}-normal.woff`;
    const plain = unpackWoff(readFileSync(require.resolve(file)));
    return { src: `data:font/ttf;base64,${plain.toString('base64')}`, fontWeight };
  });
  Font.register({ family: name, fonts });
}

interface Glyph {
  codePoints: readonly number[];
}

interface Loaded {
  postscriptName: string;
  hasGlyphForCodePoint: (codePoint: number) => boolean;
  getGlyph: (id: number, codePoints?: readonly number[]) => Glyph | null;
}

async function loaded(which: { fontFamily: string; fontWeight: number }): Promise<Loaded> {
  await Font.load(which);
  return Font.getFont(which)?.data as unknown as Loaded;
}

/**
 * The packaged files of one weight bear one name whatever their script, and the renderer finds a font it has by its name: two
 * of a name were embedded anew at each change between them, 1,700 times in a long quote. And the file of Arabic has a stray
 * "A", which would break words.
 */
function nameApart(font: Loaded): void {
  const has = font.hasGlyphForCodePoint.bind(font);
  Object.defineProperties(font, {
    postscriptName: { value: font.postscriptName.replace('Rubik', 'RubikArabic') },
    hasGlyphForCodePoint: { value: (codePoint: number) => !isLatin(codePoint) && has(codePoint) },
  });
}

/**
 * A font keeps each glyph with the letters that it stood for when it was first met: none, where it was a part of another one
 * that was embedded. The renderer counts the letters of a word by them, and tore words apart in the next paper. So each glyph
 * says the letters that it stands for now.
 */
function sayLettersAnew(font: Loaded): void {
  const kept = font.getGlyph.bind(font);
  const getGlyph: Loaded['getGlyph'] = (id, codePoints) => {
    const glyph = kept(id, codePoints);
    if (glyph === null || codePoints === undefined || same(glyph.codePoints, codePoints))
      return glyph;
    return Object.create(glyph, { codePoints: { value: codePoints } }) as Glyph;
  };
  Object.defineProperty(font, 'getGlyph', { value: getGlyph });
}

function same(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((codePoint, at) => codePoint === other[at]);
}

/** But the space, or each word of a sentence would be a run of its own. */
function isLatin(codePoint: number): boolean {
  return codePoint < 0x600 && codePoint !== 0x20 && codePoint !== 0xa0;
}
