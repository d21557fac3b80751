import styles from './price.module.css';
import { type PriceRange, placeOnLine, ticksPath } from './price-line-geometry.ts';

/** The box the line is drawn in; it is stretched to the width at hand. */
const BOX = '0 0 100 18';
const BASE = 13.5;
export const TICKS_ID = 'price-line-ticks';

interface TicksProps {
  range: PriceRange;
  /** Premiums in view and premiums filtered out. */
  on: readonly number[];
  off?: readonly number[];
  id?: string;
}

/** Draws the ticks of all premiums once; every PriceLine of the page refers to them. */
export function PriceTicks({ range, on, off = [], id = TICKS_ID }: TicksProps) {
  return (
    <svg className={styles.ticks} aria-hidden="true" focusable="false">
      <symbol id={id} viewBox={BOX} preserveAspectRatio="none">
        <path className={styles.rule} d={`M0 ${BASE}h100`} />
        <path className={styles.off} d={ticksPath(off, range, BASE, 4)} />
        <path className={styles.tick} d={ticksPath(on, range, BASE, 6)} />
      </symbol>
    </svg>
  );
}

interface LineProps {
  fils: number;
  range: PriceRange;
  ticksId?: string;
}

/** Where one premium stands among all: the nuqta on the line. Say it in words beside it. */
export function PriceLine({ fils, range, ticksId = TICKS_ID }: LineProps) {
  const at = { '--at': placeOnLine(fils, range) } as React.CSSProperties;
  return (
    <div className={styles.line} aria-hidden="true">
      <svg className={styles.drawn} aria-hidden="true">
        <use href={`#${ticksId}`} width="100%" height="100%" />
      </svg>
      <svg className={styles.dot} aria-hidden="true" viewBox="0 0 10 10" style={at}>
        <path d="M0 5.6 5.6 0 10 4.4 4.4 10Z" />
      </svg>
    </div>
  );
}
