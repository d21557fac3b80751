import { keepTogether } from '../keep-together.ts';
import css from './facts.module.css';

export interface Fact {
  label: string;
  value: string;
  note?: string | undefined;
}

/** At most four facts, the same in the same order on every tile. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={css.facts}>
      {facts.slice(0, 4).map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {keepTogether(value)}
            {note !== undefined && <small> {keepTogether(note)}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
