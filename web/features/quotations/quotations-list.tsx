'use client';

import { formPaths, readPaths } from '@muqarin/bff/contract/forms';
import type { QuotationRowView, QuotationsPage } from '@muqarin/bff/contract/quotation-pages';
import ground from '@/components/ui/ground.module.css';
import list from '../staff/lead-list.module.css';
import { listAgainMilliseconds } from '../staff/list-again.ts';
import { ReadAgainList } from '../staff/read-again-list.tsx';
import { QuotationFacts } from './quotation-facts.tsx';
import { quotationsAddress } from './quotations-address.ts';
import type { QuotationsListTexts } from './quotations-list-texts.ts';

interface Props {
  page: QuotationsPage;
  t: QuotationsListTexts;
}

/** The last changed first, read again while somebody looks: a client may accept at any time. */
export function QuotationsList({ page, t }: Props) {
  return (
    <ReadAgainList
      page={page}
      from={readPaths.quotationsList}
      asked={{ view: page.view, page: String(page.page) }}
      every={listAgainMilliseconds}
      addressOf={(at) => quotationsAddress(page, at)}
      item={(row) => <Row key={row.quotationId} row={row} t={t} />}
      t={t.list}
    />
  );
}

function Row({ row, t }: { row: QuotationRowView; t: QuotationsListTexts }) {
  return (
    <li className={list.row}>
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
    </li>
  );
}
