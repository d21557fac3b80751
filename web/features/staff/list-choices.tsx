import css from './lead-list.module.css';

interface Props<Value> {
  label: string;
  values: readonly Value[];
  chosen: Value;
  addressOf: (value: Value) => string;
  nameOf: (value: Value) => string;
}

/** One of a few, by links. */
export function ListChoices<Value extends string | null>({
  label,
  values,
  chosen,
  addressOf,
  nameOf,
}: Props<Value>) {
  return (
    <nav className={css.choices} aria-label={label}>
      {values.map((value) => (
        <a key={value} href={addressOf(value)} aria-current={value === chosen ? 'page' : undefined}>
          {nameOf(value)}
        </a>
      ))}
    </nav>
  );
}
