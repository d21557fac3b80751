import { fillMessage } from '@muqarin/rules/fill-message';
import { CheckList } from './check-list.tsx';
import css from './filter-groups.module.css';
import { FilterOption } from './filter-option.tsx';
import { PriceFields } from './price-fields.tsx';
import { PriceSlider } from './price-slider.tsx';
import type { FilterGroup, FilterList } from './use-filters.ts';

interface Props {
  list: Pick<FilterList, 'groups' | 'total' | 'problem'>;
  /** The one that is shown by itself. */
  alone?: string | null;
}

/** Every filter of the list that has its place in a form, in the line's order. */
export function FilterGroups({ list, alone }: Props) {
  return list.groups.map((group) => {
    const own = { 'data-alone': group.key === alone || undefined };
    if (group.control === 'checks') return <CheckList key={group.key} group={group} {...own} />;
    if (group.control === 'radios') return <Radios key={group.key} group={group} {...own} />;
    return <Price key={group.key} group={group} list={list} {...own} />;
  });
}

interface GroupProps {
  group: FilterGroup;
  'data-alone': true | undefined;
}

function Radios({ group, ...own }: GroupProps) {
  const [name] = group.names;
  return (
    <fieldset className={css.group} data-group={name} {...own}>
      <legend>{group.legend}</legend>
      {group.choices.map(({ value, name: label, chosen }) => (
        <FilterOption
          key={value}
          type="radio"
          name={name}
          value={value}
          checked={chosen}
          onChange={() => group.press(value)}
        >
          {label}
        </FilterOption>
      ))}
    </fieldset>
  );
}

function Price({ group, list, ...own }: GroupProps & Pick<Props, 'list'>) {
  const { legend, price, names, inRange } = group;
  const [min = '', max = ''] = names;
  if (price === null) return null;
  return (
    <fieldset className={css.group} data-group="price" {...own}>
      <legend>{legend}</legend>
      <PriceSlider range={price.range} price={price.value} onChange={price.set} />
      <PriceFields
        price={price.value}
        message={list.problem}
        names={{ min, max }}
        onChange={price.set}
      />
      {inRange !== undefined && (
        <p className={css.inRange}>
          {fillMessage(inRange, { shown: price.inRange, total: list.total })}
        </p>
      )}
    </fieldset>
  );
}
