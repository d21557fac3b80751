/** The quoting service as the BFF sees it, in memory. It counts what was asked, so that "once" can be proved. */

import type { Policy } from '@muqarin/orders/contract/medical/policy';
import type { CallContext } from '@muqarin/platform/context';
import { AppError } from '@muqarin/platform/errors';
import type { Client } from '@muqarin/platform/http/client';
import type { Quote } from '@muqarin/quoting/contract/medical/quote';
import type { quotingContract } from '@muqarin/quoting/contract/quoting-contract';
import { fakeGeneral } from './fake-general.ts';
import { fakeCars, fakeMotorQuotes } from './fake-motor.ts';
import { fakeDetail, fakeTiles, fakeWords } from './fake-tiles.ts';

type Quoting = Client<typeof quotingContract>;

export interface FakeQuoting {
  client: Quoting;
  quotes: Quote[];
  /** What orders made of them (`fake-orders.ts`). */
  policies: Policy[];
  mails: { recipient: string; planIds: number[] }[];
  generalWaysBack: string[];
  lines: number;
  selections: number;
  /** How often each call was made. */
  calls: Record<string, number>;
}

const notFound = (what: string) => new AppError('not_found', `QUOTING.NO_${what}`, 'Not found.');

export function fakeQuoting(): FakeQuoting {
  const state: Omit<FakeQuoting, 'client'> = {
    quotes: [],
    policies: [],
    mails: [],
    generalWaysBack: [],
    lines: 0,
    selections: 0,
    calls: {},
  };
  const byKey = new Map<string, Quote>();
  const find = (quoteId: string): Quote => {
    const quote = state.quotes.find((known) => known.quoteId === quoteId);
    if (!quote) throw notFound('QUOTE');
    return quote;
  };
  const requirePlans = (quote: Quote, planIds: readonly number[]) => {
    const offered = quote.tiles.map((tile) => tile.planId);
    if (!planIds.every((id) => offered.includes(id))) throw notFound('PLAN');
  };

  const calls: Partial<Quoting> = {
    catalogueInfo: async () => catalogue,
    catalogueWords: async () => carWords,
    insurerLogo: async ({ code }) => (code === 'insurer-1' ? { svg: '<svg/>' } : null),
    countProducts: async ({ answers }) => ({
      count: fakeTiles(answers).length,
      catalogueVersion: catalogue.version,
    }),
    priceProducts: async ({ answers }) => ({
      prices: fakeTiles(answers),
      catalogueVersion: catalogue.version,
    }),
    planWords: async () => ({ plans: fakeWords }),
    explainExample: async () => null,
    heldOfJourneys: async ({ draftIds }) => ({
      quotes: state.quotes
        .filter(({ draftId }) => draftIds.includes(draftId))
        .map(({ quoteId, reference, status, validUntil, answers }) => ({
          line: 'medical' as const,
          quoteId,
          reference,
          status,
          validUntil,
          answers: { ...answers },
          stays: status === 'bound',
        })),
    }),
    ...fakeCars(),
    ...fakeMotorQuotes(),
    ...fakeGeneral(state.generalWaysBack),
    searchProviders: async ({ keyword }) => ({
      providers: [{ id: 7, fullName: `${keyword} Hospital`, emirateId: 2, kind: 'hospital' }],
    }),
    searchTpaNetworks: async ({ providerIds }) => ({
      pairs: providerIds === '' ? [] : [{ networkId: 2, tpaId: 1 }],
      providers: [],
    }),
    createQuote: async ({ idempotencyKey, draftId, leadId, reference, answers }) => {
      const known = byKey.get(idempotencyKey);
      if (known) return known;
      const quote: Quote = {
        quoteId: `quote-${state.quotes.length + 1}`,
        reference: reference ?? 'MQ-4444-4444',
        revision: 1,
        status: 'priced',
        draftId,
        leadId: leadId ?? null,
        answers,
        day: '2026-11-21',
        validUntil: '2026-12-21',
        catalogueVersion: catalogue.version,
        tiles: fakeTiles(answers),
        comparedPlanIds: [],
        selectedPlanId: null,
        droppedPlanNames: [],
      };
      byKey.set(idempotencyKey, quote);
      state.quotes.push(quote);
      return quote;
    },
    getQuote: async ({ quoteId }) =>
      structuredClone(state.quotes.find((quote) => quote.quoteId === quoteId) ?? null),
    repriceQuote: async ({ quoteId, answers, leadId }) => {
      const quote = find(quoteId);
      if (quote.status === 'bound')
        throw new AppError('conflict', 'QUOTING.ALREADY_BOUND', 'Bound already.');
      const revision = quote.revision + 1;
      const lead = { leadId: leadId ?? quote.leadId };
      return Object.assign(quote, { answers, tiles: fakeTiles(answers), revision, ...lead });
    },
    setCompared: async ({ quoteId, planIds }) => {
      requirePlans(find(quoteId), planIds);
      return Object.assign(find(quoteId), { comparedPlanIds: planIds });
    },
    getPlanDetail: async ({ quoteId, planId }) => {
      const tile = find(quoteId).tiles.find((known) => known.planId === Number(planId));
      return tile ? fakeDetail(tile) : null;
    },
    selectPlan: async ({ quoteId, planId }) => {
      requirePlans(find(quoteId), [Number(planId)]);
      state.selections += 1;
      return Object.assign(find(quoteId), { selectedPlanId: Number(planId) });
    },
    emailQuote: async ({ quoteId, planIds, recipient }) => {
      requirePlans(find(quoteId), planIds);
      state.mails.push({ recipient, planIds });
      return { sent: true };
    },
    createQuotationLines: async ({ quoteId, planIds }, { actor }: CallContext) => {
      if (actor.kind !== 'agent') throw new AppError('forbidden', 'QUOTING.AGENTS_ONLY', 'No.');
      requirePlans(find(quoteId), planIds);
      state.lines += planIds.length;
      return { lines: planIds.map((planId) => ({ lineId: `line-${planId}`, planId, netFils: 1 })) };
    },
    reproduceQuote: async ({ quoteId }) => {
      const quote = state.quotes.find((known) => known.quoteId === quoteId);
      if (!quote) return null;
      const { catalogueVersion, tiles } = quote;
      const plans = tiles.length;
      return { equal: true, catalogueVersion, plans, revisions: [], differences: [] };
    },
    motorPlanDocument: async () => null,
    planDocument: async ({ planId, documentId }) =>
      Number(planId) === 1 && Number(documentId) === 9
        ? {
            title: 'Table of benefits',
            name: 'table-of-benefits',
            kind: 'table',
            planName: 'Plan 1',
            insurerName: 'Insurer 1',
            tpaName: 'TPA',
            networkName: 'Network',
            emirateIds: [2],
            insuredFor: ['self'],
            excess: 'none',
            annualLimitAed: 250_000,
            assumption: { lead: 'Assumed', text: 'nothing' },
            values: [],
            conditions: [],
            notes: [],
            catalogueVersion: catalogue.version,
            ratesOf: catalogue.lines.medical.ratesOf,
          }
        : null,
  };
  return Object.assign(state, { client: counted(calls, state.calls) });
}

const catalogue = {
  version: 'catalogue-of-the-tests',
  insurers: [
    {
      id: 1,
      code: 'insurer-1',
      name: 'Insurer 1',
      registration: 'R1',
      plans: { medical: 5, motor: 0, general: 1 },
    },
    {
      id: 2,
      code: 'insurer-2',
      name: 'Insurer 2',
      registration: 'R2',
      plans: { medical: 0, motor: 2, general: 0 },
    },
  ],
  lines: {
    medical: { version: 'catalogue-of-the-tests', plans: 5, ratesOf: '2026-01-01' },
    motor: { version: 'motor-of-the-tests', plans: 2, ratesOf: '2026-02-01' },
    general: { version: 'general-of-the-tests', plans: 1, ratesOf: '2026-03-01' },
  },
  tpas: [{ id: 1, name: 'TPA' }],
  networks: [{ id: 2, name: 'Network', tier: 1, areaOfCover: 'UAE' }],
  benefits: [{ id: 1, name: 'Dental', help: 'Teeth' }],
  descriptions: [{ id: 1, name: 'Direct billing', help: 'No claim forms' }],
  providerCount: 1,
};

/** What no test of ours has needed yet says its name. */
export function counted<Calls extends object>(
  calls: Partial<Calls>,
  counts: Record<string, number>,
): Calls {
  const missing = (name: string) => () => Promise.reject(new Error(`no fake for ${name}`));
  return new Proxy(calls, {
    get: (target, name) => {
      counts[String(name)] = (counts[String(name)] ?? 0) + 1;
      return Reflect.get(target, name) ?? missing(String(name));
    },
  }) as Calls;
}

/** The cars of `fake-motor` as an Arabic page names them. */
const carWords = {
  line: 'motor' as const,
  words: {},
  makes: { Toyota: 'تويوتا', Nissan: 'نيسان' },
  models: { Camry: 'كامري' },
};
