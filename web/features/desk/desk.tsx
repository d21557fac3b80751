import type { DeskPage, DeskRowView, DeskView } from '@muqarin/bff/contract/desk-pages';
import { formPaths } from '@muqarin/bff/contract/forms';
import { fillMessage } from '@muqarin/rules/fill-message';
import { type CallSlot, callSlots } from '@muqarin/rules/site/lookups';
import { Button } from '@/components/ui/button.tsx';
import { CsrfField } from '@/components/ui/csrf-field.tsx';
import { Empty } from '@/components/ui/empty.tsx';
import ground from '@/components/ui/ground.module.css';
import { Notice } from '@/components/ui/notice.tsx';
import { PageHead } from '@/components/ui/page-head.tsx';
import { getPage, type Query } from '@/lib/bff.ts';
import { classes } from '@/lib/classes.ts';
import { listAddress } from '@/lib/list-address.ts';
import { say } from '@/lib/reader.ts';
import { requestFacts } from '@/lib/request.ts';
import { textsOf } from '@/lib/texts.ts';
import list from '../staff/lead-list.module.css';
import { ListChoices } from '../staff/list-choices.tsx';
import { ListPager } from '../staff/list-pager.tsx';
import css from './desk.module.css';
import { DeskKeys } from './desk-keys.tsx';
import { DeskLive } from './desk-live.tsx';
import { DeskNext } from './desk-next.tsx';
import { movedSentence } from './desk-reassign.tsx';
import { DeskRow } from './desk-row.tsx';
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
        {page.moves.map((move) => (
          <Notice key={move.leadId} tone="warn">
            {movedSentence(move)}
          </Notice>
        ))}
        {page.notice ? <Notice>{say(page.notice)}</Notice> : null}
        {page.mayWork ? <DeskNext page={page} token={csrfToken} /> : null}
        {page.mayWork ? <DeskSign desk={formPaths.staffDesk} token={csrfToken} /> : null}
        {page.maySearch ? <DeskSearchForm token={csrfToken} /> : null}
        <DeskKeys t={t.byKeys} />
        <Choices page={page} />
        <p className={ground.row}>
          <span className={ground.hush}>{fillMessage(t.count, { total: page.total })}</span>
          <a href={addressOf(page)}>{t.refresh}</a>
          <DeskLive
            leadIds={page.rows.map(({ leadId }) => leadId)}
            hasRoom={page.view === 'now' && page.page === page.pages}
            t={t.live}
          />
        </p>
        {page.rows.length === 0 ? <Empty title={t.nobody}>{t.nobodyHelp}</Empty> : null}
        <ol className={list.rows}>
          {page.rows.map((row) => (
            <li key={row.leadId} className={classes(list.row, css.row)}>
              <DeskRow row={row} />
              <RowAct page={page} row={row} token={csrfToken} />
            </li>
          ))}
        </ol>
        <ListPager page={page} addressOf={(at) => addressOf({ ...page, page: at })} />
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

/** Taken, or put back where it was closed; nothing where somebody has it. */
function RowAct({ page, row, token }: { page: DeskPage; row: DeskRowView; token: string }) {
  const t = textsOf('desk');
  const isClosed = page.view === 'closed';
  if (isClosed ? !page.mayReopen || row.state === 'won' : !page.mayWork || row.heldBy !== null)
    return null;
  return (
    <form method="post" action={formPaths.staffDesk}>
      <CsrfField token={token} />
      <input type="hidden" name="lead_id" value={row.leadId} />
      <input type="hidden" name="return" value={addressOf(page)} />
      <Button look="line" name="action" value={isClosed ? 'reopen' : 'take'}>
        {isClosed ? t.reopen : t.take}
        <span className={ground.vh}> {row.reference}</span>
      </Button>
    </form>
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
        addressOf={(one) => addressOf({ view: one, slot })}
        nameOf={(one) => t.views[one]}
      />
      <ListChoices
        label={t.bySlot}
        values={slots}
        chosen={slot}
        addressOf={(one) => addressOf({ view, slot: one })}
        nameOf={(one) => (one === null ? t.everyTime : times[one])}
      />
    </>
  );
}

function addressOf({
  view,
  slot,
  page = 1,
}: Pick<DeskPage, 'view' | 'slot'> & { page?: number }): string {
  return listAddress(formPaths.staffDesk, { view: view === 'now' ? null : view, slot }, page);
}
