import css from './filter-groups.module.css';
import { FilterOption } from './filter-option.tsx';
import type { Choice } from './line-filters.ts';

interface Props {
  group: {
    /** The first is the field of the plain form and of the address. */
    names: readonly string[];
    legend: string;
    hint?: string | undefined;
    choices: readonly Choice[];
    press: (value: Choice['value']) => void;
  };
  'data-alone'?: true | undefined;
}

/** One list of the filters: tick what you want, with the number of plans that the list then shows. */
export function CheckList({ group, ...own }: Props) {
  const [name] = group.names;
  return (
    <fieldset className={css.group} data-group={name} {...own}>
      <legend>{group.legend}</legend>
      {group.hint !== undefined && <p className={css.hint}>{group.hint}</p>}
      {group.choices.map(({ value, name: label, help, count, chosen }) => (
        <FilterOption
          key={value}
          type="checkbox"
          name={name}
          value={value}
          checked={chosen}
          onChange={() => group.press(value)}
          count={count}
        >
          {label}
          {help !== undefined && <small>{help}</small>}
        </FilterOption>
      ))}
    </fieldset>
  );
}
