import { formPaths } from '@muqarin/bff/contract/forms';
import type { LeadQueuePage, QueueRow, QueueStatus } from '@muqarin/bff/contract/pages';
import { shownTime } from '@muqarin/rules/dates';
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
import { listed } from '@/lib/listed.ts';
import { say } from '@/lib/reader.ts';
import { requestFacts } from '@/lib/request.ts';
import { textsOf } from '@/lib/texts.ts';
import list from './lead-list.module.css';
import css from './lead-queue.module.css';
import { ListChoices } from './list-choices.tsx';
import { ListPager } from './list-pager.tsx';
import { PhoneNumber } from './phone-number.tsx';
import { BoughtPolicy, CheckedPlans } from './what-was-asked.tsx';

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
      <div className={list.page}>
        {page.error ? <Notice tone="warn">{say(page.error)}</Notice> : null}
        {page.notice ? <Notice>{say(page.notice)}</Notice> : null}
        <Choices page={page} />
        <p className={ground.hush}>{fillMessage(t.count, { total: page.total })}</p>
        {page.leads.length === 0 ? <Empty title={t.nobody}>{t.nobodyHelp}</Empty> : null}
        <ol className={list.rows}>
          {page.leads.map((lead) => (
            <Lead key={lead.leadId} lead={lead} page={page} token={csrfToken} />
          ))}
        </ol>
        <ListPager page={page} addressOf={(at) => addressOf({ ...page, page: at })} />
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
      <ListChoices
        label={t.byStatus}
        values={statuses}
        chosen={status}
        addressOf={(one) => addressOf({ status: one, slot })}
        nameOf={(one) => t.statuses[one]}
      />
      <ListChoices
        label={t.bySlot}
        values={slots}
        chosen={slot}
        addressOf={(one) => addressOf({ status, slot: one })}
        nameOf={(one) => (one === null ? t.everyTime : times[one])}
      />
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
    <li className={classes(list.row, css.lead)}>
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
        <CheckedPlans checked={answers.checked} />
        <BoughtPolicy policy={lead.policy} />
        {answers.details ? <p className={list.words}>{answers.details}</p> : null}
      </div>
      <div>
        <PhoneNumber number={contact.phone} />
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

function addressOf({ status, slot, page = 1 }: Shown): string {
  const query = new URLSearchParams({
    ...(status === 'new' ? {} : { status }),
    ...(slot === null ? {} : { slot }),
    ...(page === 1 ? {} : { page: String(page) }),
  }).toString();
  return query === '' ? formPaths.staffLeads : `${formPaths.staffLeads}?${query}`;
}
