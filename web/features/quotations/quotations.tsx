import type { QuotationsPage, QuotationsView } from '@muqarin/bff/contract/quotation-pages';
import ground from '@/components/ui/ground.module.css';
import { Notice } from '@/components/ui/notice.tsx';
import { PageHead } from '@/components/ui/page-head.tsx';
import { getPage, type Query } from '@/lib/bff.ts';
import { say } from '@/lib/reader.ts';
import { textsOf } from '@/lib/texts.ts';
import list from '../staff/lead-list.module.css';
import { ListChoices } from '../staff/list-choices.tsx';
import { quotationsAddress } from './quotations-address.ts';
import { QuotationsList } from './quotations-list.tsx';
import { quotationsListTexts } from './quotations-list-texts.ts';

export type QuotationsQuery = Query & { view?: string; page?: string };

const views: readonly QuotationsView[] = ['open', 'mine', 'flagged', 'accepted', 'ended'];

/** Quotations by how they stand, by links. */
export async function Quotations({ query: { view, page: asked } }: { query: QuotationsQuery }) {
  const page = await getPage<QuotationsPage>('/api/pages/staff/quotations', { view, page: asked });
  const t = textsOf('quotations');
  return (
    <div className={ground.wrap}>
      <PageHead title={t.title}>{t.lead}</PageHead>
      <div className={list.page}>
        {page.error ? <Notice tone="warn">{say(page.error)}</Notice> : null}
        {page.notice ? <Notice>{say(page.notice)}</Notice> : null}
        <ListChoices
          label={t.byView}
          values={views}
          chosen={page.view}
          addressOf={(one) => quotationsAddress({ view: one })}
          nameOf={(one) => t.views[one]}
        />
        <QuotationsList page={page} t={quotationsListTexts()} />
      </div>
    </div>
  );
}
