import { classes } from '@/lib/classes.ts';
import css from './glyph.module.css';

/** The four pictures of a tile, lucide's drawings (brand.md): drawn once a page, so that 500 tiles stay light. */
const drawings = {
  info: 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M12 16v-4M12 8h.01',
  check: 'M20 6 9 17l-5-5',
  down: 'm6 9 6 6 6-6',
  arrow: 'M5 12h14m-7-7 7 7-7 7',
};

export function Glyphs() {
  return (
    <svg className={css.store} aria-hidden="true">
      {Object.entries(drawings).map(([name, path]) => (
        <symbol key={name} id={`glyph-${name}`} viewBox="0 0 24 24">
          <path d={path} />
        </symbol>
      ))}
    </svg>
  );
}

interface Props {
  of: keyof typeof drawings;
  className?: string | undefined;
}

export function Glyph({ of, className }: Props) {
  return (
    <svg className={classes(css.glyph, className)} aria-hidden="true">
      <use href={`#glyph-${of}`} />
    </svg>
  );
}
