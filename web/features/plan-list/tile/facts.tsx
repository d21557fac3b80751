import { keepTogether } from '../keep-together.ts';
import css from './tile.module.css';

interface Props {
  facts: readonly { label: string; value: string; note?: string | undefined }[];
}

/** At most four facts, the same in the same order on every tile. */
export function Facts({ facts }: Props) {
  return (
    <dl className={css.facts}>
      {facts.slice(0, 4).map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {keepTogether(value)}
            {note !== undefined && <small>{keepTogether(note)}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
