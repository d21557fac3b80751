import type { SortOrder } from '@muqarin/rules/medical/list-order';
import { ButtonLink } from '@/components/ui/button.tsx';
import { arrowDownWideNarrow } from '@/components/ui/drawings.ts';
import { arrowDownNarrowWide } from '@/components/ui/drawings-plans.ts';
import ground from '@/components/ui/ground.module.css';
import { Icon } from '@/components/ui/icon.tsx';
import barCss from '@/features/plan-list/filters/bar/filter-bar.module.css';
import shownCss from '@/features/plan-list/filters/shown.module.css';
import { goesByNet } from '@/features/plan-list/vat/premium.ts';
import { t } from '../texts.ts';
import type { PlanList } from '../use-plan-list.ts';

interface Props {
  list: PlanList;
}

/** Says the order in force and changes to the other one; on a phone a button of the bar. */
export function SortLink({ list }: Props) {
  return (
    <a className={barCss.phone} href={list.otherOrder} onClick={change(list)}>
      <Words sort={list.sort} />
    </a>
  );
}

export function SortButton({ list }: Props) {
  return (
    <ButtonLink look="bare" className={shownCss.sort} href={list.otherOrder} onClick={change(list)}>
      <Words sort={list.sort} />
    </ButtonLink>
  );
}

function change({ sort, setSort }: PlanList) {
  return (event: React.MouseEvent) => {
    event.preventDefault();
    setSort(sort === 'asc' ? 'desc' : 'asc');
  };
}

function Words({ sort }: { sort: SortOrder }) {
  return (
    <>
      <Icon of={sort === 'asc' ? arrowDownNarrowWide : arrowDownWideNarrow} size="s" />
      {goesByNet(sort === 'asc' ? t.lowestFirst : t.highestFirst)}
      <span className={ground.vh}>{sort === 'asc' ? t.changeToHighest : t.changeToLowest}</span>
    </>
  );
}
