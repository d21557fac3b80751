import { formatAed } from '@muqarin/rules/money-format';
import type { PricePair } from '@muqarin/rules/plan-list/price-range';
import { checkPriceTexts } from '@muqarin/rules/plan-list/price-range';
import { useEffect, useState } from 'react';
import { circleAlert } from '@/components/ui/drawings.ts';
import { Icon } from '@/components/ui/icon.tsx';
import { say } from '@/lib/reader.ts';
import { t } from '../texts.ts';
import { goesByNet } from '../vat/premium.ts';
import css from './filter-groups.module.css';

interface Props {
  price: PricePair;
  /** Why the price of the address was refused. */
  message: string | undefined;
  /** Answers what is in force then: an end beyond the range may change nothing. */
  onChange: (price: PricePair) => PricePair;
  /** Of the fields, in the plain form and in the address. */
  names?: { min: string; max: string };
}

const usualNames = { min: 'price_min', max: 'price_max' };

/** The two ends as text, "AED 3,412"; taken over on Enter or when the field is left (S0 5). */
export function PriceFields({ price, message, onChange, names = usualNames }: Props) {
  const [typed, setTyped] = useState(textsOf(price));
  const [problem, setProblem] = useState(message ?? '');
  const { minFils, maxFils } = price;
  useEffect(() => {
    setTyped(textsOf({ minFils, maxFils }));
    setProblem((old) => (old === message ? old : ''));
  }, [minFils, maxFils, message]);
  const apply = () => {
    const shown = textsOf(price);
    if (typed.min === shown.min && typed.max === shown.max) return;
    const checked = checkPriceTexts(typed.min, typed.max);
    setProblem(checked.ok ? '' : checked.message);
    if (!checked.ok) return;
    // Now, not when the list has it: by then the next field may have been typed in.
    setTyped(textsOf(onChange(checked.price)));
  };
  const field = (end: 'min' | 'max', label: string) => (
    <div className={css.field}>
      <label htmlFor={`price-${end}`}>{label}</label>
      <input
        id={`price-${end}`}
        name={names[end]}
        inputMode="decimal"
        dir="ltr"
        autoComplete="off"
        value={typed[end]}
        aria-invalid={problem !== '' || undefined}
        aria-describedby={problem === '' ? undefined : 'price-problem'}
        onChange={({ target }) => setTyped((old) => ({ ...old, [end]: target.value }))}
        onBlur={apply}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          apply();
        }}
      />
    </div>
  );
  return (
    <div className={css.priceFields}>
      <p className={css.problem} id="price-problem" role="alert" hidden={problem === ''}>
        <Icon of={circleAlert} size="s" />
        {say(problem)}
      </p>
      <div className={css.pair}>
        {field('min', goesByNet(t.minimum))}
        {field('max', goesByNet(t.maximum))}
      </div>
    </div>
  );
}

function textsOf({ minFils, maxFils }: PricePair) {
  return { min: say(formatAed(minFils, 'slider-min')), max: say(formatAed(maxFils, 'slider-max')) };
}
