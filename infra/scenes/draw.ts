import { scenes } from './scenes.ts';
import type { Scene } from './strokes.ts';

/** The files, by name. The colours are those of the page that shows it: what is drawn here inherits its text colour and its tokens. */
export function drawScenes(): Map<string, string> {
  return new Map(Object.entries(scenes).map(([name, scene]) => [`${name}.svg`, draw(scene)]));
}

function draw({ wash, strokes, nuqtas }: Scene): string {
  const {
    at: [x, y],
    size,
  } = wash;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320"><g id="scene"><circle cx="${x}" cy="${y}" r="${size}" fill="var(--scene-wash,#f2eee5)"/><path d="${strokes.join('')}" fill="currentColor"/><path d="${nuqtas.join('')}" fill="var(--nuqta,#e8a11c)"/></g></svg>\n`;
}
