/**
 * The events that the product would have published for so many drafts, without the product: made by the real rating core on
 * the shipped catalogue and by the real event contracts. Invented people, the same in each run.
 */
import type { EventBus, EventMessage } from '@muqarin/platform/events/bus';
import { defineEvent } from '@muqarin/platform/events/define';
import { createEvent } from '@muqarin/platform/events/envelope';
import { LeadCapturedSchema } from '@muqarin/proto/muqarin/leads/v1/events_pb';
import { PolicyConfirmedSchema } from '@muqarin/proto/muqarin/quoting/v1/events_pb';
import {
  PlanSelectedSchema,
  QuoteEmailedSchema,
  QuotePricedSchema,
} from '@muqarin/proto/muqarin/quoting/v2/quotes_pb';
import { addDays, dubaiToday, toIsoDate } from '@muqarin/rules/dates';
import { builtInCatalogueDir } from '../../services/quoting/src/catalogue/built-in.ts';
import { loadCatalogue } from '../../services/quoting/src/catalogue/medical/load.ts';
import {
  type PricedPlan,
  priceAll,
} from '../../services/quoting/src/domain/medical/price-plans.ts';
import { ratingRequestOf } from '../../services/quoting/src/domain/medical/rating-request.ts';
import { createCompiledFor } from '../../services/quoting/src/replay/medical/compiled-for.ts';

/** In percent of the quotes. */
const shares = { selected: 40, mailed: 25, bought: 8 };
const days = 365;
const firstDay = Date.parse('2025-11-20T04:00:00Z');
export const publishedAtOnce = 2_000;

const events = {
  lead: defineEvent(LeadCapturedSchema),
  priced: defineEvent(QuotePricedSchema),
  selected: defineEvent(PlanSelectedSchema),
  mailed: defineEvent(QuoteEmailedSchema),
  bought: defineEvent(PolicyConfirmedSchema),
};

export async function inventHistory(bus: EventBus, quotes: number): Promise<{ prices: number }> {
  const loaded = await loadCatalogue(builtInCatalogueDir);
  if (!loaded.ok) throw new Error('the shipped catalogue has problems');
  const { catalogue } = loaded;
  const compiledFor = createCompiledFor();
  const random = seeded(20_261_121);
  let prices = 0;
  let waiting: EventMessage[] = [];
  for (let number = 0; number < quotes; number += 1) {
    const at = new Date(firstDay + Math.floor((number / quotes) * days * 86_400_000));
    const day = toIsoDate(dubaiToday(at));
    const answers = answersOf(random);
    const plans = priceAll(compiledFor(catalogue, day), ratingRequestOf(answers, day), 'self');
    prices += plans.length;
    waiting.push(
      ...journey({ number, at, day, answers, plans, version: catalogue.version }, random),
    );
    if (waiting.length < publishedAtOnce) continue;
    await bus.publish(waiting);
    waiting = [];
  }
  await bus.publish(waiting);
  return { prices };
}

/** Of the journey with this number. */
export function inventedIds(number: number) {
  const name = number.toString(36).padStart(6, '0');
  const ids = { leadId: `lead-${name}`, quoteId: `quote-${name}`, policyId: `policy-${name}` };
  return { ...ids, name, reference: `MQ-${name.toUpperCase()}` };
}

interface Draft {
  number: number;
  at: Date;
  day: string;
  answers: ReturnType<typeof answersOf>;
  plans: readonly PricedPlan[];
  version: string;
}

function journey(draft: Draft, random: Random): EventMessage[] {
  const { number, at, answers, plans } = draft;
  const { name, reference, ...ids } = inventedIds(number);
  let serial = 0;
  const parts = {
    newId: () => `event-${name}-${++serial}`,
    now: () => new Date(at.getTime() + serial * 40_000),
    source: '/bench',
  };
  const call = { actor: { kind: 'visitor', id: name }, correlationId: `draft-${name}` } as const;
  const email = `${name}@example.com`;
  const lead = { leadId: ids.leadId, reference, source: 'individual_medical' };
  const published = [
    createEvent(
      events.lead,
      { ...lead, clientType: 'Individual', contact: { email }, productCount: plans.length },
      call,
      parts,
    ),
    createEvent(events.priced, pricedOf(draft, ids, reference), call, parts),
  ];
  const plan = plans[random(0, Math.min(4, plans.length - 1))];
  if (!plan) return published;
  const fils = { netFils: BigInt(plan.netFils), grossFils: BigInt(plan.grossFils) };
  const offer = { planId: String(plan.planId), vatFils: BigInt(plan.vatFils), ...fils };
  const { quoteId } = ids;
  const ofQuote = { quoteId, line: 'medical' };
  const mailed = { ...ofQuote, reference, audience: 'shopper', offers: [{ plan: offer }] };
  if (random(1, 100) <= shares.mailed)
    published.push(createEvent(events.mailed, mailed, call, parts));
  if (random(1, 100) > shares.selected) return published;
  published.push(
    createEvent(events.selected, { ...ofQuote, offer: { plan: offer }, revision: 1 }, call, parts),
  );
  if (random(1, shares.selected) > shares.bought) return published;
  const policy = { ...ids, plan: offer, policyReference: `P-${name}`, quoteReference: reference };
  const memberCount = answers.member_count;
  published.push(
    createEvent(events.bought, { ...policy, memberCount, status: 'submitted' }, call, parts),
  );
  return published;
}

function pricedOf(
  { day, answers, plans, version }: Draft,
  { quoteId, leadId }: { quoteId: string; leadId: string },
  reference: string,
) {
  const members = answers.members.map((member) => ({
    dateOfBirth: toIsoDate({ year: member.dob_year, month: member.dob_month, day: member.dob_day }),
    genderId: member.gender_id,
    maritalStatusId: member.marital_status_id,
    relationId: member.relation_id,
  }));
  return {
    quoteId,
    leadId,
    reference,
    revision: 1,
    catalogueVersion: version,
    line: 'medical',
    emirateId: answers.main_emirate,
    planCount: plans.length,
    ...(plans.length > 0
      ? {
          lowestNetFils: BigInt(plans[0]?.netFils ?? 0),
          highestNetFils: BigInt(plans.at(-1)?.netFils ?? 0),
        }
      : {}),
    prices: plans.map(({ planId, netFils }) => {
      return { planId: String(planId), netFils: BigInt(netFils) };
    }),
    asked: {
      case: 'medical',
      value: { category: 'self', memberCount: answers.member_count, basis: { day, members } },
    },
  } as const;
}

type Random = (low: number, high: number) => number;

/** Mostly one person, sometimes a family. */
function answersOf(random: Random) {
  const member_count = random(1, 10) <= 6 ? 1 : random(2, 5);
  const members = Array.from({ length: member_count }, (_, index) => {
    const born = addDays({ year: random(1955, 2007), month: 1, day: 1 }, random(0, 364));
    return {
      dob_year: index > 1 ? random(2008, 2024) : born.year,
      dob_month: born.month,
      dob_day: Math.min(born.day, 28),
      gender_id: random(1, 2),
      marital_status_id: member_count > 1 && index < 2 ? 2 : random(1, 2),
      relation_id: Math.min(index + 1, 3),
    };
  });
  return { main_emirate: random(1, 7), category: 'self' as const, member_count, members };
}

/** Mulberry32: the same people on every machine. */
function seeded(seed: number): Random {
  let state = seed;
  return (low, high) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    const unit = ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
    return low + Math.floor(unit * (high - low + 1));
  };
}
