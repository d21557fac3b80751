'use client';

import { formPaths, readPaths } from '@muqarin/bff/contract/forms';
import type {
  QuotationsList as Listed,
  QuotationRowView,
  QuotationsPage,
} from '@muqarin/bff/contract/quotation-pages';
import ground from '@/components/ui/ground.module.css';
import { get } from '@/lib/calls.ts';
import { LivePart } from '@/lib/live/live-part.tsx';
import { useLiveRead } from '@/lib/live/use-live-read.ts';
import list from '../staff/lead-list.module.css';
import { listAgainMilliseconds } from '../staff/list-again.ts';
import { LiveList } from '../staff/live-list.tsx';
import { QuotationFacts } from './quotation-facts.tsx';
import { quotationsAddress } from './quotations-address.ts';
import type { QuotationsListTexts } from './quotations-list-texts.ts';

interface Props {
  page: QuotationsPage;
  t: QuotationsListTexts;
}

/** The last changed first, read again while somebody looks: a client may accept at any time. */
export function QuotationsList(props: Props) {
  return (
    <LivePart>
      <Rows {...props} />
    </LivePart>
  );
}

function Rows({ page, t }: Props) {
  const { view, rows, total, pages } = page;
  const live = useLiveRead<Listed>({
    key: ['quotations', view, page.page],
    initial: { rows, total, page: page.page, pages },
    read: (signal) => get(readPaths.quotationsList, { view, page: String(page.page) }, signal),
    every: listAgainMilliseconds,
  });
  return (
    <LiveList
      live={live}
      addressOf={(at) => quotationsAddress(page, at)}
      t={t.list}
      item={(row) => (
        <li key={row.quotationId} className={list.row}>
          <Row row={row} t={t} />
        </li>
      )}
    />
  );
}

function Row({ row, t }: { row: QuotationRowView; t: QuotationsListTexts }) {
  return (
    <div>
      <h2>
        <a href={`${formPaths.staffQuotations}/${row.quotationId}`}>
          <bdi dir="ltr">{row.reference}</bdi>
          <span className={ground.vh}> {t.open}</span>
        </a>
      </h2>
      <p className={row.state === 'draft' || row.state === 'accepted' ? list.mind : undefined}>
        {t.states[row.state]}
      </p>
      <QuotationFacts row={row} t={t.row} />
    </div>
  );
}
