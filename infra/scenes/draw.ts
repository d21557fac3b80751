import { scenes } from './scenes.ts';
import type { Scene } from './strokes.ts';

/**
 * One file of all scenes, each under its name: a page that shows eight asks once, and the next page not at all. The colours
 * are those of the page that shows it: what is drawn here inherits its text colour and its tokens.
 */
export function drawScenes(): string {
  const drawn = Object.entries(scenes).map(([name, scene]) => drawScene(name, scene));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320">\n${drawn.join('\n')}\n</svg>\n`;
}

export function drawScene(name: string, { wash, strokes, nuqtas }: Scene): string {
  const {
    at: [x, y],
    size,
  } = wash;
  return `<g id="${name}"><circle cx="${x}" cy="${y}" r="${size}" fill="var(--scene-wash,#f2eee5)"/><path d="${strokes.join('')}" fill="currentColor"/><path d="${nuqtas.join('')}" fill="var(--nuqta,#e8a11c)"/></g>`;
}
