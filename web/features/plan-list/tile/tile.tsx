import { contractIds } from '@muqarin/rules/contract-ids';
import type { ReactNode } from 'react';
import ground from '@/components/ui/ground.module.css';
import { classes } from '@/lib/classes.ts';
import { keepTogether } from '../keep-together.ts';
import { t } from '../texts.ts';
import { type Fact, Facts } from './facts.tsx';
import { Glyph } from './glyph.tsx';
import css from './tile.module.css';
import { TileHead } from './tile-head.tsx';
import listCss from './tile-list.module.css';

interface ItemProps {
  id: number;
  compared: boolean;
  /** Filtered out. */
  hidden: boolean;
  /** In a row that is not in view, or in a group that is not opened. */
  folded: boolean;
  /** Its group, where it stands in one: the group's row says the facts. */
  member: number | undefined;
  className?: string | undefined;
  /** What the documents want to know of it (S0 3). */
  attributes?: Readonly<Record<`data-${string}`, string | number>>;
  children: ReactNode;
}

/** A plan's place in the list. The list's script finds it by `data-plan`. */
export function TileItem(props: ItemProps) {
  const { id, compared, hidden, folded, member, className, attributes, children } = props;
  return (
    <li
      className={classes(listCss.item, compared && css.compared, className)}
      id={`plan-${id}`}
      data-plan={id}
      data-folded={folded || undefined}
      data-member={member}
      {...attributes}
      aria-labelledby={`name-${id}`}
      hidden={hidden}
    >
      {children}
    </li>
  );
}

interface Props {
  plan: { id: number; name: string; logo: string };
  /** Whose it is, in words. */
  by: string;
  flag: ReactNode;
  /** Where BUY NOW posts, and what it tells besides the plan. */
  action: string;
  csrfToken: string;
  fields: Readonly<Record<string, string | number>>;
  price: ReactNode;
  /** At most four, the same in the same order on every tile. */
  facts: readonly Fact[];
  /** Who may buy it. */
  conditions?: readonly string[];
  /** What the price assumes, and the excess. */
  fine: { lead: string; text: string };
  acts: ReactNode;
  /** Its details are open: the fine print is shown on a phone too. */
  open: boolean;
  /** What the details hold; folded until asked for. */
  detail: ReactNode;
}

/** The one tile of every list: name, condition, price, at most four facts, one row of actions, and details folded. */
export function Tile(props: Props) {
  const { plan, by, flag, action, csrfToken, fields, price, facts, conditions = [] } = props;
  const { fine, acts, open, detail } = props;
  return (
    <form className={css.tile} action={action} method="post" data-opened={open || undefined}>
      <input type="hidden" name={contractIds.csrfField} value={csrfToken} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TileHead {...plan} by={by} flag={flag} />
      {price}
      <Facts facts={facts} />
      <Conditions conditions={conditions} />
      <FinePrint {...fine} />
      <div className={css.acts}>{acts}</div>
      <div data-detail="">{detail}</div>
    </form>
  );
}

/** Who may buy it, wherever its price is (decisions X31). */
export function Conditions({ conditions }: { conditions: readonly string[] }) {
  if (conditions.length === 0) return null;
  return (
    <p className={css.condition}>
      <Glyph of="info" />
      <span>
        <b className={ground.vh}>{t.whoMayBuy}: </b>
        {keepTogether(conditions.join(' '))}
      </span>
    </p>
  );
}

export function FinePrint({ lead, text }: Props['fine']) {
  return (
    <p className={css.fine}>
      <b>{lead}</b>
      {keepTogether(` ${text}`)}
    </p>
  );
}
