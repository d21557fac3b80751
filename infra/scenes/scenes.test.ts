import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { sceneDrawing } from '../../web/lib/scene-drawing.ts';
import { sceneNames } from '../../web/lib/scene-names.ts';
import { drawScene, drawScenes } from './draw.ts';
import { scenes } from './scenes.ts';

const file = path.join(import.meta.dirname, '..', '..', 'web', 'public', 'scenes.svg');
const drawn = Object.entries(scenes).map(([name, scene]) => [name, drawScene(name, scene)]);

describe('the scenes of the pages', () => {
  it('are what the pen draws today, under the names that pages may use', () => {
    expect(readFileSync(file, 'utf8')).toBe(drawScenes());
    expect(new Set(drawn.map(([name]) => name))).toEqual(new Set(sceneNames));
  });

  it.each(sceneNames)('%s can stand in a page by itself', (name) => {
    process.env.CONTENT_DIR = path.join(path.dirname(file), '..', 'content');
    const drawing = sceneDrawing(name);
    expect(drawing).toMatch(new RegExp(`^<g id="scene-${name}"><`));
    expect(readFileSync(file, 'utf8')).toContain(drawing.replace('scene-', ''));
  });

  it.each(drawn)('%s weighs 3 kB at most, in the colours of its page alone', (_, svg = '') => {
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(3072);
    const colours = [...svg.matchAll(/fill="([^"]+)"/g)].map(([, colour]) => colour);
    expect(colours).toHaveLength(3);
    for (const colour of colours) expect(colour).toMatch(/^(currentColor|var\(--[\w-]+,#\w+\))$/);
  });
});
