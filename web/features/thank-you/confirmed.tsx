import type { ThankYouPage } from '@muqarin/bff/contract/pages';
import { shownDate } from '@muqarin/rules/dates';
import type { ReactNode } from 'react';
import { Amount } from '@/components/price/amount.tsx';
import ground from '@/components/ui/ground.module.css';
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
        <Row label={t.plan} value={policy?.planName} />
        <Row label={t.insurer} value={policy?.insurerName} />
        <Row label={t.start} value={policy && shownDate(policy.startDate)} />
        {policy ? (
          <>
            <Row label={t.net} value={<Amount fils={policy.netFils} />} />
            <Row
              label={t.gross}
              value={
                <>
                  <Amount fils={policy.grossFils} /> {t.vat}
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

function Row({ label, value }: { label: string; value: ReactNode }) {
  if (!value) return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
