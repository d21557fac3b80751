/** Parts of the page about held data: lists, a request, the proof that something was deleted. */
import type { HeldLead, MyDataPage } from '@muqarin/bff/contract/site-forms';
import { shownDate, shownTime } from '@muqarin/rules/dates';
import { fillMessage } from '@muqarin/rules/fill-message';
import type { ReactNode } from 'react';
import { classes } from '@/lib/classes.ts';
import { comma, listed } from '@/lib/listed.ts';
import { textsOf } from '@/lib/texts.ts';
import css from './claims.module.css';

/** Entries by their reference; none without any. */
export function HeldList({ title, rows }: { title: string; rows: [string, ReactNode][] }) {
  if (rows.length === 0) return null;
  return (
    <section className={css.part}>
      <h2>{title}</h2>
      <dl className={classes(css.card, css.held)}>
        {rows.map(([reference, about], place) => (
          // Two files may have one name.
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is written once and never changes
          <div key={`${reference} ${place}`}>
            <dt>
              <bdi>{reference}</bdi>
            </dt>
            <dd>{about}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export function LeadRow({
  source,
  contact,
  capturedAt,
  keptUntil,
  doNotCall,
  ...agreed
}: HeldLead) {
  const t = textsOf('claims').data;
  const sources: Readonly<Record<string, string>> = t.sources;
  const languages: Readonly<Record<string, string>> = textsOf('leads').callLanguages;
  const language = languages[contact.call_language ?? ''];
  const consents = [
    ...(agreed.marketing ? [t.marketing] : []),
    ...(agreed.whatsapp ? [t.whatsapp] : []),
  ];
  return (
    <>
      <p>
        {sources[source] ?? source}: {contact.name}
        {comma()}
        <bdi dir="ltr">{contact.fullNumber}</bdi>
      </p>
      <p>
        {t.asked} <bdi dir="ltr">{shownDate(capturedAt)}</bdi>. {t.until}{' '}
        <bdi dir="ltr">{shownDate(keptUntil)}</bdi>. {t.consents}: {listed(consents) || t.none}.
        {language ? ` ${t.callLanguage}: ${language}.` : ''}
        {doNotCall ? ` ${t.noCalls}.` : ''}
      </p>
    </>
  );
}

/** What was deleted, and what stays. */
export function Proof({ erased }: { erased: NonNullable<MyDataPage['erased']> }) {
  const t = textsOf('claims').data;
  const { leads, cases, drafts, quotes, stay } = erased;
  return (
    <>
      <dl className={css.card}>
        <div>
          <dt>{t.proof}</dt>
          <dd>
            <bdi dir="ltr">{erased.reference}</bdi>
          </dd>
        </div>
        <div>
          <dt>{t.at}</dt>
          <dd>
            <bdi dir="ltr">{shownTime(erased.at)}</bdi>
          </dd>
        </div>
      </dl>
      <p>{fillMessage(t.counts, { leads, cases, drafts, quotes })}</p>
      {stay > 0 ? <p>{fillMessage(t.countStays, { stay })}</p> : null}
      <p>{t.log}</p>
    </>
  );
}
