import { vatOn } from '@muqarin/rules/money';
import type { PolicyTerms } from '@muqarin/rules/policy-terms';
import { inOrderOfEffect, reversalsOf } from './order-of-effect.ts';
import { daysOf, shareOf, tableBasisPoints } from './pro-rata.ts';
import type {
  CoveredUnit,
  MoneyEntry,
  MoneyRow,
  PolicyBasis,
  PolicyMoney,
  Refusal,
  Transaction,
} from './types.ts';

type Step = Exclude<Transaction, { kind: 'reverse' }>;

/** What was covered so far. */
interface State {
  basis: PolicyBasis;
  daysOfPeriod: number;
  isSold: boolean;
  units: Map<string, CoveredUnit>;
  cancelledOn: string | null;
}

/**
 * What a policy's transactions come to, whatever sequence they arrived in. One that cannot take effect stays in the list with
 * its reason and no money. A reversed one keeps its rows, its reversal has the same below 0, and everything after is priced as
 * if neither had been. Throws when two that differ have one id.
 */
export function foldPolicyMoney(basis: PolicyBasis, arrived: readonly Transaction[]): PolicyMoney {
  const ordered = inOrderOfEffect(arrived);
  const reversals = reversalsOf(ordered);
  const daysOfPeriod = daysOf(basis.startDate, basis.endDate);
  const state: State = { basis, daysOfPeriod, isSold: false, units: new Map(), cancelledOn: null };
  const done = new Map<string, MoneyEntry>();
  for (const step of ordered) {
    if (step.kind === 'reverse') continue;
    const isReversed = reversals.has(step.transactionId);
    done.set(step.transactionId, entryOf(state, step, isReversed));
  }
  const entries = ordered.map((each) => {
    if (each.kind !== 'reverse') return done.get(each.transactionId) as MoneyEntry;
    return reversalOf(each, reversals.get(each.reverses), done);
  });
  const netFils = sum(entries.map((entry) => entry.netFils));
  const vatFils = sum(entries.map((entry) => entry.vatFils));
  const { units, cancelledOn } = state;
  return {
    daysOfPeriod,
    entries,
    units: [...units.values()],
    cancelledOn,
    netFils,
    vatFils,
    grossFils: netFils + vatFils,
  };
}

function entryOf(state: State, step: Step, isReversed: boolean): MoneyEntry {
  const refused = refusalOf(state, step);
  if (refused) return { transaction: step, state: { refused }, rows: [], netFils: 0, vatFils: 0 };
  const rows =
    step.kind === 'sale' || step.kind === 'add' ? charged(state, step) : paidBack(state, step);
  if (!isReversed) takeEffect(state, step, rows);
  const netFils = sum(rows.map((row) => row.netFils));
  const vatFils = vatOn(netFils, state.basis.terms.vatBasisPoints);
  return { transaction: step, state: isReversed ? 'reversed' : 'counted', rows, netFils, vatFils };
}

function refusalOf(state: State, step: Step): Refusal | null {
  const { startDate, endDate, terms } = state.basis;
  const { effectiveOn, askedOn } = step;
  if (step.kind === 'sale') {
    if (state.isSold) return 'already_sold';
    if (effectiveOn !== startDate) return 'outside_period';
    return hasTwins(step.units.map(({ unit }) => unit)) ? 'already_known' : null;
  }
  if (effectiveOn < startDate || effectiveOn > endDate) return 'outside_period';
  if (daysOf(effectiveOn, askedOn) - 1 > terms.backdatingDays) return 'backdated';
  if (!state.isSold) return 'not_sold';
  if (state.cancelledOn !== null) return 'policy_ended';
  if (step.kind === 'cancel') return null;
  if (step.kind === 'remove') {
    const isBad = hasTwins(step.units) || step.units.some((unit) => !isCovered(state, unit));
    return isBad ? 'not_covered' : null;
  }
  const names = step.units.map(({ unit }) => unit);
  return hasTwins(names) || names.some((unit) => state.units.has(unit)) ? 'already_known' : null;
}

function charged(state: State, step: Extract<Step, { kind: 'sale' | 'add' }>): MoneyRow[] {
  const daysLeft = daysOf(step.effectiveOn, state.basis.endDate);
  return step.units.map(({ unit, periodFils }) => {
    const netFils = share(state, periodFils, daysLeft);
    return { unit, periodFils, daysLeft, netFils, keptBecause: null, tableBasisPoints: null };
  });
}

function paidBack(state: State, step: Extract<Step, { kind: 'remove' | 'cancel' }>): MoneyRow[] {
  const daysLeft = daysOf(step.effectiveOn, state.basis.endDate);
  const claimed = new Set(step.claimed);
  const { refund, shortPeriod } = state.basis.terms;
  return endingOf(state, step).map((covered) => {
    const { unit, periodFils } = covered;
    const isKeptForClaim = refund === 'without_claim' && claimed.has(unit);
    const keptBecause = refund === 'never' ? 'terms' : isKeptForClaim ? 'claim' : null;
    const row = { unit, periodFils, daysLeft, keptBecause, tableBasisPoints: null } as const;
    if (keptBecause) return { ...row, netFils: 0 };
    if (step.kind === 'cancel' && shortPeriod)
      return { ...row, ...byTable(state, covered, step.effectiveOn, shortPeriod) };
    return { ...row, netFils: 0 - share(state, periodFils, daysLeft) };
  });
}

/** Of what was charged for it, by the days that it was covered. */
function byTable(
  state: State,
  { periodFils, from }: CoveredUnit,
  effectiveOn: string,
  rows: NonNullable<PolicyTerms['shortPeriod']>,
): Pick<MoneyRow, 'netFils' | 'tableBasisPoints'> {
  const { endDate, terms } = state.basis;
  const basisPoints = tableBasisPoints(rows, daysOf(from, effectiveOn) - 1);
  const chargedFils = share(state, periodFils, daysOf(from, endDate));
  const refundFils = shareOf(chargedFils, basisPoints, 10_000, terms.rounding);
  return { netFils: 0 - refundFils, tableBasisPoints: basisPoints };
}

function endingOf(
  { units }: State,
  step: Extract<Step, { kind: 'remove' | 'cancel' }>,
): CoveredUnit[] {
  if (step.kind === 'cancel') return [...units.values()].filter(({ until }) => until === null);
  return step.units.flatMap((unit) => units.get(unit) ?? []);
}

function takeEffect(state: State, step: Step, rows: readonly MoneyRow[]): void {
  const { effectiveOn } = step;
  if (step.kind === 'sale') state.isSold = true;
  if (step.kind === 'cancel') state.cancelledOn = effectiveOn;
  const isBeginning = step.kind === 'sale' || step.kind === 'add';
  for (const { unit, periodFils } of rows) {
    const known = state.units.get(unit);
    if (isBeginning) state.units.set(unit, { unit, periodFils, from: effectiveOn, until: null });
    else if (known) state.units.set(unit, { ...known, until: effectiveOn });
  }
}

function reversalOf(
  transaction: Extract<Transaction, { kind: 'reverse' }>,
  counting: Transaction | undefined,
  done: ReadonlyMap<string, MoneyEntry>,
): MoneyEntry {
  const nothing = { transaction, rows: [], netFils: 0, vatFils: 0 };
  const reversed = done.get(transaction.reverses);
  if (!reversed || !counting) return { ...nothing, state: { refused: 'nothing_to_reverse' } };
  if (counting.transactionId !== transaction.transactionId)
    return { ...nothing, state: { refused: 'already_reversed' } };
  const rows = reversed.rows.map((row) => ({ ...row, netFils: 0 - row.netFils }));
  const [netFils, vatFils] = [0 - reversed.netFils, 0 - reversed.vatFils];
  return { transaction, state: 'counted', rows, netFils, vatFils };
}

function share({ basis, daysOfPeriod }: State, periodFils: number, daysLeft: number): number {
  return shareOf(periodFils, daysLeft, daysOfPeriod, basis.terms.rounding);
}

const isCovered = ({ units }: State, unit: string) => units.get(unit)?.until === null;
const hasTwins = (names: readonly string[]) =>
  names.length > 1 && new Set(names).size < names.length;
const sum = (amounts: readonly number[]) => amounts.reduce((total, each) => total + each, 0);
