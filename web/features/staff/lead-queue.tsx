import { formPaths } from '@muqarin/bff/contract/forms';
import type { LeadQueuePage, QueueRow, QueueStatus } from '@muqarin/bff/contract/pages';
import { letterOf } from '@muqarin/rules/category-letters';
import { shownTime } from '@muqarin/rules/dates';
import { fillMessage } from '@muqarin/rules/fill-message';
import { type CallSlot, callSlots } from '@muqarin/rules/site/lookups';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
import { CsrfField } from '@/components/ui/csrf-field.tsx';
import { Empty } from '@/components/ui/empty.tsx';
import ground from '@/components/ui/ground.module.css';
import { Notice } from '@/components/ui/notice.tsx';
import { PageHead } from '@/components/ui/page-head.tsx';
import { getPage, type Query } from '@/lib/bff.ts';
import { listed } from '@/lib/listed.ts';
import { say } from '@/lib/reader.ts';
import { requestFacts } from '@/lib/request.ts';
import { textsOf } from '@/lib/texts.ts';
import css from './lead-queue.module.css';

export type QueueQuery = Query & { status?: string; slot?: string; page?: string };

interface Shown {
  status: QueueStatus;
  slot: CallSlot | null;
  page?: number;
}

/** Where each status can go from: the way back is always one of them. */
const moves: Record<QueueStatus, readonly QueueStatus[]> = {
  new: ['contacted', 'spam'],
  contacted: ['new'],
  spam: ['new'],
};
const statuses = Object.keys(moves) as QueueStatus[];
const slots: readonly (CallSlot | null)[] = [null, ...callSlots];

/** Who waits for a call, with what an adviser wants to know before dialling. Links and plain forms (decisions A37). */
export async function LeadQueue({ query: { status, slot, page: asked } }: { query: QueueQuery }) {
  const [page, { csrfToken }] = await Promise.all([
    getPage<LeadQueuePage>('/api/pages/staff/leads', { status, slot, page: asked }),
    requestFacts(),
  ]);
  const t = textsOf('staff').queue;
  return (
    <div className={ground.wrap}>
      <PageHead title={t.title}>{t.lead}</PageHead>
      <div className={css.page}>
        {page.error ? <Notice tone="warn">{say(page.error)}</Notice> : null}
        {page.notice ? <Notice>{say(page.notice)}</Notice> : null}
        <Choices page={page} />
        <p className={ground.hush}>{fillMessage(t.count, { total: page.total })}</p>
        {page.leads.length === 0 ? <Empty title={t.nobody}>{t.nobodyHelp}</Empty> : null}
        <ol className={css.leads}>
          {page.leads.map((lead) => (
            <Lead key={lead.leadId} lead={lead} page={page} token={csrfToken} />
          ))}
        </ol>
        <Pager page={page} />
        <p>
          <a href={formPaths.staffCodes}>{textsOf('staff').toCodes}</a>
        </p>
        <form method="post" action={formPaths.staffSignOut}>
          <CsrfField token={csrfToken} />
          <Button look="line">{textsOf('staff').signOut}</Button>
        </form>
      </div>
    </div>
  );
}

function Choices({ page: { status, slot } }: { page: LeadQueuePage }) {
  const t = textsOf('staff').queue;
  const { slots: times } = textsOf('leads');
  return (
    <>
      <nav className={css.choices} aria-label={t.byStatus}>
        {statuses.map((one) => (
          <a
            key={one}
            href={addressOf({ status: one, slot })}
            aria-current={one === status ? 'page' : undefined}
          >
            {t.statuses[one]}
          </a>
        ))}
      </nav>
      <nav className={css.choices} aria-label={t.bySlot}>
        {slots.map((one) => (
          <a
            key={one}
            href={addressOf({ status, slot: one })}
            aria-current={one === slot ? 'page' : undefined}
          >
            {one === null ? t.everyTime : times[one]}
          </a>
        ))}
      </nav>
    </>
  );
}

function Lead({ lead, page, token }: { lead: QueueRow; page: LeadQueuePage; token: string }) {
  const t = textsOf('staff').queue;
  const sources: Readonly<Record<string, string>> = textsOf('claims').data.sources;
  const { contact, answers } = lead;
  const languages: Readonly<Record<string, string>> = textsOf('leads').callLanguages;
  const language = languages[contact.call_language ?? ''];
  const { companyName, employees: count, car } = answers;
  const employees = count === null ? '' : fillMessage(t.employees, { count });
  const about = listed([companyName, employees, car].filter(Boolean));
  return (
    <li className={css.lead}>
      <div>
        <h2>{contact.name || t.noName}</h2>
        <p className={ground.hush}>
          <bdi dir="ltr">{lead.reference}</bdi> · {sources[lead.source] ?? lead.source} ·{' '}
          <bdi dir="ltr">{shownTime(lead.capturedAt)}</bdi>
        </p>
        {about ? <p>{about}</p> : null}
        {answers.person.length > 0 ? (
          <p>
            <bdi>{listed(answers.person.map(say))}</bdi>
          </p>
        ) : null}
        <Checked checked={answers.checked} />
        <Bought policy={lead.policy} />
        {answers.details ? <p className={css.words}>{answers.details}</p> : null}
      </div>
      <div>
        <a className={css.number} href={`tel:${contact.phone.replace(/[^+\d]/g, '')}`}>
          <bdi dir="ltr">{contact.phone}</bdi>
        </a>
        <p className={ground.hush}>{answers.callTime || textsOf('leads').slots[lead.callSlot]}</p>
        {language ? <p className={ground.hush}>{fillMessage(t.callIn, { language })}</p> : null}
        {lead.whatsapp ? <p className={ground.hush}>{t.whatsapp}</p> : null}
      </div>
      <form method="post" action={formPaths.staffLeads} className={ground.row}>
        <CsrfField token={token} />
        <input type="hidden" name="lead_id" value={lead.leadId} />
        <input type="hidden" name="return" value={addressOf(page)} />
        {moves[page.status].map((to, place) => (
          <Button key={to} look={place === 0 ? 'line' : 'bare'} name="status" value={to}>
            {t.moves[to]}
            <span className={ground.vh}> {lead.reference}</span>
          </Button>
        ))}
      </form>
    </li>
  );
}

/** Plans of which an employer asks for a quote, as they were named then. */
function Checked({ checked }: Pick<QueueRow['answers'], 'checked'>) {
  const t = textsOf('staff').queue;
  return checked.map(({ category, plans }) => (
    <p key={category}>
      {category === 0
        ? fillMessage(t.checked, { plans: listed(plans) })
        : fillMessage(t.checkedFor, { letter: letterOf(category), plans: listed(plans) })}
    </p>
  ));
}

/** The policy, and what nobody confirmed of who may hold it: to be asked on the call (decisions X31). */
function Bought({ policy }: Pick<QueueRow, 'policy'>) {
  const t = textsOf('staff').queue;
  if (policy === null) return null;
  return (
    <>
      <p>{fillMessage(t.policy, { reference: policy.reference })}</p>
      {policy.waitsForDocuments ? <p className={css.unconfirmed}>{t.waitsForDocuments}</p> : null}
      {policy.unconfirmed.map((condition) => (
        <p key={condition} className={css.unconfirmed}>
          {fillMessage(t.unconfirmed, { condition })}
        </p>
      ))}
    </>
  );
}

function Pager({ page }: { page: LeadQueuePage }) {
  const t = textsOf('staff').queue;
  if (page.pages === 1) return null;
  const { page: at, pages } = page;
  return (
    <nav className={ground.row} aria-label={t.pages}>
      {at > 1 ? (
        <ButtonLink look="line" href={addressOf({ ...page, page: at - 1 })}>
          {t.previous}
        </ButtonLink>
      ) : null}
      <span>{fillMessage(t.pageOf, { at, pages })}</span>
      {at < pages ? (
        <ButtonLink look="line" href={addressOf({ ...page, page: at + 1 })}>
          {t.next}
        </ButtonLink>
      ) : null}
    </nav>
  );
}

function addressOf({ status, slot, page = 1 }: Shown): string {
  const query = new URLSearchParams({
    ...(status === 'new' ? {} : { status }),
    ...(slot === null ? {} : { slot }),
    ...(page === 1 ? {} : { page: String(page) }),
  }).toString();
  return query === '' ? formPaths.staffLeads : `${formPaths.staffLeads}?${query}`;
}
