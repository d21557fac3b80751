import type { BoardOption, BoardPlan } from '@muqarin/bff/contract/medical-corporate/board';
import { fillMessage } from '@muqarin/rules/fill-message';
import type { ReactNode } from 'react';
import { Amount } from '@/components/price/amount.tsx';
import ground from '@/components/ui/ground.module.css';
import { Notice } from '@/components/ui/notice.tsx';
import { InsurerMark } from '@/features/plan-list/tile/insurer-mark.tsx';
import { listed } from '@/lib/listed.ts';
import { textsOf } from '@/lib/texts.ts';
import { categoryName } from '../plans/category-tabs.tsx';
import css from './board.module.css';

/** What the options come to. */
export function SideBySide({ options }: { options: readonly BoardOption[] }) {
  const t = textsOf('board');
  const each = (of: (plan: BoardPlan) => string) => (option: BoardOption) =>
    listed([...new Set(option.plans.map(of))]);
  const amount = (of: 'netFils' | 'vatFils' | 'grossFils') => (option: BoardOption) => (
    <Amount fils={option[of]} mode="always" />
  );
  const rows: readonly [string, (option: BoardOption) => ReactNode][] = [
    [t.insurer, each(({ insurerName }) => insurerName)],
    [t.tpa, each(({ tpaName }) => tpaName)],
    [t.net, amount('netFils')],
    [t.vat, amount('vatFils')],
    [t.gross, amount('grossFils')],
  ];
  return (
    <Wide title={t.side} id="side" options={options.length}>
      <thead>
        <tr>
          <td />
          {options.map(({ option }) => (
            <th key={option} scope="col">
              {fillMessage(t.option, { number: option })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, of]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {options.map((option) => (
              <td key={option.option}>{of(option)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Wide>
  );
}

/** Category by plan, and how each premium is made. */
export function Option({ option }: { option: BoardOption }) {
  const t = textsOf('board');
  const { option: number, plans, netFils, otherPair } = option;
  const title = fillMessage(t.option, { number });
  return (
    <div data-option={number}>
      <Wide title={title} id={`option-${number}`}>
        <thead>
          <tr>
            {[t.category, t.plan, t.membersHead, t.network, t.limit, t.net].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {plans.map((plan) => (
            <tr key={plan.category}>
              <th scope="row">{categoryName(plan.category)}</th>
              <td>
                <PlanName plan={plan} />
              </td>
              <td data-label={t.membersHead}>{plan.members}</td>
              <td data-label={t.network}>{plan.networkName}</td>
              <td data-label={t.limit}>{plan.annualLimit}</td>
              <td data-label={t.net}>
                <Amount fils={plan.netFils} mode="always" />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={5}>
              {t.net}
            </th>
            <td>
              <Amount fils={netFils} mode="always" />
            </td>
          </tr>
        </tfoot>
      </Wide>
      {otherPair ? <Notice tone="warn">{t.otherPair}</Notice> : null}
      <details className={css.made}>
        <summary>{t.made}</summary>
        {plans.map((plan) => (
          <Made key={plan.category} plan={plan} />
        ))}
      </details>
    </div>
  );
}

function PlanName({ plan }: { plan: BoardPlan }) {
  const t = textsOf('board');
  const { name, insurerName, tpaName, logo, variants, conditions } = plan;
  return (
    <span className={css.plan}>
      <InsurerMark logo={logo} small />
      <span>
        <strong>{name}</strong>{' '}
        <span className={ground.hush}>{listed([insurerName, tpaName])}</span>
        {variants.length > 0 ? (
          <small>{fillMessage(t.with, { variants: listed(variants) })}</small>
        ) : null}
        {conditions.map((condition) => (
          <small key={condition}>
            {t.mayHold}: {condition}
          </small>
        ))}
      </span>
    </span>
  );
}

function Made({ plan: { name, category, premium, netFils } }: { plan: BoardPlan }) {
  const t = textsOf('board');
  return (
    <>
      <h3>{fillMessage(t.madeOf, { plan: name, category: categoryName(category) })}</h3>
      <dl className={css.facts}>
        {premium.map(({ label, note, amountFils }) => (
          <div key={`${label} ${note}`}>
            <dt>
              {label} <span className={ground.hush}>{note}</span>
            </dt>
            <dd>
              <Amount fils={amountFils} mode="always" />
            </dd>
          </div>
        ))}
        <div className={css.sum}>
          <dt>{t.net}</dt>
          <dd>
            <Amount fils={netFils} mode="always" />
          </dd>
        </div>
      </dl>
    </>
  );
}

interface WideProps {
  title: string;
  id: string;
  /** How many are compared; without it each row is a plan. */
  options?: number;
  children: ReactNode;
}

/**
 * A table that is stacked on a phone: a plan's facts under each other, or what is compared under the row's name. Between a phone and
 * a desktop it moves sideways by itself, with the keyboard too.
 */
export function Wide({ title, id, options, children }: WideProps) {
  return (
    <div>
      <h2 id={id}>{title}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard (WCAG 2.1.1) */}
      <section className={css.wide} tabIndex={0} aria-labelledby={id}>
        <table data-options={options}>{children}</table>
      </section>
    </div>
  );
}
