import type { CasesPage, CasesView } from '@muqarin/bff/contract/case-pages';
import { formPaths } from '@muqarin/bff/contract/forms';
import ground from '@/components/ui/ground.module.css';
import { Notice } from '@/components/ui/notice.tsx';
import { PageHead } from '@/components/ui/page-head.tsx';
import { getPage, type Query } from '@/lib/bff.ts';
import { say } from '@/lib/reader.ts';
import { requestFacts } from '@/lib/request.ts';
import { textsOf } from '@/lib/texts.ts';
import { DeskSign } from '../desk/desk-sign.tsx';
import list from '../staff/lead-list.module.css';
import { ListChoices } from '../staff/list-choices.tsx';
import { casesAddress } from './cases-address.ts';
import { CasesList } from './cases-list.tsx';
import { casesListTexts } from './cases-list-texts.ts';

export type CasesQuery = Query & { view?: string; kind?: string; page?: string };

const views: readonly CasesView[] = ['open', 'mine', 'closed'];
const kinds = [null, 'claim', 'complaint'] as const;

/** Claims and complaints, what is due first at the top, by links. */
export async function Cases({ query: { view, kind, page: asked } }: { query: CasesQuery }) {
  const [page, { csrfToken }] = await Promise.all([
    getPage<CasesPage>('/api/pages/staff/cases', { view, kind, page: asked }),
    requestFacts(),
  ]);
  const t = textsOf('cases');
  return (
    <div className={ground.wrap}>
      <PageHead title={t.title}>{t.lead}</PageHead>
      <div className={list.page}>
        {page.error ? <Notice tone="warn">{say(page.error)}</Notice> : null}
        {page.notice ? <Notice>{say(page.notice)}</Notice> : null}
        {page.mayWork ? (
          <DeskSign desk={formPaths.staffCases} token={csrfToken} everySeconds={page.signSeconds} />
        ) : null}
        <Choices page={page} />
        <CasesList page={page} t={casesListTexts()} />
      </div>
    </div>
  );
}

function Choices({ page: { view, kind } }: { page: CasesPage }) {
  const t = textsOf('cases');
  return (
    <>
      <ListChoices
        label={t.byView}
        values={views}
        chosen={view}
        addressOf={(one) => casesAddress({ view: one, kind })}
        nameOf={(one) => t.views[one]}
      />
      <ListChoices
        label={t.byKind}
        values={kinds}
        chosen={kind}
        addressOf={(one) => casesAddress({ view, kind: one })}
        nameOf={(one) => (one === null ? t.everyKind : t.kinds[one])}
      />
    </>
  );
}
