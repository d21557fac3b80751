'use client';

import { fillMessage } from '@muqarin/rules/fill-message';
import type { ReactNode } from 'react';
import { Empty } from '@/components/ui/empty.tsx';
import ground from '@/components/ui/ground.module.css';
import { LineBanner } from '@/lib/live/line-banner.tsx';
import type { Live } from '@/lib/live/use-live-read.ts';
import list from './lead-list.module.css';
import { ListPager } from './list-pager.tsx';
import type { LiveListTexts } from './live-list-texts.ts';

export interface Listed<Row> {
  rows: Row[];
  total: number;
  page: number;
  pages: number;
}

export interface LiveListProps<Row> {
  live: Live<Listed<Row>>;
  /** Where changes are also streamed to the list: whether its line is cut. */
  isCut?: boolean;
  addressOf: (page: number) => string;
  /** An item of the list. */
  item: (row: Row) => ReactNode;
  t: LiveListTexts;
  /** Beside the link that looks again. */
  children?: ReactNode;
}

/** The rows of a desk, read again while somebody looks, with how old they are where that fails. */
export function LiveList<Row>(props: LiveListProps<Row>) {
  const { live, isCut = false, addressOf, item, t, children } = props;
  const { rows, total, page } = live.shown;
  return (
    <>
      <LineBanner isCut={isCut || live.isBehind} readAt={live.readAt} t={t.line} />
      <p className={ground.row}>
        <span className={ground.hush}>{fillMessage(t.count, { total })}</span>
        <a href={addressOf(page)}>{t.refresh}</a>
        {children}
      </p>
      {rows.length === 0 ? <Empty title={t.nobody}>{t.nobodyHelp}</Empty> : null}
      <ol className={list.rows}>{rows.map(item)}</ol>
      <ListPager page={live.shown} addressOf={addressOf} t={t.pager} />
    </>
  );
}
