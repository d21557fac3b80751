/** Comparing, checking for a quote and proposing by plain forms (bff/contract/medical-corporate/picks). */
import type { PricedPick } from '@muqarin/quoting/contract/medical-corporate/quote';
import { proposalMessages } from '@muqarin/rules/medical-corporate/messages-proposal';
import {
  acrossProblem,
  type GroupPick,
  groupCompareProblem,
  has,
  toggleChecked,
  toggleGroupCompared,
  without,
} from '@muqarin/rules/medical-corporate/picks';
import { compareAddress, parsePlansByCategory } from '@muqarin/rules/medical-corporate/picks-wire';
import { parsePlanId, planIdText } from '@muqarin/rules/medical-corporate/plan-id';
import { isOfOtherPairs, toggleProposed } from '@muqarin/rules/medical-corporate/proposal';
import { messages } from '@muqarin/rules/messages';
import { corporatePickPaths as paths } from '../../../../contract/medical-corporate/picks.ts';
import { ours } from '../../../locale/said.ts';
import type { Bff } from '../../../parts.ts';
import type { GroupPicks } from '../../../session/medical-corporate/picks.ts';
import {
  allOf,
  blockedIn,
  picksOf,
  pricedPicks,
  publishCompared,
  undoCleared,
  updatePicks,
} from '../../../use-cases/medical-corporate/picks.ts';
import { groupQuoteOfSession } from '../../../use-cases/medical-corporate/session-quote.ts';
import { pickAt } from '../../../views/medical-corporate/picks-model.ts';
import { idOf } from '../../documented/read-fields.ts';
import { type Form, type FormAsk, type FormOutcome, ownPath } from '../../forms/form.ts';
import { categoryIn, planIn, tabAddress } from '../plans/forms.ts';
import { listForm } from '../plans/list-form.ts';

const ofList = { ...listForm, refusedAs: 'warning' } as const satisfies Partial<Form>;

export function corporatePickForms(bff: Bff): Form[] {
  const toggle = (path: string, change: Change): Form => ({
    ...ofList,
    path,
    handle: (ask) => toggled(bff, ask, change),
  });
  return [
    toggle(paths.compared, compare),
    toggle(paths.checked, ({ checked }, pick) => ({
      picks: { checked: toggleChecked(checked, pick) },
    })),
    toggle(paths.proposed, propose),
    { ...ofList, path: paths.undo, handle: (ask) => undo(bff, ask) },
    { ...ofList, path: paths.comparePlans, handle: (ask) => comparePlans(bff, ask) },
    { ...ofList, path: paths.compareAcross, handle: (ask) => compareAcross(bff, ask) },
  ];
}

/** What a press changes, and why it does not. */
type Change = (
  picks: GroupPicks,
  pick: GroupPick,
  priced: readonly PricedPick[],
) => { picks?: Partial<GroupPicks>; message?: string | undefined; notice?: string };

const compare: Change = ({ compared }, pick) => {
  const { picks, message } = toggleGroupCompared(compared, pick);
  return { picks: { compared: [...picks] }, message };
};

const propose: Change = ({ proposal }, pick, priced) => {
  const paired = (one: GroupPick) =>
    priced
      .filter(({ category, plan }) => category === one.category && plan === one.plan)
      .slice(0, 1);
  const [wanted] = paired(pick);
  if (!wanted) return {};
  const { rows, message } = toggleProposed(
    proposal.map((row) => row.flatMap(paired)),
    wanted,
  );
  const place = rows.find((row) => has(row, wanted));
  return {
    picks: { proposal: rows.map((row) => row.map(({ category, plan }) => ({ category, plan }))) },
    message,
    ...(place && isOfOtherPairs(place) ? { notice: ours(proposalMessages.pairAdded) } : {}),
  };
};

/** What is picked of a plan that is gone goes with it: nobody could take it out. */
async function toggled(bff: Bff, ask: FormAsk, change: Change): Promise<FormOutcome> {
  const quote = await groupQuoteOfSession(bff, ask);
  const { quoteId, reference } = quote;
  const pick = pickIn(ask);
  const to = ownPath(ask.fields.return, tabAddress(categoryIn(ask)));
  if (!pick) return { to, warning: ours(messages.selectAPlan), reference };
  const before = picksOf(ask.session, quoteId);
  const priced = await pricedPicks(bff, quote, [...allOf(before), pick], ask.context);
  if (!has(priced, pick)) return { to, warning: ours(messages.notFound), reference };
  const would = change(before, pick, priced).picks;
  const isAdded = allOf({ ...before, ...would }).length > allOf(before).length;
  const warning = isAdded ? blockedIn(quote, [pick]) : null;
  if (warning !== null) return { to, warning: ours(warning), reference };
  if (to === paths.compareAcross) {
    await updatePicks(ask.session, quoteId, ({ across }) => ({ across: without(across, pick) }));
    return { to, reference };
  }
  let message: string | undefined;
  let notice: string | undefined;
  const after = await updatePicks(ask.session, quoteId, (picks) => {
    const changed = change(present(picks, [...priced, pick]), pick, priced);
    ({ message, notice } = changed);
    return { cleared: null, ...changed.picks };
  });
  if (after.compared !== before.compared) {
    await publishCompared(bff, quote, after.compared, ask.context);
  }
  return {
    to: to.startsWith(paths.comparePlans) ? comparisonOr(after, pick.category) : to,
    reference,
    ...(message === undefined ? {} : { warning: ours(message) }),
    ...(notice === undefined ? {} : { notice: ours(notice) }),
  };
}

function present(picks: GroupPicks, known: readonly GroupPick[]): GroupPicks {
  const kept = (list: readonly GroupPick[]) => list.filter((pick) => has(known, pick));
  return {
    ...picks,
    compared: kept(picks.compared),
    across: kept(picks.across),
    checked: kept(picks.checked),
    proposal: picks.proposal.map(kept),
  };
}

function comparisonOr({ compared }: GroupPicks, category: number): string {
  return compared.length > 0 ? compareAddress(compared) : tabAddress(category);
}

async function comparePlans(bff: Bff, ask: FormAsk): Promise<FormOutcome> {
  const category = categoryIn(ask);
  const plans = ask.fields.product_ids ?? '';
  const { picks } = parsePlansByCategory({ [category]: plans });
  return compared(bff, ask, picks, {
    problemOf: groupCompareProblem,
    kept: (sent) => ({ compared: sent }),
    to: compareAddress,
    back: tabAddress(category),
  });
}

async function compareAcross(bff: Bff, ask: FormAsk): Promise<FormOutcome> {
  const { picks } = parsePlansByCategory(ask.fields.plans ?? ask.fields.product_ids);
  return compared(bff, ask, picks, {
    problemOf: acrossProblem,
    kept: (sent) => ({ across: sent }),
    to: () => paths.compareAcross,
    back: tabAddress('summary'),
  });
}

interface Sent {
  problemOf: (picks: readonly GroupPick[]) => string | null;
  kept: (sent: GroupPick[]) => Partial<GroupPicks>;
  to: (sent: readonly GroupPick[]) => string;
  back: string;
}

async function compared(
  bff: Bff,
  ask: FormAsk,
  picks: readonly GroupPick[],
  { problemOf, kept, to, back }: Sent,
): Promise<FormOutcome> {
  const quote = await groupQuoteOfSession(bff, ask);
  const { quoteId, reference } = quote;
  const sent = (await pricedPicks(bff, quote, picks, ask.context)).map(({ category, plan }) => {
    return { category, plan };
  });
  const warning = blockedIn(quote, sent) ?? problemOf(sent);
  if (warning !== null)
    return { to: ownPath(ask.fields.return, back), warning: ours(warning), reference };
  await updatePicks(ask.session, quoteId, () => kept(sent));
  await publishCompared(bff, quote, sent, ask.context);
  return { to: to(sent), redirect: to(sent), reference };
}

async function undo(bff: Bff, ask: FormAsk): Promise<FormOutcome> {
  const { quoteId, reference } = await groupQuoteOfSession(bff, ask);
  await undoCleared(ask.session, quoteId);
  return { to: ownPath(ask.fields.return, tabAddress(0)), reference };
}

/** A column of a comparison names its place, which says the category too. */
function pickIn(ask: FormAsk): GroupPick | null {
  const place = pickAt(idOf(ask.fields.product_id) ?? 0);
  if (place) return place;
  const plan = parsePlanId(planIn(ask));
  return plan && { category: categoryIn(ask), plan: planIdText(plan) };
}
