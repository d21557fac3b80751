import type { ComponentProps } from 'react';
import type { FilterList } from './use-filters.ts';

interface Props extends ComponentProps<'form'> {
  list: Pick<FilterList, 'path' | 'hidden'>;
  /** Of the filters whose fields stand in it. */
  groups: readonly { names: readonly string[] }[];
}

/** A plain GET of the list's own address: what the form does not draw it sends along. */
export function FilterForm({ list, groups, children, ...form }: Props) {
  return (
    <form action={list.path} {...form}>
      {list.hidden(groups.flatMap(({ names }) => names)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
