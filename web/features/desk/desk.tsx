import type { DeskPage, DeskView } from '@muqarin/bff/contract/desk-pages';
import { formPaths } from '@muqarin/bff/contract/forms';
import { type CallSlot, callSlots } from '@muqarin/rules/site/lookups';
import { Button } from '@/components/ui/button.tsx';
import { CsrfField } from '@/components/ui/csrf-field.tsx';
import ground from '@/components/ui/ground.module.css';
import { Notice } from '@/components/ui/notice.tsx';
import { PageHead } from '@/components/ui/page-head.tsx';
import { getPage, type Query } from '@/lib/bff.ts';
import { say } from '@/lib/reader.ts';
import { requestFacts } from '@/lib/request.ts';
import { textsOf } from '@/lib/texts.ts';
import list from '../staff/lead-list.module.css';
import { ListChoices } from '../staff/list-choices.tsx';
import css from './desk.module.css';
import { deskAddress } from './desk-address.ts';
import { DeskKeys } from './desk-keys.tsx';
import { DeskList } from './desk-list.tsx';
import { deskListTexts } from './desk-list-texts.ts';
import { DeskNext } from './desk-next.tsx';
import { DeskSearchForm } from './desk-search.tsx';
import { DeskSign } from './desk-sign.tsx';

export type DeskQuery = Query & { view?: string; slot?: string; page?: string };

const views: readonly DeskView[] = ['now', 'later', 'mine', 'closed'];
const slots: readonly (CallSlot | null)[] = [null, ...callSlots];

/** Who waits for a call, by what they asked. Links and plain forms (decisions A37). */
export async function Desk({ query: { view, slot, page: asked } }: { query: DeskQuery }) {
  const [page, { csrfToken }] = await Promise.all([
    getPage<DeskPage>('/api/pages/staff/desk', { view, slot, page: asked }),
    requestFacts(),
  ]);
  const t = textsOf('desk');
  return (
    <div className={ground.wrap}>
      <PageHead title={t.title}>{t.lead}</PageHead>
      <div className={list.page}>
        {page.error ? <Notice tone="warn">{say(page.error)}</Notice> : null}
        {page.notice ? <Notice>{say(page.notice)}</Notice> : null}
        {page.mayWork ? (
          <DeskSign desk={formPaths.staffDesk} token={csrfToken} everySeconds={page.signSeconds} />
        ) : null}
        <div className={css.bench}>
          <div className={css.tools}>
            {page.mayWork ? <DeskNext page={page} token={csrfToken} /> : null}
            {page.maySearch ? <DeskSearchForm token={csrfToken} /> : null}
            <DeskKeys t={t.byKeys} />
          </div>
          <div className={css.queue}>
            <Choices page={page} />
            <DeskList page={page} token={csrfToken} t={deskListTexts()} />
          </div>
        </div>
        <p>
          <a href={formPaths.staffCodes}>{t.toCodes}</a>
        </p>
        <form method="post" action={formPaths.staffSignOut}>
          <CsrfField token={csrfToken} />
          <Button look="line">{textsOf('staff').signOut}</Button>
        </form>
      </div>
    </div>
  );
}

function Choices({ page: { view, slot } }: { page: DeskPage }) {
  const t = textsOf('desk');
  const { slots: times } = textsOf('leads');
  return (
    <>
      <ListChoices
        label={t.byView}
        values={views}
        chosen={view}
        addressOf={(one) => deskAddress({ view: one, slot })}
        nameOf={(one) => t.views[one]}
      />
      <ListChoices
        label={t.bySlot}
        values={slots}
        chosen={slot}
        addressOf={(one) => deskAddress({ view, slot: one })}
        nameOf={(one) => (one === null ? t.everyTime : times[one])}
      />
    </>
  );
}
