import { Circle, Ellipse, Path, Rect, Svg } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';

const shapes = { path: Path, circle: Circle, ellipse: Ellipse, rect: Rect } as const;

/** An insurer's drawing (`logos/<code>.svg`: plain shapes) as the renderer's own; what it does not know is left out. */
export function markOf(svg: string, size: number): ReactElement {
  const viewBox = /viewBox="([^"]+)"/.exec(svg)?.[1] ?? '0 0 32 32';
  const drawn = [...svg.matchAll(/<(path|circle|ellipse|rect)\s([^>]*?)\/?>/g)];
  return h(
    Svg,
    { width: size, height: size, viewBox },
    ...drawn.map(([, tag, attributes], key) => {
      const shape = shapes[tag as keyof typeof shapes];
      return h(shape as typeof Path, { key, ...propsOf(attributes ?? '') });
    }),
  );
}

/** `stroke-width="4"` is `strokeWidth: '4'` there. */
function propsOf(attributes: string): { d: string } {
  const pairs = [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value]) => [
    name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
    value,
  ]);
  return Object.fromEntries(pairs) as { d: string };
}
