import { type CasePage, siteReadPaths } from '@muqarin/bff/contract/site-forms';
import { shownDate, shownTime } from '@muqarin/rules/dates';
import { fillMessage } from '@muqarin/rules/fill-message';
import { localeOfPath } from '@muqarin/rules/locale';
import type { Metadata } from 'next';
import { WithOurEmail } from '@/components/content/with-our-email.tsx';
import { Button } from '@/components/ui/button.tsx';
import { CsrfField } from '@/components/ui/csrf-field.tsx';
import ground from '@/components/ui/ground.module.css';
import { TextField } from '@/components/ui/text-field.tsx';
import { getPage } from '@/lib/bff.ts';
import { errorTitle } from '@/lib/error-title.ts';
import { messageOf } from '@/lib/field-names.ts';
import { linkTo } from '@/lib/link-to.ts';
import { say } from '@/lib/reader.ts';
import { requestFacts } from '@/lib/request.ts';
import { textsOf } from '@/lib/texts.ts';
import { CasePapers, CaseSaid } from './case-papers.tsx';
import css from './claims.module.css';
import { FormPage } from './form-page.tsx';
import { PhoneCode } from './phone-code.tsx';
import { SANADAK } from './sanadak.ts';
import { Timeline } from './timeline.tsx';

type Kind = CasePage['kind'];

export async function caseMetadata(kind: Kind, reference: string): Promise<Metadata> {
  const page = await load(kind, reference);
  return { title: errorTitle(titleOf(page), page.errors), robots: { index: false } };
}

function load(kind: Kind, reference: string): Promise<CasePage> {
  return getPage(siteReadPaths.case, { kind, reference });
}

function titleOf({ kind, reference }: CasePage): string {
  const { claimTitle, complaintTitle } = textsOf('claims').status;
  return fillMessage(kind === 'claim' ? claimTitle : complaintTitle, { reference });
}

/** How a claim or complaint stands, behind a code that is mailed (decisions A28). */
export async function CaseStatusPage({ kind, reference }: { kind: Kind; reference: string }) {
  const [page, { csrfToken, path }] = await Promise.all([load(kind, reference), requestFacts()]);
  const t = textsOf('claims').status;
  const title = titleOf(page);
  // Back to the page as it was asked for, under a language or without.
  const own = `/${kind}/${page.reference}`;
  const address = localeOfPath(path) === null ? own : linkTo(own);
  if (page.state) {
    return (
      <FormPage
        title={title}
        lead={`${t.status}: ${t.statuses[page.state.status]}`}
        aside={<Onward kind={kind} />}
      >
        <CaseSaid page={page} />
        <Standing state={page.state} />
        <CasePapers page={page} action={`${address}/papers`} token={csrfToken} />
      </FormPage>
    );
  }
  const { errors, codeAsked } = page;
  const said = errors.map(({ field, message }) => ({ field, message: say(message) }));
  return (
    <FormPage title={title} lead={t.lead} aside={<Onward kind={kind} />}>
      <div className={css.stack}>
        <CaseSaid page={page} />
        {codeAsked ? (
          <form method="post" action={address} className={css.stack}>
            <CsrfField token={csrfToken} />
            <TextField
              name="code"
              label={t.code}
              hint={t.codeHint}
              error={messageOf(said, 'code')}
              inputMode="numeric"
              autoComplete="one-time-code"
              dir="ltr"
              maxLength={12}
            />
            <Button>{t.open}</Button>
          </form>
        ) : null}
        <form method="post" action={`${address}/code`}>
          <CsrfField token={csrfToken} />
          <Button look={codeAsked ? 'line' : 'filled'}>{codeAsked ? t.askAgain : t.ask}</Button>
        </form>
        <PhoneCode
          csrfToken={csrfToken}
          action={`${address}/phone`}
          asksReference={false}
          asked={page.phoneAsked}
          errors={said}
          typed={page.typed}
        />
        <NoEmail />
      </div>
    </FormPage>
  );
}

/** Whom to ask, and where a complaint goes that we did not settle (decisions A28). */
function Onward({ kind }: { kind: Kind }) {
  const { complaint, contact, status: t } = textsOf('claims');
  return (
    <>
      <h2>{kind === 'claim' ? t.onClaim : t.onComplaint}</h2>
      {kind === 'complaint' ? (
        <>
          <p>{complaint.step3}</p>
          <p>{complaint.step4}</p>
        </>
      ) : null}
      <ul>
        {kind === 'complaint' ? (
          <li>
            <a href={SANADAK}>{complaint.sanadak}</a>
          </li>
        ) : null}
        <li>
          <a href={linkTo('/contact')}>{contact.title}</a>
        </li>
      </ul>
    </>
  );
}

/** Who gave no address and cannot be called either. */
function NoEmail() {
  return (
    <p className={ground.hush}>
      <WithOurEmail text={textsOf('claims').status.noEmail} />
    </p>
  );
}

function Standing({ state }: { state: NonNullable<CasePage['state']> }) {
  const t = textsOf('claims').status;
  return (
    <div className={css.stack}>
      <dl className={css.card}>
        <div>
          <dt>{t.request}</dt>
          <dd>{state.request}</dd>
        </div>
        <div>
          <dt>{t.filed}</dt>
          <dd>
            <bdi dir="ltr">{shownDate(state.filedAt)}</bdi>
          </dd>
        </div>
        {state.answerBy ? (
          <div>
            <dt>{t.answerBy}</dt>
            <dd>
              <bdi dir="ltr">{shownTime(state.answerBy)}</bdi>
            </dd>
          </div>
        ) : null}
      </dl>
      <section className={css.part} aria-labelledby="history">
        <h2 id="history">{t.history}</h2>
        <Timeline state={state} />
      </section>
    </div>
  );
}
