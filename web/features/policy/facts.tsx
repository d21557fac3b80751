import type { PolicyHead, PolicyPage } from '@muqarin/bff/contract/policy-pages';
import { shownDate } from '@muqarin/rules/dates';
import { fillMessage } from '@muqarin/rules/fill-message';
import type { ReactNode } from 'react';
import { Amount } from '@/components/price/amount.tsx';
import { FactRow, FactRows } from '@/components/ui/fact-rows.tsx';
import { textsOf } from '@/lib/texts.ts';
import css from './policy.module.css';

/** How the policy stands, and from when to when it covers. */
export function PolicyFacts({ page, children }: { page: PolicyHead; children?: ReactNode }) {
  const { facts: t, status } = textsOf('policy');
  const days = { first: shownDate(page.startDate), last: shownDate(page.endDate) };
  return (
    <section className={css.part} aria-labelledby="facts-title">
      <h2 id="facts-title">{t.title}</h2>
      <FactRows>
        <FactRow name={t.status}>{status[page.status]}</FactRow>
        <FactRow name={t.cover}>{fillMessage(t.from, days)}</FactRow>
        {page.cancelledOn && <FactRow name={t.ended}>{shownDate(page.cancelledOn)}</FactRow>}
        {children}
      </FactRows>
    </section>
  );
}

/** What it was bought at, what has changed, what it comes to by now. */
export function PolicyMoney({ page }: { page: PolicyPage }) {
  const { money: t } = textsOf('policy');
  const { soldGrossFils, netFils, vatFils, grossFils } = page;
  const rows: [string, number][] = [
    [fillMessage(t.sold, { date: shownDate(page.soldAt) }), soldGrossFils],
    [t.changed, grossFils - soldGrossFils],
    [t.net, netFils],
    [t.vat, vatFils],
  ];
  return (
    <section className={css.part} aria-labelledby="money-title">
      <h2 id="money-title">{t.title}</h2>
      <div className={css.sum}>
        <FactRows>
          {rows.map(([name, fils]) => (
            <FactRow key={name} name={name}>
              <Amount fils={fils} mode="always" />
            </FactRow>
          ))}
          <FactRow name={t.gross}>
            <span className={css.gross}>
              <Amount fils={grossFils} mode="always" />
            </span>
          </FactRow>
        </FactRows>
      </div>
    </section>
  );
}
