/** General insurance as the BFF sees it, in memory: two plans of work compensation at AED 1,000 and 2,000. */
import { isDeepStrictEqual } from 'node:util';
import { AppError } from '@muqarin/platform/errors';
import type { Client } from '@muqarin/platform/http/client';
import type {
  GeneralAnswers,
  GeneralQuote,
  GeneralTile,
} from '@muqarin/quoting/contract/general/quote';
import type { generalCalls } from '@muqarin/quoting/contract/general/quote-calls';
import type { quotingContract } from '@muqarin/quoting/contract/quoting-contract';
import { mailedPath } from './mailed-path.ts';

type Quoting = Client<typeof quotingContract>;

/** @param waysBack gets the way back of each mail that is asked for */
export function fakeGeneral(waysBack: string[]): Pick<Quoting, keyof typeof generalCalls> {
  const quotes = new Map<string, GeneralQuote>();
  const byKey = new Map<string, string>();
  const found = (quoteId: string): GeneralQuote => {
    const quote = quotes.get(quoteId);
    if (!quote) throw new AppError('not_found', 'QUOTING.NO_QUOTE', 'No quote.');
    return quote;
  };
  const keep = (quote: GeneralQuote): GeneralQuote => {
    quotes.set(quote.quoteId, quote);
    return structuredClone(quote);
  };
  const require = (quote: GeneralQuote, planId: number) => {
    const tile = quote.tiles.find((each) => each.planId === planId);
    if (!tile) throw new AppError('not_found', 'QUOTING.NO_PLAN', 'No plan.');
    return tile;
  };
  return {
    generalLists: async () => ({
      version: 'g1',
      ratedTypes: ['work_comp', 'fire'],
      activities: [{ id: 3, name: 'Bakery', nameAr: 'مخبز' }],
    }),
    generalPlanWords: async () => ({ plans: tiles() }),
    createGeneralQuote: async ({ idempotencyKey, draftId, leadId, reference, answers }) => {
      const known = byKey.get(idempotencyKey);
      if (known) return { outcome: 'priced', quote: structuredClone(found(known)) };
      const quoteId = `general-${quotes.size + 1}`;
      byKey.set(idempotencyKey, quoteId);
      const ids = { quoteId, draftId, leadId: leadId ?? null, reference: reference ?? 'MQ-G' };
      return { outcome: 'priced', quote: keep({ ...blank, ...ids, ...priced(answers) }) };
    },
    generalQuote: async ({ quoteId }) => structuredClone(quotes.get(quoteId) ?? null),
    reviseGeneralQuote: async ({ quoteId, answers }) => {
      const before = found(quoteId);
      const isOther = answers && !isDeepStrictEqual(before.answers, answers);
      if (isOther && before.requests.length > 0)
        throw new AppError('conflict', 'QUOTING.ALREADY_BOUND', 'Bound already.');
      const changed = isOther ? { ...priced(answers), revision: before.revision + 1 } : {};
      return { outcome: 'priced', quote: keep({ ...before, ...changed }) };
    },
    setGeneralCompared: async ({ quoteId, planIds }) => {
      for (const planId of planIds) require(found(quoteId), planId);
      return keep({ ...found(quoteId), comparedPlanIds: planIds });
    },
    selectGeneralPlan: async ({ quoteId, planId }) => {
      require(found(quoteId), Number(planId));
      return keep({ ...found(quoteId), selectedPlanId: Number(planId), status: 'selected' });
    },
    requestGeneralPrices: async ({ quoteId, types }) => {
      const quote = found(quoteId);
      waysBack.push(mailedPath('general_quote', quoteId, quote.validUntil));
      const marked = quote.types.map((row) => ({
        ...row,
        requested: row.requested || types.includes(row.type),
      }));
      return keep({ ...quote, types: marked });
    },
    emailGeneralQuote: async ({ quoteId }) => {
      keep({ ...found(quoteId), status: 'shared' });
      return { sent: true };
    },
    requestGeneralPolicy: async ({ quoteId, planId, uploadIds }) => {
      const quote = found(quoteId);
      waysBack.push(mailedPath('general_quote', quoteId, quote.validUntil));
      const known = quote.requests.find((request) => request.planId === Number(planId));
      if (known) return { request: known, created: false };
      const { name: planName, insurerName, price } = require(quote, Number(planId));
      const request = {
        reference: `R-2345-${6789 + quote.requests.length}`,
        planId: Number(planId),
        planName,
        insurerName,
        uploadIds,
        netFils: price.netFils,
        grossFils: price.grossFils,
        requestedAt: '2026-11-21',
      };
      keep({ ...quote, requests: [...quote.requests, request] });
      return { request, created: true };
    },
    reproduceGeneralQuote: async ({ quoteId }) =>
      quotes.has(quoteId) ? { equal: true, revisions: [], differences: [] } : null,
  };
}

function priced(answers: GeneralAnswers) {
  const isPriced = answers.types.includes('work_comp') && answers.employees !== null;
  const stateOf = (type: string) => {
    if (type === 'work_comp') return isPriced ? 'priced' : 'figure_missing';
    return type === 'fire' ? 'figure_missing' : 'on_request';
  };
  return {
    answers,
    types: answers.types.map((type) => {
      return { type, state: stateOf(type), requested: false } as const;
    }),
    tiles: isPriced ? tiles() : [],
  };
}

const tiles = () => [tile(7111, 11, 100_000), tile(7112, 12, 200_000)];

function tile(planId: number, insurerId: number, netFils: number): GeneralTile {
  const vatFils = netFils / 20;
  return {
    planId,
    insurerId,
    name: `Plan ${planId}`,
    type: 'work_comp',
    excessFils: 0,
    insurerCode: 'falaj',
    insurerName: `Insurer ${insurerId}`,
    cover: [
      {
        benefitId: 1,
        limitFils: null,
        is: insurerId === 11 ? 'included' : 'not_covered',
      },
    ],
    price: {
      premiumFils: netFils,
      netFils,
      vatFils,
      grossFils: netFils + vatFils,
      lines: [],
    },
    rateCard: {
      id: `card-${planId}`,
      effectiveFrom: '2026-01-01',
    },
  };
}

const blank = {
  revision: 1,
  status: 'priced' as const,
  day: '2026-11-21',
  validUntil: '2026-12-21',
  catalogueVersion: 'g1',
  activity: { id: 3, name: 'Bakery', nameAr: 'مخبز' },
  benefits: [{ id: 1, name: 'Everything', nameAr: 'كل شيء', help: 'All.', helpAr: 'الكل.' }],
  comparedPlanIds: [],
  selectedPlanId: null,
  requests: [],
};
