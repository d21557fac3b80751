import { type ListView, withView } from '@muqarin/rules/plan-list/rows';
import { Chips } from './chips.tsx';
import type { FilterList } from './use-filters.ts';

interface Props {
  list: Pick<FilterList, 'groups'>;
  view: ListView;
}

/** The chapters that have a plan with the filters of now, and the one that is chosen. */
export function Chapters({ list, view }: Props) {
  const group = list.groups.find(({ control }) => control === 'chips');
  if (!group) return null;
  const { legend, choices, hrefOf, press } = group;
  if (choices.length < 2 && !choices.some(({ chosen }) => chosen)) return null;
  const chips = choices.map(({ value, name, count, chosen }) => ({
    key: String(value),
    name,
    count,
    pressed: chosen,
    href: withView(hrefOf(value), view),
    onPress: () => press(value),
  }));
  return <Chips label={legend} chips={chips} />;
}
