import { ButtonLink } from '@/components/ui/button.tsx';
import { arrowDownWideNarrow } from '@/components/ui/drawings.ts';
import { arrowDownNarrowWide } from '@/components/ui/drawings-list.ts';
import ground from '@/components/ui/ground.module.css';
import { Icon } from '@/components/ui/icon.tsx';
import { t } from '../texts.ts';
import { goesByNet } from '../vat/premium.ts';
import { act } from './shown-row.tsx';

/** The order of a list by premium. */
export interface Sorting {
  sort: 'asc' | 'desc';
  /** The list in the other order. */
  otherOrder: string;
  setSort: (sort: 'asc' | 'desc') => void;
}

/** Says the order in force and changes to the other one. */
export function SortButton({ list, className }: { list: Sorting; className?: string | undefined }) {
  return (
    <ButtonLink look="bare" className={className} href={list.otherOrder} onClick={toOther(list)}>
      <SortWords sort={list.sort} />
    </ButtonLink>
  );
}

export function toOther({ sort, setSort }: Pick<Sorting, 'sort' | 'setSort'>) {
  return act(() => setSort(sort === 'asc' ? 'desc' : 'asc'));
}

export function SortWords({ sort }: Pick<Sorting, 'sort'>) {
  return (
    <>
      <Icon of={sort === 'asc' ? arrowDownNarrowWide : arrowDownWideNarrow} size="s" />
      {goesByNet(sort === 'asc' ? t.lowestFirst : t.highestFirst)}
      <span className={ground.vh}>{sort === 'asc' ? t.changeToHighest : t.changeToLowest}</span>
    </>
  );
}
