/** The drawn scenes one by one, as markup to stand in an `<svg>` of their measure; read once a process, on the server alone. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contentDir } from './config.ts';
import type { SceneName } from './scene-names.ts';

let drawings: Map<string, string> | undefined;

/** Once a page, as it has an id: `#scene-<name>`. Throws where the file has no such scene. */
export function sceneDrawing(name: SceneName): string {
  drawings ??= readDrawings();
  const drawing = drawings.get(name);
  if (drawing === undefined) throw new Error(`public/scenes.svg has no ${name}`);
  return drawing;
}

function readDrawings(): Map<string, string> {
  const svg = readFileSync(path.join(contentDir(), '..', 'public', 'scenes.svg'), 'utf8');
  return new Map(
    Array.from(svg.matchAll(/<g id="(\w+)">(.*?)<\/g>/gs), ([, name = '', inside = '']) => [
      name,
      `<g id="scene-${name}">${inside}</g>`,
    ]),
  );
}
