import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { coreLetters, lettersOf } from '../fonts/core-letters.ts';
import { cutCore, fontFile, type Script } from '../fonts/cut.ts';

const web = path.join(import.meta.dirname, '..', '..', 'web');
const scripts: readonly Script[] = ['latin', 'arabic'];

describe('the fonts that a page waits for', () => {
  it.each(scripts)('are cut from the whole font of today: %s', async (script) => {
    const committed = readFileSync(fontFile(`rubik-${script}-core`));
    expect(committed.equals(await cutCore(script)), 'npm run fonts').toBe(true);
  });

  it.each(scripts)('are asked for by the letters they have: %s', (script) => {
    expect(fontsOfPages()).toContain(coreLetters[script]);
  });

  it('no letter is looked for in two of them, and none of the whole fonts is lost', () => {
    const [latin, latinRest, arabic, arabicRest] = fontsOfPages().map(lettersOf);
    const all = [latin, latinRest, arabic, arabicRest].join('');
    expect(new Set(all).size).toBe(Array.from(all).length);
    for (const letter of 'Åéñßœ€ıپچگ٭ۀﻼ') expect(latinRest + (arabicRest ?? '')).toContain(letter);
  });

  it('have every letter of our own texts', () => {
    const core = new Set(scripts.flatMap((script) => Array.from(lettersOf(coreLetters[script]))));
    const missing = ['messages', 'content'].flatMap((folder) =>
      textsIn(path.join(web, folder)).flatMap(({ file, text }) =>
        [...new Set(text)]
          .filter((letter) => !core.has(letter) && !unseen.test(letter))
          .map((letter) => `${file}: ${letter}`),
      ),
    );
    expect(missing).toEqual([]);
  });
});

/** Ends of lines, and marks that say which way a part is read. */
const unseen = /[\n\p{Cf}]/u;

/** The ranges in the order in which `web/app/fonts.ts` says them. */
function fontsOfPages(): string[] {
  const source = readFileSync(path.join(web, 'app', 'fonts.ts'), 'utf8');
  return [...source.matchAll(/value:\s*'(U\+[^']+)'/g)].map(([, ranges = '']) => ranges);
}

function textsIn(folder: string): { file: string; text: string }[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => ({ file: path.relative(web, file), text: readFileSync(file, 'utf8') }));
}
