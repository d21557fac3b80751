/** A change of a group as it would be kept: its people, its transactions and what they come to, or what is missing or wrong. */
import { isDeepStrictEqual } from 'node:util';
import type { ChangeCase } from '@muqarin/rules/medical-corporate/change-cases';
import type { RefusedChange } from '../../../../contract/changes/ledger.ts';
import type {
  ChangeAsks,
  ChangeKnown,
  ChangeRow,
  Joining,
  Leaving,
  PricedGroupChange,
  WrongRow,
} from '../../../../contract/medical-corporate/change-calls.ts';
import { foldPolicyMoney } from '../../../domain/policy-money/fold.ts';
import type { PricedChange } from '../../../domain/policy-money/price-change.ts';
import type { MoneyRow, PolicyMoney } from '../../../domain/policy-money/types.ts';
import type { LaterTransaction } from '../../../store/changes.ts';
import type { StoredPerson } from '../../../store/medical-corporate/policies.ts';
import { pricedView } from '../../../views/ledger-view.ts';
import { allTransactions } from '../../changes/book.ts';
import { dated, evaluate, type WantedTransaction } from '../../changes/price.ts';
import type { KeptGroup } from '../book.ts';
import { plansOf, wantedRates } from './ask-rates.ts';
import { type Checked, checkRows, type Joins, type Leaves } from './check-rows.ts';
import { coveredMembers, describedUnits, ofPerson } from './members.ts';

export interface GroupChange {
  joining: readonly Joining[];
  leaving: readonly Leaving[];
  known: ChangeKnown;
}

export type WrongRows = { outcome: 'wrong_rows'; rows: WrongRow[] };
export type NotReady = ChangeAsks | WrongRows | RefusedChange;

export interface ReadyChange {
  ok: true;
  priced: PricedChange;
  shown: PricedGroupChange;
  transactions: readonly LaterTransaction[];
  people: readonly StoredPerson[];
}

export function priceRows(
  policy: KeptGroup,
  { joining, leaving, known }: GroupChange,
  { changeId, askedOn }: { changeId: string; askedOn: string },
): ReadyChange | { ok: false; refused: NotReady } {
  const described = describedUnits(policy);
  const before = foldPolicyMoney(policy.basis, allTransactions(policy));
  const { catalogueVersion, stored } = policy;
  const { insurerId, offer } = stored;
  const plans = plansOf(offer);
  const { units, cancelledOn } = before;
  const checked = checkRows({ described, units, cancelledOn, plans }, { joining, leaving });
  if (checked.wrong.length > 0) return wrongRows(checked.wrong);
  const wanted = wantedRates({ catalogueVersion, insurerId }, checked.joins);
  const { rates } = known;
  if (!rates || !isDeepStrictEqual(rates.wanted, wanted))
    return { ok: false, refused: { outcome: 'asks', rates: wanted } };
  const amounts = rates.prices.map((price) => (price.outcome === 'priced' ? price.netFils : null));
  const unpriced = checked.joins.filter((_, at) => (amounts[at] ?? null) === null);
  if (unpriced.length > 0)
    return wrongRows(unpriced.map(({ at }) => ({ kind: 'joins', at, reason: 'no_rate' as const })));
  const periodFils = (at: number) => amounts[at] ?? 0;
  const transactions = dated(transactionsOf(checked, periodFils), changeId, askedOn);
  const made = evaluate(policy, transactions, before);
  if (!made.ok) return whoIsWrong({ policy, before, askedOn }, checked, periodFils) ?? made;
  const people = checked.joins.map((each) => personOf(each, changeId));
  const after = new Map([
    ...described,
    ...people.map((person) => [person.unit, ofPerson(person)] as const),
  ]);
  const rows = rowsOf(checked, made.priced, rates.papers);
  const papers = [...new Set(rows.flatMap((row) => row.papers))];
  const shown: PricedGroupChange = {
    ...pricedView(made.priced),
    rows,
    papers,
    arabic: Object.fromEntries(papers.map((paper) => [paper, rates.arabic[paper] ?? paper])),
    membersBefore: coveredMembers(units, described),
    membersAfter: coveredMembers(made.priced.after.units, after),
  };
  return { ok: true, priced: made.priced, shown, transactions, people };
}

const wrongRows = (rows: WrongRow[]): { ok: false; refused: WrongRows } => {
  return { ok: false, refused: { outcome: 'wrong_rows', rows } };
};

/** One for each day on which people join or leave. */
function transactionsOf(
  { joins, leaves }: Pick<Checked, 'joins' | 'leaves'>,
  periodFils: (at: number) => number,
): WantedTransaction[] {
  const units = joins.map(({ unit, row: { effectiveOn } }, at) => {
    return { effectiveOn, unit: { unit, periodFils: periodFils(at) } };
  });
  const adds = byDay(units).map(([effectiveOn, own]) => {
    return { kind: 'add' as const, effectiveOn, units: own.map(({ unit }) => unit) };
  });
  const leaving = leaves.map(({ units: own, row }) => ({ ...row, own }));
  const removes = byDay(leaving).map(([effectiveOn, own]) => ({
    kind: 'remove' as const,
    effectiveOn,
    units: own.flatMap((each) => each.own),
    claimed: own.flatMap((each) => (each.claimed ? each.own : [])),
  }));
  return [...adds, ...removes];
}

function byDay<Item extends { effectiveOn: string }>(items: readonly Item[]): [string, Item[]][] {
  const days = [...new Set(items.map(({ effectiveOn }) => effectiveOn))].sort();
  return days.map((day) => [day, items.filter(({ effectiveOn }) => effectiveOn === day)]);
}

/** The fold refuses a whole day: each of its people is looked at alone. Null where nobody is wrong alone. */
function whoIsWrong(
  { policy, before, askedOn }: { policy: KeptGroup; before: PolicyMoney; askedOn: string },
  { joins, leaves }: Checked,
  periodFils: (at: number) => number,
): { ok: false; refused: WrongRows } | null {
  const refusalOf = (kind: WrongRow['kind'], at: number, one: WantedTransaction[]): WrongRow[] => {
    const alone = evaluate(policy, dated(one, '~', askedOn), before);
    if (alone.ok || alone.refused.breaks.length > 0) return [];
    return [{ kind, at, reason: alone.refused.reason as WrongRow['reason'] }];
  };
  const wrong = [
    ...joins.flatMap((each, at) => {
      const one = transactionsOf({ joins: [each], leaves: [] }, () => periodFils(at));
      return refusalOf('joins', each.at, one);
    }),
    ...leaves.flatMap((each) =>
      refusalOf('leaves', each.at, transactionsOf({ joins: [], leaves: [each] }, periodFils)),
    ),
  ];
  return wrong.length > 0 ? wrongRows(wrong) : null;
}

function rowsOf(
  { joins, leaves }: Checked,
  { entries }: PricedChange,
  papersByCase: readonly { case: ChangeCase; papers: readonly string[] }[],
): ChangeRow[] {
  const money = new Map(entries.flatMap(({ rows }) => rows.map((row) => [row.unit, row])));
  const papersOf = (wanted: ChangeCase) => [
    ...(papersByCase.find((row) => row.case === wanted)?.papers ?? []),
  ];
  const row = (each: Joins | Leaves, kind: ChangeRow['kind'], units: readonly string[]) => ({
    kind,
    at: each.at,
    number: units[0] ?? '',
    effectiveOn: each.row.effectiveOn,
    age: 'age' in each ? each.age : null,
    ...summed(units.flatMap((unit) => money.get(unit) ?? [])),
    papers: papersOf(each.row.case),
  });
  return [
    ...joins.map((each) => row(each, 'joins', [each.unit])),
    ...leaves.map((each) => row(each, 'leaves', each.units)),
  ];
}

function summed(rows: readonly MoneyRow[]) {
  const [first] = rows;
  return {
    periodFils: rows.reduce((sum, each) => sum + each.periodFils, 0),
    netFils: rows.reduce((sum, each) => sum + each.netFils, 0),
    daysLeft: first?.daysLeft ?? 0,
    keptBecause: first?.keptBecause ?? null,
  };
}

function personOf({ row, unit }: Joins, changeId: string): StoredPerson {
  const { category, birthDate, gender, married, salary, relation } = row;
  const name = row.name.trim().replaceAll(/\s+/g, ' ');
  return { unit, changeId, category, name, birthDate, gender, married, salary, relation };
}
