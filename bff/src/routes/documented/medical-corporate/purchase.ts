/** What the corporate purchase does: the plans of all categories confirmed as one policy, and its papers. */
import { letterOf } from '@muqarin/rules/category-letters';
import { toIsoDate } from '@muqarin/rules/dates';
import { NO_CATEGORY } from '@muqarin/rules/medical-corporate/categories';
import { parseChosenWire } from '@muqarin/rules/medical-corporate/chosen-wire';
import { corporateMessages } from '@muqarin/rules/medical-corporate/messages';
import { filled } from '@muqarin/rules/message';
import { messages } from '@muqarin/rules/messages';
import { filsToAed } from '@muqarin/rules/money';
import type { Bff } from '../../../parts.ts';
import { type FileRule, faultOfRefused } from '../../../uploads/file-rule.ts';
import type { Asked } from '../../../uploads/read-posted.ts';
import { type Chosen, chooseWired } from '../../../use-cases/medical-corporate/choose-wired.ts';
import { confirmGroup } from '../../../use-cases/medical-corporate/confirm-policy.ts';
import { leftOutList } from '../../../use-cases/medical-corporate/left-out-list.ts';
import { groupQuoteOfSession } from '../../../use-cases/medical-corporate/session-quote.ts';
import {
  policyFiles,
  submitGroupDocuments,
} from '../../../use-cases/medical-corporate/submit-documents.ts';
import type { Ask, Outcome } from '../call.ts';
import { done } from '../read-fields.ts';

/** Of a call that stands on the quote: another revision of it is another call (X5). */
export async function perRevision(bff: Bff, ask: Omit<Ask, 'key'>): Promise<string> {
  const quote = await groupQuoteOfSession(bff, ask);
  return `${quote.quoteId}:${quote.revision}`;
}

/** The client's plans are chosen where its bifurcations are ours (decisions M41); then they are bought as on our page. */
export async function confirm(bff: Bff, ask: Ask): Promise<Outcome> {
  const wired = parseChosenWire(ask.data);
  const chosen = await chooseWired(bff, ask, wired.chosen);
  if (chosen.outcome !== 'chosen') return refusalOf(chosen);
  const answer = await confirmGroup(bff, {
    ...ask,
    chosen: chosen.chosen,
    premiumFils: chosen.netFils,
    startDate: wired.startDate || toIsoDate(bff.today()),
    conditionConfirmed: wired.conditionConfirmed,
  });
  if (answer.outcome === 'confirmed') {
    const { policy } = answer;
    const warning = await leftOutList(bff, ask, policy);
    const leftOut = warning === null ? {} : { warning };
    return done({ status: 'Success', reference: policy.policyReference, ...leftOut });
  }
  if (answer.outcome === 'price_changed') return priceChanged(answer.netFils);
  if (answer.outcome === 'condition_refused') {
    return { kind: 'refused', message: answer.conditions.join(' ') };
  }
  return { kind: 'refused', message: answer.message };
}

function refusalOf(refused: Exclude<Chosen, { outcome: 'chosen' }>): Outcome {
  switch (refused.outcome) {
    case 'incomplete':
      return { kind: 'refused', message: messages.selectAPlan };
    case 'not_offered': {
      const category = refused.category === 0 ? NO_CATEGORY : letterOf(refused.category);
      const message = filled(corporateMessages.planNotOffered, { category });
      return { kind: 'refused', message };
    }
    case 'refused':
      return { kind: 'refused', message: refused.message };
    case 'price_changed':
      return priceChanged(refused.netFils);
  }
}

function priceChanged(netFils: number): Outcome {
  const extra = { premium: filsToAed(netFils) };
  return { kind: 'refused', message: messages.priceChanged, extra };
}

/** Files become the policy's of the session; without one nobody's are taken. */
export async function filesOfPolicy(bff: Bff, asked: Asked): Promise<FileRule> {
  return (await policyFiles(bff, asked)).rule;
}

/** What was kept before need not come again. A file that is too large or of another type has a status of its own (X2). */
export async function submitDocuments(bff: Bff, ask: Ask): Promise<Outcome> {
  const { files = {} } = ask;
  const answer = await submitGroupDocuments(bff, ask, files);
  if (answer.ok) return done({ status: 'success', reference: answer.reference });
  const [first] = answer.errors;
  const { field = '', message = '' } = first ?? {};
  const sent = files[field];
  const fault = sent?.outcome === 'refused' ? faultOfRefused({ ...sent, message }) : null;
  if (fault) throw fault;
  return { kind: 'refused', message, errors: answer.errors };
}
