import { classes } from '@/lib/classes.ts';
import css from './insurer-mark.module.css';

/** An insurer's mark on its white plate, never mirrored. The insurer's name stands beside it. */
export function InsurerMark({ logo, small = false }: { logo: string; small?: boolean }) {
  return (
    <span className={classes(css.mark, small && css.small)}>
      {/* biome-ignore lint/performance/noImgElement: marks are small SVG files, nothing to optimise */}
      <img src={logo} alt="" width="32" height="32" loading="lazy" decoding="async" />
    </span>
  );
}
