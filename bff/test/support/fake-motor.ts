/** Cars and motor quotes as the BFF sees them, in memory: two makes, and a price of AED 1,000 times the plan's id. */

import { AppError } from '@muqarin/platform/errors';
import type { Client } from '@muqarin/platform/http/client';
import type { MotorAnswers } from '@muqarin/quoting/contract/motor/answers';
import type { MotorTile } from '@muqarin/quoting/contract/motor/plan';
import type { MotorQuoteHead } from '@muqarin/quoting/contract/motor/quote-calls';
import type { Vehicle } from '@muqarin/quoting/contract/motor/vehicle';
import type { quotingContract } from '@muqarin/quoting/contract/quoting-contract';
import { vatOn } from '@muqarin/rules/money';

type Quoting = Client<typeof quotingContract>;

export const toyota = { id: 1, name: 'Toyota' };
const nissan = { id: 2, name: 'Nissan' };
export const camry = { id: 11, name: 'Camry' };
export const patrol = { id: 21, name: 'Patrol' };
export const camrySe = { id: 111, name: 'SE 2.5' };
const patrolLe = { id: 211, name: 'LE V6' };

const models = [
  { make: toyota, model: camry, variant: camrySe, years: [2027, 2026, 2022, 2021] },
  { make: nissan, model: patrol, variant: patrolLe, years: [2026, 2025] },
];

export function fakeCars(): Pick<Quoting, 'searchVehicles' | 'popularVehicles' | 'vehicleOf'> {
  return {
    searchVehicles: async ({ makeId, year, modelId }) => {
      if (makeId === undefined) return { step: 'make', makes: [toyota, nissan] };
      const ofMake = models.filter(({ make }) => make.id === Number(makeId));
      if (year === undefined) return { step: 'year', years: ofMake.flatMap(({ years }) => years) };
      const sold = ofMake.filter(({ years }) => years.includes(Number(year)));
      if (modelId === undefined) return { step: 'model', models: sold.map(({ model }) => model) };
      const chosen = sold.filter(({ model }) => model.id === Number(modelId));
      return { step: 'variant', variants: chosen.map(({ variant }) => variant) };
    },
    popularVehicles: async () => ({ vehicles: models }),
    vehicleOf: async ({ variantId, year }) => vehicleOf(Number(variantId), Number(year)),
  };
}

function vehicleOf(variantId: number, year: number): Vehicle | null {
  const found = models.find(({ variant, years }) => {
    return variant.id === variantId && years.includes(year);
  });
  if (!found) return null;
  const { make, model, variant } = found;
  const value = { marketAed: 80_000, minAed: 68_000, maxAed: 88_000 };
  return { make, model, variant, year, body: 'saloon', cylinders: 4, seats: 5, value };
}

type MotorQuotes = Pick<
  Quoting,
  | 'reproduceMotorQuote'
  | 'priceMotor'
  | 'createMotorQuote'
  | 'reviseMotorQuote'
  | 'motorQuoteHead'
  | 'motorCoverGap'
>;

export function fakeMotorQuotes(): MotorQuotes {
  const quotes = new Map<string, MotorQuoteHead>();
  const byKey = new Map<string, string>();
  return {
    priceMotor: async ({ answers }) => {
      const vehicle = vehicleOf(answers.variantId, answers.year);
      if (!vehicle) return { outcome: 'unknown_vehicle' };
      const day = '2026-11-21';
      const tiles = planIdsFor(answers).map(tileOf);
      return {
        outcome: 'priced',
        catalogueVersion: 'motor-of-the-tests',
        day,
        vehicle,
        valueAed: 80_000,
        tiles,
      };
    },
    createMotorQuote: async ({ idempotencyKey, draftId, leadId, reference, answers }) => {
      const known = quotes.get(byKey.get(idempotencyKey) ?? '');
      if (known) return { outcome: 'priced', quote: structuredClone(known) };
      const priced = headOf(answers);
      if (!priced) return { outcome: 'unknown_vehicle' };
      const quoteId = `motor-quote-${quotes.size + 1}`;
      const quote: MotorQuoteHead = {
        ...priced,
        quoteId,
        reference: reference ?? 'MQ-6666-6666',
        draftId,
        leadId: leadId ?? null,
      };
      quotes.set(quoteId, quote);
      byKey.set(idempotencyKey, quoteId);
      return { outcome: 'priced', quote: structuredClone(quote) };
    },
    reviseMotorQuote: async ({ quoteId, answers, leadId }) => {
      const known = quotes.get(quoteId);
      if (!known) throw new AppError('not_found', 'QUOTING.NO_QUOTE', 'Not found.');
      const priced = headOf({ ...known.answers, ...answers });
      if (!priced) return { outcome: 'unknown_vehicle' };
      const changed = JSON.stringify(priced.answers) !== JSON.stringify(known.answers);
      Object.assign(known, priced, {
        revision: known.revision + (changed ? 1 : 0),
        leadId: leadId ?? known.leadId,
      });
      return { outcome: 'priced', quote: structuredClone(known) };
    },
    motorQuoteHead: async ({ quoteId }) => structuredClone(quotes.get(quoteId) ?? null),
    reproduceMotorQuote: async ({ quoteId }) =>
      quotes.has(quoteId) ? { equal: true, revisions: [], differences: [] } : null,
    motorCoverGap: async ({ quoteId }) => {
      const quote = quotes.get(quoteId);
      if (quote?.answers.emirateId !== 6 || quote.answers.comprehensive !== true) return null;
      return {
        asked: 'comprehensive',
        vehicle: quote.vehicle,
        others: 2,
        reasons: [{ code: 'car_too_old', plans: 3, oldestCarYears: 4 }],
        changes: [{ code: 'newer_car', to: 2022, plans: 3 }],
      };
    },
  };
}

type Priced = Omit<MotorQuoteHead, 'quoteId' | 'reference' | 'draftId' | 'leadId'>;

function headOf(answers: Parameters<Quoting['priceMotor']>[0]['answers']): Priced | null {
  const vehicle = vehicleOf(answers.variantId, answers.year);
  if (!vehicle) return null;
  const { valueAed = null, comprehensive = null, claims = 0 } = answers;
  const whole: MotorAnswers = { ...answers, valueAed, comprehensive, claims };
  return {
    revision: 1,
    status: 'priced',
    answers: whole,
    deductible: null,
    planAddons: [],
    day: '2026-11-21',
    validUntil: '2026-12-21',
    catalogueVersion: 'motor-of-the-tests',
    vehicle,
    valueAed: 80_000,
    prices: planIdsFor(answers)
      .map(tileOf)
      .map(({ planId, type, price }) => ({ ...price, planId, type })),
    comparedPlanIds: [],
    selectedPlanId: null,
    droppedPlanNames: [],
  };
}

/** Emirate 7 has no plans, so that "no plan fits" can be tried; emirate 6 has third party only. */
function planIdsFor({ emirateId, comprehensive }: Asked): number[] {
  if (emirateId === 6) return comprehensive ? [] : [4, 5];
  return emirateId === 7 ? [] : [1, 2, 3];
}

interface Asked {
  emirateId: number;
  comprehensive?: boolean | null | undefined;
}

function tileOf(planId: number): MotorTile {
  const netFils = planId * 100_000;
  const vatFils = vatOn(netFils);
  return {
    planId,
    code: `motor-${planId}`,
    name: `Motor ${planId}`,
    type: planId > 3 ? 'third_party' : 'comprehensive',
    insurerId: planId,
    insurerName: `Insurer ${planId}`,
    insurerCode: `insurer-${planId}`,
    schemeCode: '',
    price: {
      planId,
      repair: 'garage',
      deductibleFils: 50_000,
      deductible: null,
      premiumFils: netFils,
      discountedFils: netFils,
      minimumFils: 50_000,
      addonFils: 0,
      netFils,
      vatFils,
      grossFils: netFils + vatFils,
      lines: [{ code: 'base', label: 'Base', why: '', kind: 'base', amountFils: netFils }],
    },
    discountBasisPoints: 0,
    addons: [],
    deductibles: [],
    benefits: [],
    assumption: { lead: 'Assumed', text: 'nothing' },
  };
}
