import { type MyDataPage, siteFormPaths, siteReadPaths } from '@muqarin/bff/contract/site-forms';
import { shownDate } from '@muqarin/rules/dates';
import { fillPlural } from '@muqarin/rules/plural';
import type { Metadata } from 'next';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
import { CsrfField } from '@/components/ui/csrf-field.tsx';
import { ErrorSummary } from '@/components/ui/error-summary.tsx';
import ground from '@/components/ui/ground.module.css';
import { Notice } from '@/components/ui/notice.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import { getPage } from '@/lib/bff.ts';
import { errorTitle } from '@/lib/error-title.ts';
import { messageOf } from '@/lib/field-names.ts';
import { comma } from '@/lib/listed.ts';
import { pageMetadata } from '@/lib/page-metadata.ts';
import { reader, say } from '@/lib/reader.ts';
import { requestFacts } from '@/lib/request.ts';
import { textsOf } from '@/lib/texts.ts';
import css from './claims.module.css';
import { FormPage } from './form-page.tsx';
import { HeldList, LeadRow, Proof } from './held-parts.tsx';
import { PhoneCode } from './phone-code.tsx';

export async function myDataMetadata(): Promise<Metadata> {
  const { title, description } = textsOf('claims').data;
  const { errors, held, erased } = await load();
  const said = { title: errorTitle(title, errors), description };
  if (held || erased) return { ...said, robots: { index: false } };
  const { locale: language } = reader();
  const address = '/my-data';
  return {
    ...(await pageMetadata({ language, title, description, address, image: 'home' })),
    ...said,
  };
}

function load(): Promise<MyDataPage> {
  return getPage(siteReadPaths.myData);
}

/** What we hold about a person: a link is asked for, then it is seen, taken along or deleted (features 105). */
export async function MyData() {
  const [page, { csrfToken }] = await Promise.all([load(), requestFacts()]);
  const t = textsOf('claims').data;
  const { held, erased, notice } = page;
  const errors = page.errors.map(({ field, message }) => ({ field, message: say(message) }));
  return (
    <FormPage
      title={erased && !held ? t.erasedTitle : t.title}
      lead={erased ? t.erasedText : t.lead}
    >
      <div className={css.stack}>
        <ErrorSummary
          title={
            errors.some(({ field }) => field)
              ? fillPlural(textsOf('leads').errors, { count: errors.length })
              : t.linkEnded
          }
          errors={errors.map(({ field, message }) => ({ target: field || null, message }))}
        />
        {notice ? <Notice>{say(notice)}</Notice> : null}
        {erased && !held ? <Proof erased={erased} /> : null}
        {held ? <Held held={held} csrfToken={csrfToken} /> : null}
        {held || erased ? null : (
          <form method="post" action={siteFormPaths.dataLink} className={css.stack}>
            <CsrfField token={csrfToken} />
            <TextField
              name="email"
              label={t.email}
              hint={t.emailHint}
              error={messageOf(errors, 'email')}
              type="email"
              dir="ltr"
              autoComplete="email"
              defaultValue={page.typed.email}
            />
            <Button>{t.ask}</Button>
          </form>
        )}
        {held || erased ? null : (
          <PhoneCode
            csrfToken={csrfToken}
            action={siteFormPaths.dataByPhone}
            asksReference
            asked={page.phoneAsked}
            errors={errors}
            typed={page.typed}
          />
        )}
        {held || erased ? null : <p className={ground.hush}>{t.log}</p>}
      </div>
    </FormPage>
  );
}

function Held({ held, csrfToken }: { held: NonNullable<MyDataPage['held']>; csrfToken: string }) {
  const t = textsOf('claims').data;
  const { leads, cases, drafts, quotes, uploads } = held;
  const isEmpty = [leads, cases, drafts, quotes, uploads].every(({ length }) => length === 0);
  const lines: Readonly<Record<string, string>> = t.lines;
  const mayCall = leads.some(({ doNotCall }) => !doNotCall);
  const act = (action: string, label: string) => (
    <form method="post" action={siteFormPaths.dataAction}>
      <CsrfField token={csrfToken} />
      <Button look="line" name="action" value={action}>
        {label}
      </Button>
    </form>
  );
  return (
    <>
      <p>
        {t.heldFor} <bdi dir="ltr">{held.email}</bdi>
      </p>
      {isEmpty ? <p>{t.nothing}</p> : null}
      <HeldList
        title={t.leads}
        rows={leads.map((lead) => [lead.reference, <LeadRow key="l" {...lead} />])}
      />
      <HeldList
        title={t.cases}
        rows={cases.map(({ reference, request, at }) => [
          reference,
          <span key="c">
            {request}
            {comma()}
            <bdi dir="ltr">{shownDate(at)}</bdi>
          </span>,
        ])}
      />
      <HeldList
        title={t.drafts}
        rows={drafts.map(({ reference, expiresAt }) => [
          reference,
          <span key="d">
            {t.until} <bdi dir="ltr">{shownDate(expiresAt)}</bdi>
          </span>,
        ])}
      />
      <HeldList
        title={t.quotes}
        rows={quotes.map(({ line, reference, validUntil, stays }) => [
          reference,
          <span key="q">
            {lines[line] ?? line}
            {validUntil === null ? null : (
              <>
                . {t.valid} <bdi dir="ltr">{shownDate(validUntil)}</bdi>
              </>
            )}
            {stays ? `. ${t.stays}` : ''}
          </span>,
        ])}
      />
      <HeldList
        title={t.files}
        rows={uploads.map(({ name, expiresAt }) => [
          name,
          <span key="f">
            {t.until} <bdi dir="ltr">{shownDate(expiresAt)}</bdi>
          </span>,
        ])}
      />
      <div className={css.row}>
        <ButtonLink look="line" href={siteReadPaths.dataExport} download>
          {t.export}
        </ButtonLink>
        {leads.length > 0
          ? act(mayCall ? 'stop-calls' : 'resume-calls', mayCall ? t.stop : t.resume)
          : null}
        {leads.length > 0 ? act('renew', t.renew) : null}
      </div>
      {isEmpty ? null : (
        <details className={css.danger}>
          <summary>{t.erase}</summary>
          <form method="post" action={siteFormPaths.dataAction}>
            <CsrfField token={csrfToken} />
            <p>{t.eraseText}</p>
            <p>{t.log}</p>
            <Button name="action" value="erase">
              {t.eraseButton}
            </Button>
          </form>
        </details>
      )}
    </>
  );
}
