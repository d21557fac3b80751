/** The Quote button's call is one for people and for groups (S0 6 and 7): whose plans are meant, its ids say (decisions M27). */
import { textList } from '@muqarin/rules/plan-list/text-list';
import { idsIn } from '../../../session/journey-ids.ts';
import { createGroupQuotationLines } from '../../../use-cases/medical-corporate/create-quotation-lines.ts';
import { groupDrafts } from '../../../use-cases/medical-corporate/session-draft.ts';
import { alsoFor } from '../also-for.ts';
import type { Ask, DocumentedCall } from '../call.ts';
import { textOf } from '../read-fields.ts';
import { perRevision } from './purchase.ts';

/** A person's call, which takes the plans of a group as well. */
export function alsoForGroups(call: DocumentedCall): DocumentedCall {
  return alsoFor(call, {
    isMeant: isOfGroup,
    per: perRevision,
    handle: (bff, ask) => createGroupQuotationLines(bff, ask, plansIn(ask.fields)),
  });
}

/** Variants are a group's alone, and so is what its page says; else a person's quote goes first. */
function isOfGroup({ session, fields }: Pick<Ask, 'session' | 'fields'>): boolean {
  if (fields.line === 'medical-corporate') return true;
  if (plansIn(fields).some((plan) => plan.includes('dattgl'))) return true;
  const isPersons = idsIn(session.data, 'medical').quoteId !== null;
  return !isPersons && groupDrafts.idsOf(session).quoteId !== null;
}

/** A comma list, also as an array or a single number. */
function plansIn({ selected_product_ids_str: said }: Ask['fields']): string[] {
  return textList(Array.isArray(said) ? said.join(',') : textOf(said));
}
