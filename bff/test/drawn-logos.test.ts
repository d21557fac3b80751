import { describe, expect, it, vi } from 'vitest';
import { createDrawnLogos } from '../src/clients/drawn-logos.ts';
import type { BffParts } from '../src/parts.ts';

const drawings: Record<string, string> = {
  falaj: `<svg xmlns="http://www.w3.org/2000/svg" fill='#0a6 100%'>\n<path d="M0&#160;0"/></svg>`,
  ghaf: `<svg>${' '.repeat(1013)}</svg>`,
  rimal: `<svg>${' '.repeat(1014)}</svg>`,
};

function logosOver(quoting: (code: string) => string | undefined) {
  const insurerLogo = vi.fn(async ({ code }: { code: string }) => {
    const svg = quoting(code);
    return svg === undefined ? null : { svg };
  });
  const parts = { quoting: { insurerLogo } } as unknown as Pick<BffParts, 'quoting'>;
  return { logos: createDrawnLogos(parts), insurerLogo };
}

const plansOf = (...codes: string[]) => codes.map((insurerCode) => ({ insurerCode }));
const drawingAt = (address: string) => decodeURIComponent(address.replace(/^[^,]*,/, ''));

describe('the drawing of an insurer in a list', () => {
  it.each([
    ['a small one stands in the page', 'falaj', true],
    ['so does one of 1,024 characters', 'ghaf', true],
    ['a larger one is a file', 'rimal', false],
    ['one that is not there is said by its file', 'nobody', false],
  ])('%s', async (_title, code, inPage) => {
    const { logos } = logosOver((asked) => drawings[asked]);
    const logo = (await logos.of(plansOf('falaj', code), 'v1'))(code);
    expect(logo.startsWith('data:image/svg+xml;charset=utf-8,')).toBe(inPage);
    if (inPage) expect(drawingAt(logo)).toBe(drawings[code]);
    else expect(logo).toBe(`/logos/${code}.svg?v=v1`);
    // It stands in an attribute between double quotes.
    if (inPage) expect(logo).not.toMatch(/["<>#\s]/);
  });

  it('is asked for once a version, of each insurer', async () => {
    const { logos, insurerLogo } = logosOver((code) => drawings[code]);
    await logos.of(plansOf('falaj', 'ghaf', 'falaj'), 'v1');
    await logos.of(plansOf('ghaf', 'falaj'), 'v1');
    expect(insurerLogo).toHaveBeenCalledTimes(2);
    await logos.of(plansOf('falaj'), 'v2');
    expect(insurerLogo).toHaveBeenCalledTimes(3);
  });

  it('is a file while quoting is away, and no longer', async () => {
    let away = true;
    const { logos } = logosOver((code) => {
      if (away) throw new Error('away');
      return drawings[code];
    });
    expect((await logos.of(plansOf('falaj'), 'v1'))('falaj')).toBe('/logos/falaj.svg?v=v1');
    away = false;
    expect((await logos.of(plansOf('falaj'), 'v1'))('falaj')).toMatch(/^data:/);
  });

  it('is a file in a list of more than 120 plans, which would repeat it', async () => {
    const { logos, insurerLogo } = logosOver((code) => drawings[code]);
    const many = (length: number) => Array.from({ length }, () => ({ insurerCode: 'falaj' }));
    expect((await logos.of(many(121), 'v1'))('falaj')).toBe('/logos/falaj.svg?v=v1');
    expect(insurerLogo).not.toHaveBeenCalled();
    expect((await logos.of(many(120), 'v1'))('falaj')).toMatch(/^data:/);
  });
});
