'use client';

import type { CaseRowView, CasesPage } from '@muqarin/bff/contract/case-pages';
import { formPaths, readPaths } from '@muqarin/bff/contract/forms';
import { fillMessage } from '@muqarin/rules/fill-message';
import ground from '@/components/ui/ground.module.css';
import list from '../staff/lead-list.module.css';
import { ReadAgainList } from '../staff/read-again-list.tsx';
import { CaseFacts } from './case-facts.tsx';
import { casesAddress } from './cases-address.ts';
import type { CasesListTexts } from './cases-list-texts.ts';

interface Props {
  page: CasesPage;
  t: CasesListTexts;
}

/** What is due first, read again while somebody looks. */
export function CasesList({ page, t }: Props) {
  const { view, kind, signSeconds } = page;
  return (
    <ReadAgainList
      page={page}
      from={readPaths.casesList}
      asked={{ view, page: String(page.page), ...(kind === null ? {} : { kind }) }}
      every={signSeconds * 1000}
      addressOf={(at) => casesAddress(page, at)}
      item={(row) => <Row key={row.caseId} row={row} t={t} />}
      t={t.list}
    />
  );
}

function Row({ row, t }: { row: CaseRowView; t: CasesListTexts }) {
  return (
    <li className={list.row}>
      <div>
        <h2>
          <a href={`${formPaths.staffCases}/${row.caseId}`}>
            {t.kinds[row.kind]}
            <span className={ground.vh}> {fillMessage(t.open, { reference: row.reference })}</span>
          </a>
        </h2>
        <CaseFacts row={row} t={t.row} />
      </div>
    </li>
  );
}
