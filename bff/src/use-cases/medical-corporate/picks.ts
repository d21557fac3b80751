/** What the session's employer compares, checks for a quote and proposes: ids of plans, kept with the session and its quote. */
import type { CallContext } from '@muqarin/platform/context';
import type { GroupQuote, PricedPick } from '@muqarin/quoting/contract/medical-corporate/quote';
import {
  blockedBy,
  type GroupPick,
  has,
  toggleGroupCompared,
} from '@muqarin/rules/medical-corporate/picks';
import { parsePlanId } from '@muqarin/rules/medical-corporate/plan-id';
import type { Bff } from '../../parts.ts';
import type { GroupPicks } from '../../session/medical-corporate/picks.ts';
import type { Session } from '../../session/session-plugin.ts';

/** Those of another quote are none. */
export function picksOf({ data }: Pick<Session, 'data'>, quoteId: string): GroupPicks {
  const kept = data.groupPicks;
  if (kept?.quoteId === quoteId) return kept;
  return { quoteId, compared: [], across: [], checked: [], proposal: [], cleared: null };
}

/** `change` may be called several times. */
export async function updatePicks(
  session: Session,
  quoteId: string,
  change: (picks: GroupPicks) => Partial<GroupPicks>,
): Promise<GroupPicks> {
  await session.update((data) => {
    const picks = picksOf({ data }, quoteId);
    return { ...data, groupPicks: { ...picks, ...change(picks) } };
  });
  return picksOf(session, quoteId);
}

export function allOf({ compared, across, checked, proposal }: GroupPicks): GroupPick[] {
  return [...compared, ...across, ...checked, ...proposal.flat()];
}

/** As many as quoting takes in one call. */
const MOST_A_CALL = 320;

/** Each once, with its premium; those that the catalogue or their category does not have are left out. */
export async function pricedPicks(
  { quoting }: Pick<Bff, 'quoting'>,
  { quoteId }: Pick<GroupQuote, 'quoteId'>,
  picks: readonly GroupPick[],
  context: CallContext,
): Promise<PricedPick[]> {
  if (picks.length === 0) return [];
  const each = [...new Map(picks.map((pick) => [`${pick.category} ${pick.plan}`, pick])).values()];
  const calls: Promise<{ picks: PricedPick[] }>[] = [];
  for (let at = 0; at < each.length; at += MOST_A_CALL) {
    const some = each.slice(at, at + MOST_A_CALL);
    calls.push(quoting.priceGroupPicks({ quoteId, picks: some }, context));
  }
  return (await Promise.all(calls)).flatMap((priced) => priced.picks);
}

/** A comparison is published once there are two plans of it, as of every line: analytics counts it. */
export async function publishCompared(
  { quoting }: Pick<Bff, 'quoting'>,
  { quoteId }: Pick<GroupQuote, 'quoteId'>,
  picks: readonly GroupPick[],
  context: CallContext,
): Promise<void> {
  const planIds = picks.flatMap(({ plan }) => parsePlanId(plan)?.planId ?? []);
  await quoting.setGroupCompared({ quoteId, planIds: [...new Set(planIds)] }, context);
}

/** Other member details change every premium of their category: what was picked there is picked anew, or taken back by `undoCleared` (S0 4). */
export async function clearPicksOf(
  session: Session,
  quoteId: string,
  categories: readonly number[],
): Promise<void> {
  const isHere = ({ category }: GroupPick) => categories.includes(category);
  const isElsewhere = (pick: GroupPick) => !isHere(pick);
  if (!allOf(picksOf(session, quoteId)).some(isHere)) return;
  await updatePicks(session, quoteId, ({ compared, across, checked, proposal }) => ({
    compared: compared.filter(isElsewhere),
    across: across.filter(isElsewhere),
    checked: checked.filter(isElsewhere),
    proposal: proposal.map((row) => row.filter(isElsewhere)),
    cleared: {
      categories: [...categories],
      compared: compared.filter(isHere),
      checked: checked.filter(isHere),
      proposal: proposal.flatMap((row, option) =>
        row.filter(isHere).map((pick) => ({ option, pick })),
      ),
    },
  }));
}

/** As far as there is room since. */
export async function undoCleared(session: Session, quoteId: string): Promise<void> {
  await updatePicks(session, quoteId, (picks) => {
    const { cleared } = picks;
    if (!cleared) return {};
    let { compared, checked, proposal } = picks;
    for (const pick of cleared.compared) {
      if (!has(compared, pick)) compared = [...toggleGroupCompared(compared, pick).picks];
    }
    checked = [...checked, ...cleared.checked.filter((pick) => !has(checked, pick))];
    for (const { option, pick } of cleared.proposal) {
      proposal = proposal.map((row, at) =>
        at === option && row.every(({ category }) => category !== pick.category)
          ? [...row, pick]
          : row,
      );
    }
    return { compared, checked, proposal, cleared: null };
  });
}

/** S0 4: while the member details of one of their categories were not saved. */
export function blockedIn(
  { answers }: Pick<GroupQuote, 'answers'>,
  picks: readonly GroupPick[],
): string | null {
  const numbers = new Set(picks.map(({ category }) => category));
  const named = answers.categories.filter(({ number }) => numbers.has(number));
  return named.map(blockedBy).find((why) => why !== null) ?? null;
}
