import css from './filter-groups.module.css';
import { FilterOption } from './filter-option.tsx';

interface Option<Value> {
  value: Value;
  name: string;
  help?: string | undefined;
  count: number;
}

interface Props<Value> {
  /** Field name of the plain form and of the address. */
  name: string;
  legend: string;
  options: readonly Option<Value>[];
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
}

/** One list of the filters: tick what you want, with the number of plans that the list then shows. */
export function CheckList<Value extends number | string>(props: Props<Value>) {
  const { name, legend, options, chosen, onChange } = props;
  const toggle = (value: Value) =>
    onChange(chosen.includes(value) ? chosen.filter((v) => v !== value) : [...chosen, value]);
  return (
    <fieldset className={css.group} data-group={name}>
      <legend>{legend}</legend>
      {options.map(({ value, name: label, help, count }) => (
        <FilterOption
          key={value}
          type="checkbox"
          name={name}
          value={value}
          checked={chosen.includes(value)}
          onChange={() => toggle(value)}
          count={count}
        >
          {label}
          {help !== undefined && <small>{help}</small>}
        </FilterOption>
      ))}
    </fieldset>
  );
}
