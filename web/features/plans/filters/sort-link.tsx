import type { SortOrder } from '@muqarin/rules/medical/filter-query';
import ArrowDownNarrowWide from 'lucide-react/icons/arrow-down-narrow-wide';
import ArrowDownWideNarrow from 'lucide-react/icons/arrow-down-wide-narrow';
import { ButtonLink } from '@/components/ui/button.tsx';
import ground from '@/components/ui/ground.module.css';
import { Icon } from '@/components/ui/icon.tsx';
import { t } from '../texts.ts';
import css from './filters.module.css';

interface Props {
  sort: SortOrder;
  /** The list in the other order. */
  href: string;
  onSort: (sort: SortOrder) => void;
}

/** Says the order in force and changes to the other one; on a phone a button of the bar. */
export function SortLink(props: Props) {
  return (
    <a className={css.phone} href={props.href} onClick={change(props)}>
      <Words sort={props.sort} />
    </a>
  );
}

export function SortButton(props: Props) {
  return (
    <ButtonLink look="bare" className={css.sort} href={props.href} onClick={change(props)}>
      <Words sort={props.sort} />
    </ButtonLink>
  );
}

function change({ sort, onSort }: Props) {
  return (event: React.MouseEvent) => {
    event.preventDefault();
    onSort(sort === 'asc' ? 'desc' : 'asc');
  };
}

function Words({ sort }: { sort: SortOrder }) {
  return (
    <>
      <Icon of={sort === 'asc' ? ArrowDownNarrowWide : ArrowDownWideNarrow} size="s" />
      {sort === 'asc' ? t.lowestFirst : t.highestFirst}
      <span className={ground.vh}>{sort === 'asc' ? t.changeToHighest : t.changeToLowest}</span>
    </>
  );
}
