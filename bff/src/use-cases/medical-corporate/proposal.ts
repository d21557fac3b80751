/** A proposal before it leaves the house, whether as a file or as a link: whole, offered and priced (S0 5, decisions M47, M48). */
import { createHash } from 'node:crypto';
import type { GroupQuote } from '@muqarin/quoting/contract/medical-corporate/quote';
import { corporateMessages } from '@muqarin/rules/medical-corporate/messages';
import { proposalMessages } from '@muqarin/rules/medical-corporate/messages-proposal';
import { type GroupPick, has } from '@muqarin/rules/medical-corporate/picks';
import { optionsProblem, proposalProblem } from '@muqarin/rules/medical-corporate/proposal';
import type { Bff } from '../../parts.ts';
import { stableJson } from '../../security/stable-json.ts';
import {
  type ProposalFacts,
  type ProposedOption,
  proposalFacts,
} from '../../views/medical-corporate/papers/proposal-facts.ts';
import type { DraftAsk } from '../line-drafts.ts';
import { blockedIn, pricedPicks } from './picks.ts';
import { groupQuoteOfSession } from './session-quote.ts';

export type Proposed =
  | { outcome: 'proposed'; quote: GroupQuote; options: ProposedOption[] }
  | { outcome: 'refused'; message: string };

export type ProposedRows = readonly (readonly GroupPick[])[];

/** @param rows by option; those without a plan are ignored. Throws AppError conflict without a quote. */
export async function proposalOf(
  bff: Bff,
  ask: DraftAsk,
  rows: (quote: GroupQuote) => { rows: ProposedRows; dropped: number },
): Promise<Proposed> {
  const quote = await groupQuoteOfSession(bff, ask);
  const named = rows(quote);
  const message = problemOf(quote, named);
  if (message !== null) return { outcome: 'refused', message };
  const priced = await pricedPicks(bff, quote, named.rows.flat(), ask.context);
  const gone = named.rows.flat().some((pick) => !has(priced, pick));
  if (gone) return { outcome: 'refused', message: proposalMessages.plansGone };
  const options = named.rows.flatMap((row, at) => {
    const plans = row.flatMap(
      ({ category, plan }) =>
        priced.find((one) => one.category === category && one.plan === plan) ?? [],
    );
    return plans.length === 0 ? [] : [{ option: at + 1, plans }];
  });
  return { outcome: 'proposed', quote, options: numbered(options) };
}

function problemOf(
  quote: GroupQuote,
  { rows, dropped }: { rows: ProposedRows; dropped: number },
): string | null {
  if (rows.flat().length === 0 && dropped === 0) return corporateMessages.proposalEmpty;
  const numbers = quote.answers.categories.map(({ number }) => number);
  const isStranger = ({ category }: GroupPick) => !numbers.includes(category);
  if (dropped > 0 || rows.flat().some(isStranger)) return proposalMessages.plansGone;
  return optionsProblem(rows) ?? blockedIn(quote, rows.flat()) ?? proposalProblem(rows, numbers);
}

/** An option keeps its number where that is one of three. */
function numbered(options: ProposedOption[]): ProposedOption[] {
  const isOwn = options.every(({ option }) => option <= 3);
  return isOwn ? options : options.map(({ plans }, at) => ({ option: at + 1, plans }));
}

/** Publishes that it was made; as a link it is kept. The same content is published once. */
export async function publishProposal(
  { quoting }: Pick<Bff, 'quoting'>,
  { quote, options }: Extract<Proposed, { outcome: 'proposed' }>,
  form: 'pdf' | 'xlsx' | 'link',
  context: DraftAsk['context'],
): Promise<{ proposalId: string | null }> {
  const { quoteId, revision } = quote;
  const asked = options.map(({ option, plans }) => ({
    option,
    picks: plans.map(({ category, plan }) => ({ category, plan })),
  }));
  const idempotencyKey = createHash('sha256')
    .update(stableJson([quoteId, revision, form, asked]))
    .digest('base64url');
  return quoting.makeGroupProposal({ quoteId, idempotencyKey, form, options: asked }, context);
}

export function factsOf({
  quote,
  options,
}: Extract<Proposed, { outcome: 'proposed' }>): ProposalFacts {
  const { reference, validUntil, insurerTerms, answers } = quote;
  const basis = { reference, validUntil, insurerTerms, categories: answers.categories };
  return proposalFacts(basis, options);
}
