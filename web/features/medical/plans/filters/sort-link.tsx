import barCss from '@/features/plan-list/filters/bar/filter-bar.module.css';
import { type Sorting, SortWords, toOther } from '@/features/plan-list/filters/sort-button.tsx';

/** On a phone the order is a button of the bar. */
export function SortLink({ list }: { list: Sorting }) {
  return (
    <a className={barCss.phone} href={list.otherOrder} onClick={toOther(list)}>
      <SortWords sort={list.sort} />
    </a>
  );
}
