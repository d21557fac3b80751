import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { drawScenes } from './draw.ts';

const folder = path.join(import.meta.dirname, '..', '..', 'web', 'public', 'scenes');
const drawn = [...drawScenes()];

describe('the scenes of the pages', () => {
  it('are the files that the pen draws today, and no others', () => {
    expect(readdirSync(folder).toSorted()).toEqual(drawn.map(([name]) => name).toSorted());
    for (const [name, svg] of drawn)
      expect(readFileSync(path.join(folder, name), 'utf8')).toBe(svg);
  });

  it.each(drawn)('%s weighs 3 kB at most, in the colours of its page alone', (_, svg) => {
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(3072);
    const colours = [...svg.matchAll(/fill="([^"]+)"/g)].map(([, colour]) => colour);
    expect(colours).toHaveLength(3);
    for (const colour of colours) expect(colour).toMatch(/^(currentColor|var\(--[\w-]+,#\w+\))$/);
  });
});
