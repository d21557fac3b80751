/** The events of a change: days and money, and nobody's name. */
import type { CallContext } from '@muqarin/platform/context';
import { createEvent } from '@muqarin/platform/events/envelope';
import { dubaiToday } from '@muqarin/rules/dates';
import { orderLinkOf } from '@muqarin/rules/mailed-links';
import type { PricedChange } from '../../domain/policy-money/price-change.ts';
import type { MoneyEntry } from '../../domain/policy-money/types.ts';
import { policyCancelled, policyChanged, policyRenewalDue } from '../../events/change-events.ts';
import type { OrdersContext } from '../../parts.ts';
import type { StoredChange } from '../../store/changes.ts';
import { ofJourney } from '../of-journey.ts';
import type { KeptPolicy, PolicyBook } from './book.ts';

interface Facts {
  book: Pick<PolicyBook, 'link'>;
  policy: KeptPolicy;
  change: StoredChange;
  priced: PricedChange;
  papers?: readonly string[];
  /** The papers' names in Arabic. */
  arabic?: Readonly<Record<string, string>>;
  memberCount?: number;
  reversesNumber?: number;
}

type Parts = Pick<OrdersContext, 'events' | 'now'>;

export function changedEvent(parts: Parts, facts: Facts, call: CallContext) {
  const { priced, papers = [], memberCount, reversesNumber } = facts;
  const payload = {
    ...basisOf(parts, facts),
    steps: priced.entries.map(stepOf),
    papers: [...papers],
    ...(memberCount === undefined ? {} : { memberCount }),
    ...(reversesNumber === undefined ? {} : { reversesNumber }),
  };
  return createEvent(policyChanged, payload, ofJourney(call, facts.policy), parts.events);
}

export function cancelledEvent(parts: Parts, facts: Facts, call: CallContext) {
  const [entry] = facts.priced.entries;
  const payload = {
    ...basisOf(parts, facts),
    effectiveOn: entry?.transaction.effectiveOn ?? '',
    claims: entry?.rows.filter(({ keptBecause }) => keptBecause === 'claim').length ?? 0,
  };
  return createEvent(policyCancelled, payload, ofJourney(call, facts.policy), parts.events);
}

export function renewalDueEvent(
  parts: Parts,
  { book, policy }: Pick<Facts, 'book' | 'policy'>,
  call: CallContext,
) {
  const payload = { ...namesOf(parts, { book, policy }), endDate: policy.basis.endDate };
  return createEvent(policyRenewalDue, payload, ofJourney(call, policy), parts.events);
}

function basisOf(parts: Parts, { change, priced, ...facts }: Facts) {
  const { netFils, vatFils, grossFils, after } = priced;
  return {
    ...namesOf(parts, facts),
    changeId: change.changeId,
    number: change.number,
    askedOn: change.askedOn,
    money: {
      netFils: BigInt(netFils),
      vatFils: BigInt(vatFils),
      grossFils: BigInt(grossFils),
      policyNetFils: BigInt(after.netFils),
    },
  };
}

function namesOf(
  { now }: Parts,
  { book, policy, arabic = {} }: Pick<Facts, 'book' | 'policy' | 'arabic'>,
) {
  const { policyId, policyReference, line, planName, insurerName, quoteId, leadId } = policy;
  return {
    policyId,
    policy: {
      reference: policyReference,
      line,
      planName,
      insurerName,
      catalogueVersion: policy.catalogueVersion,
      quoteId,
      ...(leadId ? { leadId } : {}),
      arabic: { ...policy.arabic, ...arabic },
    },
    contact: policy.contact ?? { name: '', email: '' },
    link: orderLinkOf(book.link, policyId, dubaiToday(now())),
  };
}

function stepOf({ transaction, rows, netFils }: MoneyEntry) {
  const { kind, effectiveOn } = transaction;
  return { kind, effectiveOn, rows: rows.length, netFils: BigInt(netFils) };
}
