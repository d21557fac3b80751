import type { DeskLeadPage } from '@muqarin/bff/contract/desk-pages';
import { formPaths } from '@muqarin/bff/contract/forms';
import { shownTime } from '@muqarin/rules/dates';
import { fillMessage } from '@muqarin/rules/fill-message';
import { Button } from '@/components/ui/button.tsx';
import { CsrfField } from '@/components/ui/csrf-field.tsx';
import { FactRow, FactRows } from '@/components/ui/fact-rows.tsx';
import ground from '@/components/ui/ground.module.css';
import { Notice } from '@/components/ui/notice.tsx';
import { PageHead } from '@/components/ui/page-head.tsx';
import { getPage } from '@/lib/bff.ts';
import { classes } from '@/lib/classes.ts';
import { listed } from '@/lib/listed.ts';
import { say } from '@/lib/reader.ts';
import { requestFacts } from '@/lib/request.ts';
import { textsOf } from '@/lib/texts.ts';
import list from '../staff/lead-list.module.css';
import { PhoneNumber } from '../staff/phone-number.tsx';
import { BoughtPolicy, CheckedPlans } from '../staff/what-was-asked.tsx';
import css from './desk.module.css';
import { DeskHeld } from './desk-held.tsx';
import { DeskMerged, DeskOthers } from './desk-others.tsx';
import { DeskPapers } from './desk-papers.tsx';
import { DeskReassign } from './desk-reassign.tsx';
import { askedOf, sourceOf } from './desk-row.tsx';
import { deskRowTexts } from './desk-row-texts.ts';
import { DeskSign } from './desk-sign.tsx';
import { DeskStory } from './desk-story.tsx';
import { DeskWork } from './desk-work.tsx';
import { movedSentence } from './moved-sentence.ts';

/** A lead with its person: what was asked, whether they may be called, what happened, and what to do about it. */
export async function DeskLead({ lead }: { lead: string }) {
  const [page, { csrfToken }] = await Promise.all([
    getPage<DeskLeadPage>('/api/pages/staff/desk/lead', { lead }),
    requestFacts(),
  ]);
  const t = textsOf('desk');
  const { row } = page;
  const isWorked = row.isMine && row.merged === null;
  return (
    <div className={ground.wrap}>
      <PageHead title={page.person.name || textsOf('desk').noName}>
        {sourceOf(row, deskRowTexts())} · <bdi dir="ltr">{row.reference}</bdi> ·{' '}
        {t.states[row.state]}
      </PageHead>
      <div className={list.page}>
        {page.error ? <Notice tone="warn">{say(page.error)}</Notice> : null}
        {page.moved ? <Notice tone="warn">{movedSentence(page.moved, t.move)}</Notice> : null}
        {page.notice ? <Notice>{say(page.notice)}</Notice> : null}
        {row.isMine ? (
          <DeskHeld
            leadId={row.leadId}
            mine={row.heldBy ?? ''}
            isOpen={row.dueAt !== null}
            t={t.held}
          />
        ) : null}
        <div className={css.lead}>
          <div className={classes(css.facts, css.columns)}>
            <Person page={page} />
            <Asked page={page} />
            <DeskPapers papers={page.papers} />
            <DeskStory story={page.story} />
            <DeskOthers page={page} token={csrfToken} />
          </div>
          <div className={css.facts}>
            {row.merged ? <DeskMerged row={row} token={page.mayReopen ? csrfToken : null} /> : null}
            {isWorked ? <DeskWork page={page} token={csrfToken} /> : null}
            {row.isMine && page.signSeconds !== null ? (
              <DeskSign
                desk={formPaths.staffDesk}
                token={csrfToken}
                everySeconds={page.signSeconds}
              />
            ) : null}
            {page.reassignTo && row.merged === null ? (
              <DeskReassign
                row={row}
                agents={page.reassignTo}
                token={csrfToken}
                back={`${formPaths.staffDesk}/${row.leadId}`}
              />
            ) : null}
            {row.isMine || row.merged ? null : <Take page={page} token={csrfToken} />}
            {row.isMine || page.note === '' ? null : <UnkeptNote text={page.note} />}
            <p>
              <a href={formPaths.staffDesk}>{t.toDesk}</a>
            </p>
          </div>
        </div>
      </div>
    </div>
  );
}

function Person({ page: { person, verdict, row, answers } }: { page: DeskLeadPage }) {
  const t = textsOf('desk');
  const languages: Readonly<Record<string, string>> = textsOf('leads').callLanguages;
  const language = languages[row.language];
  return (
    <section aria-labelledby="desk-person">
      <h2 id="desk-person">{t.person}</h2>
      {person.phone === null ? null : <PhoneNumber number={person.phone} />}
      {verdict.may ? null : (
        <p className={list.mind}>
          {t.noNumber}. {t.refused[verdict.because]}{' '}
          {verdict.from === null ? '' : fillMessage(t.from, { time: shownTime(verdict.from) })}
        </p>
      )}
      <FactRows>
        <FactRow name={t.slot}>{answers.callTime || textsOf('leads').slots[row.slot]}</FactRow>
        {language ? <FactRow name={t.language}>{language}</FactRow> : null}
        {row.emirate ? <FactRow name={t.emirate}>{row.emirate}</FactRow> : null}
        {answers.companyName ? <FactRow name={t.company}>{answers.companyName}</FactRow> : null}
      </FactRows>
      {answers.whatsapp ? <p className={ground.hush}>{t.whatsapp}</p> : null}
    </section>
  );
}

function Asked({ page: { row, answers, policy } }: { page: DeskLeadPage }) {
  const t = textsOf('desk');
  const phrases = [...askedOf(row, deskRowTexts()), ...answers.person.map(say)];
  return (
    <section aria-labelledby="desk-asked">
      <h2 id="desk-asked">{t.asked}</h2>
      {phrases.length > 0 ? <p>{listed(phrases)}</p> : null}
      <CheckedPlans checked={answers.checked} />
      {answers.details ? <p className={list.words}>{answers.details}</p> : null}
      {row.formPage ? (
        <p className={ground.hush}>
          {t.page}: <bdi dir="ltr">{row.formPage}</bdi>
        </p>
      ) : null}
      <BoughtPolicy policy={policy} />
    </section>
  );
}

function Take({ page: { row, mayWork }, token }: { page: DeskLeadPage; token: string }) {
  const t = textsOf('desk');
  if (row.heldBy !== null)
    return <p className={list.mind}>{fillMessage(t.heldBy, { name: row.heldBy })}</p>;
  if (!mayWork) return null;
  return (
    <form method="post" action={formPaths.staffDesk}>
      <CsrfField token={token} />
      <input type="hidden" name="lead_id" value={row.leadId} />
      <input type="hidden" name="return" value={`${formPaths.staffDesk}/${row.leadId}`} />
      <Button name="action" value="take">
        {t.take}
      </Button>
    </form>
  );
}

/** Somebody else has the lead by now: what was written for it is not lost. */
function UnkeptNote({ text }: { text: string }) {
  return (
    <section aria-labelledby="desk-unkept">
      <h2 id="desk-unkept">{textsOf('desk').unkept}</h2>
      <p className={list.words}>{text}</p>
    </section>
  );
}
