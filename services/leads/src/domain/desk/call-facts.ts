/** What the law on calls asks of a lead's history. */
import type { CallFact } from '@muqarin/rules/desk/call-law';
import { dispositionOf } from '@muqarin/rules/desk/dispositions';
import type { DeskFact, DeskFacts } from './facts.ts';

/** In no order. */
export function callFactsOf(facts: DeskFacts): CallFact[] {
  return Object.values(facts).flatMap(said);
}

function said(fact: DeskFact): CallFact[] {
  const at = Date.parse(fact.at);
  switch (fact.kind) {
    case 'captured':
      return [{ kind: 'asked', at }];
    case 'status':
      return fact.status === 'contacted'
        ? [{ kind: 'tried', at, way: 'call', answered: true }]
        : [];
    case 'preferences':
      return [{ kind: fact.doNotCall ? 'listed' : 'unlisted', at }];
    case 'disposed': {
      const { kind, answered, noCall, refuses } = dispositionOf(fact.disposition);
      const tried: CallFact = { kind: 'tried', at, way: 'call', answered };
      return [
        ...(noCall ? [] : [tried]),
        ...(refuses ? [{ kind: 'refused', at } as const] : []),
        // Agreed in the call, so after it.
        ...(kind === 'call_back' ? [{ kind: 'asked', at: at + 1 } as const] : []),
      ];
    }
    default:
      return [];
  }
}
