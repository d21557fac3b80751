'use client';

import type { CaseRowView, CasesPage, CasesList as Listed } from '@muqarin/bff/contract/case-pages';
import { formPaths, readPaths } from '@muqarin/bff/contract/forms';
import { fillMessage } from '@muqarin/rules/fill-message';
import ground from '@/components/ui/ground.module.css';
import { get } from '@/lib/calls.ts';
import { LivePart } from '@/lib/live/live-part.tsx';
import { useLiveRead } from '@/lib/live/use-live-read.ts';
import list from '../staff/lead-list.module.css';
import { LiveList } from '../staff/live-list.tsx';
import { CaseFacts } from './case-facts.tsx';
import { casesAddress } from './cases-address.ts';
import type { CasesListTexts } from './cases-list-texts.ts';

interface Props {
  page: CasesPage;
  t: CasesListTexts;
}

/** What is due first, read again while somebody looks. */
export function CasesList(props: Props) {
  return (
    <LivePart>
      <Rows {...props} />
    </LivePart>
  );
}

function Rows({ page, t }: Props) {
  const { view, kind, signSeconds, rows, total, pages } = page;
  const live = useLiveRead<Listed>({
    key: ['cases', view, kind, page.page],
    initial: { signSeconds, rows, total, page: page.page, pages },
    read: (signal) => get(readPaths.casesList, asked(page), signal),
    every: signSeconds * 1000,
  });
  return (
    <LiveList
      live={live}
      addressOf={(at) => casesAddress(page, at)}
      t={t.list}
      item={(row) => (
        <li key={row.caseId} className={list.row}>
          <Row row={row} t={t} />
        </li>
      )}
    />
  );
}

function Row({ row, t }: { row: CaseRowView; t: CasesListTexts }) {
  return (
    <div>
      <h2>
        <a href={`${formPaths.staffCases}/${row.caseId}`}>
          {t.kinds[row.kind]}
          <span className={ground.vh}> {fillMessage(t.open, { reference: row.reference })}</span>
        </a>
      </h2>
      <CaseFacts row={row} t={t.row} />
    </div>
  );
}

function asked({ view, kind, page }: CasesPage): Record<string, string> {
  return { view, page: String(page), ...(kind === null ? {} : { kind }) };
}
