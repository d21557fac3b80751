import { formatAed } from '@muqarin/rules/money-format';
import type { PricePair } from '@muqarin/rules/plan-list/price-range';
import { TICKS_ID } from '@/components/price/price-line.tsx';
import { say } from '@/lib/reader.ts';
import { t } from '../texts.ts';
import css from './price-slider.module.css';
import { filsToStep, moveHandle, STEPS } from './slider-steps.ts';

interface Props {
  range: PricePair;
  price: PricePair;
  onChange: (price: PricePair) => void;
}

/** Two handles on the price line of all premiums. Native range fields, so that keys and screen readers work. */
export function PriceSlider({ range, price, onChange }: Props) {
  const low = filsToStep(price.minFils, range);
  const high = filsToStep(price.maxFils, range);
  const between = { '--low': low, '--high': high } as React.CSSProperties;
  const handle = (end: 'min' | 'max') => ({
    min: 0,
    max: STEPS,
    step: 1,
    onChange: (event: React.ChangeEvent<HTMLInputElement>) =>
      onChange(moveHandle(price, end, event.target.valueAsNumber, range)),
  });
  return (
    <div className={css.slider} style={between}>
      <svg className={css.ticks} aria-hidden="true">
        <use href={`#${TICKS_ID}`} width="100%" height="100%" />
      </svg>
      <span className={css.between} />
      <input
        type="range"
        {...handle('min')}
        // Past the middle the lower handle lies on top, so that two handles at the end can be parted.
        className={low > STEPS / 2 ? css.above : undefined}
        value={low}
        aria-label={`${t.netPremiumAYear}: ${t.minimum}`}
        aria-valuetext={say(formatAed(price.minFils, 'slider-min'))}
      />
      <input
        type="range"
        {...handle('max')}
        value={high}
        aria-label={`${t.netPremiumAYear}: ${t.maximum}`}
        aria-valuetext={say(formatAed(price.maxFils, 'slider-max'))}
      />
    </div>
  );
}
