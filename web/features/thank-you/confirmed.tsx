import type { ThankYouPage } from '@muqarin/bff/contract/pages';
import { letterOf } from '@muqarin/rules/category-letters';
import { shownDate } from '@muqarin/rules/dates';
import { fillMessage } from '@muqarin/rules/fill-message';
import type { ReactNode } from 'react';
import { Amount } from '@/components/price/amount.tsx';
import ground from '@/components/ui/ground.module.css';
import { comma } from '@/lib/listed.ts';
import { textsOf } from '@/lib/texts.ts';
import css from './thank-you.module.css';

/** What the person can keep: references, plan, start, amounts. */
export function Confirmed({ page }: { page: ThankYouPage }) {
  const t = textsOf('thank-you');
  const { reference, policy, email } = page;
  if (!reference && !policy) return null;
  return (
    <section className={css.card} aria-label={t.summary}>
      <dl>
        <Row label={t.policyReference} value={policy?.reference} />
        <Row label={t.reference} value={reference} />
        {policy?.group ? (
          policy.group.categories.map(({ category, planName, members, netFils }) => (
            <Row
              key={category}
              label={
                category === 0
                  ? t.everybody
                  : fillMessage(t.category, { letter: letterOf(category) })
              }
              value={
                <>
                  {planName}
                  {comma()}
                  <Amount fils={netFils} mode="always" />{' '}
                  <span className={ground.hush}>
                    {t.members} <bdi>{members}</bdi>
                  </span>
                </>
              }
            />
          ))
        ) : (
          <Row label={t.plan} value={policy?.planName} />
        )}
        <Row label={t.insurer} value={policy?.insurerName} />
        <Row label={t.tpa} value={policy?.group?.tpaName} />
        <Row label={t.start} value={policy && shownDate(policy.startDate)} />
        <Row label={t.end} value={policy?.group && shownDate(policy.group.endDate)} />
        {policy ? (
          <>
            <Row label={t.net} value={<Amount fils={policy.netFils} mode={modeOf(policy)} />} />
            <Row
              label={t.gross}
              value={
                <>
                  <Amount fils={policy.grossFils} mode={modeOf(policy)} /> {t.vat}
                </>
              }
            />
          </>
        ) : null}
        {policy?.unconfirmed.map((condition) => (
          <Row
            key={condition}
            label={t.unconfirmed}
            value={
              <>
                {condition} <span className={ground.hush}>{t.unconfirmedHelp}</span>
              </>
            }
          />
        ))}
        <Row label={t.mailedTo} value={policy ? email : null} />
      </dl>
    </section>
  );
}

/** Rows that sum to it stand with two decimals, and so does the sum. */
function modeOf({ group }: NonNullable<ThankYouPage['policy']>) {
  return group ? ('always' as const) : ('where-any' as const);
}

function Row({ label, value }: { label: string; value: ReactNode }) {
  if (!value) return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
