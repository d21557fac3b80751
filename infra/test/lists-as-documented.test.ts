/**
 * The lists of prices are written in pieces, those of a plan once a catalogue. Here each is written
 * anew from whole tiles, with nothing kept, and must be the same text to the byte.
 */
import type { GeneralTile } from '@muqarin/quoting/contract/general/quote';
import type { Tile } from '@muqarin/quoting/contract/medical/plan';
import type { MotorTile } from '@muqarin/quoting/contract/motor/plan';
import { generalFilters } from '@muqarin/rules/general/plan-list';
import { filsToAed } from '@muqarin/rules/money';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createGeneralLists } from '../../bff/src/clients/general/lists.ts';
import { type MotorShop, openMotorShop } from './support/motor-shop.ts';

const getProducts = '/api/survey/medical/individual/get-products';
const calculatePremium = '/api/survey/motor/calculate-premium';
const visitor = { actor: { kind: 'visitor', id: 'v1' }, correlationId: 'c1' } as const;

let shop: MotorShop;
beforeAll(async () => {
  shop = await openMotorShop({ REQUESTS_PER_MINUTE: '100000' });
}, 60_000);
afterAll(() => shop.stop());

it('of a hundred people, each category and both kinds of plans, seen once and again', async () => {
  let rows = 0;
  for (let serial = 0; serial < 100; serial++) {
    const answers = somebody(serial);
    const idempotencyKey = `lists-as-documented-${serial}`;
    const quote = await shop.client.createQuote(
      { idempotencyKey, draftId: `draft-${serial}`, answers },
      visitor,
    );
    for (const is_investor of ['no', 'yes']) {
      const listed = quote.tiles.filter(({ insuredFor }) =>
        insuredFor.includes(is_investor === 'yes' ? 'investor' : answers.category),
      );
      const expected = JSON.stringify(listed.map((tile) => wireTile(tile, quote.catalogueVersion)));
      const { members, ...rest } = answers;
      const group = Object.fromEntries(members.map((member, at) => [at + 1, member]));
      const data = { ...rest, [answers.category]: group, is_investor };
      const ask = () => shop.bff.inject({ method: 'POST', url: getProducts, payload: { data } });
      expect((await ask()).body).toBe(expected);
      expect((await ask()).body).toBe(expected);
      rows += listed.length;
    }
  }
  expect(rows).toBeGreaterThan(2000);
}, 60_000);

it('of a car at its own value and at others, with add-ons chosen', async () => {
  const browser = await shop.browser({ comprehensive: true });
  const { answers, quoteId, vehicle, valueAed, catalogueVersion } = browser.quote;
  const [planId = 0] = browser.quote.prices.map((price) => price.planId);
  const addons = (await shop.client.motorPlanDetail({ quoteId, planId }, visitor))?.tile.addons;
  const addonIds = (addons ?? []).map(({ addonId }) => addonId);
  await shop.client.setMotorAddons({ quoteId, choices: [{ planId, addonIds }] }, visitor);
  for (const idv of [valueAed, vehicle.value.minAed, valueAed - 1, valueAed]) {
    // The cover asked for stands first.
    const covers = [true, false].map((comprehensive) =>
      shop.client.priceMotor({ answers: { ...answers, comprehensive, valueAed: idv } }, visitor),
    );
    const tiles = (await Promise.all(covers)).flatMap((priced) =>
      priced.outcome === 'priced' ? priced.tiles : [],
    );
    const logos = await logosOf(tiles);
    const products = tiles.map((tile) =>
      wireProduct(tile, {
        logo: logos.get(tile.insurerCode) ?? '',
        catalogueVersion,
        addonIds: tile.planId === planId ? addonIds : [],
      }),
    );
    const { body } = await browser.post(calculatePremium, { idv });
    const written = `{"products":${JSON.stringify(products)},`;
    expect(body.slice(0, written.length)).toBe(written);
    expect(JSON.parse(body)).toMatchObject({ prod_count: products.length, idv });
  }
}, 60_000);

it('of a business, whole and filtered', async () => {
  const [activity] = (await shop.client.generalLists({}, visitor)).activities;
  const made = await shop.client.createGeneralQuote(
    {
      idempotencyKey: 'lists-as-documented-general',
      draftId: 'draft-general',
      answers: {
        types: ['work_comp', 'fire'],
        activityId: activity?.id ?? 0,
        emirateId: 2,
        turnoverFils: 500_000_000,
        sumInsuredFils: 300_000_000,
        contractValueFils: null,
        employees: {
          admin: 5,
          nonAdmin: 3,
          adminWagesFils: 50_000_000,
          nonAdminWagesFils: 20_000_000,
        },
        hadClaim: false,
        other: '',
      },
    },
    visitor,
  );
  if (made.outcome !== 'priced') throw new Error(made.outcome);
  const { quote } = made;
  expect(quote.tiles.length).toBeGreaterThan(3);
  const list = createGeneralLists({ quoting: shop.client });
  const [first] = quote.tiles;
  for (const insurerIds of [[], [first?.insurerId ?? 0]]) {
    const filters = { ...generalFilters.none, insurerIds };
    const tiles = quote.tiles.filter(
      ({ insurerId }) => insurerIds.length === 0 || insurerIds.includes(insurerId),
    );
    const expected = {
      products: tiles.map(wireGeneral),
      prod_count: tiles.length,
      price_on_request: quote.types.flatMap(({ type, state }) =>
        state === 'priced' ? [] : [{ type, reason: state }],
      ),
    };
    const { text } = await list({ quote, filters, about: {}, logoVersion: 'v1' }, visitor);
    expect(text).toBe(JSON.stringify(expected));
  }
});

const categories = ['self', 'dependent', 'worker', 'employee'] as const;
const relationIds = { self: 3, dependent: 3, worker: 6, employee: 7 };

function somebody(serial: number) {
  const category = categories[serial % categories.length] ?? 'self';
  const members = Array.from(
    { length: category === 'employee' ? 1 : 1 + (serial % 3) },
    (_, member) => ({
      dob_year: 1962 + ((serial * 7 + member * 13) % 44),
      dob_month: 1 + (serial % 12),
      dob_day: 1 + ((serial * 5) % 28),
      gender_id: 1 + ((serial + member) % 2),
      marital_status_id: 1 + (Math.floor(serial / 2) % 2),
      relation_id: category === 'self' && member === 0 ? 1 : relationIds[category],
    }),
  );
  return { main_emirate: 1 + (serial % 7), category, member_count: members.length, members };
}

async function logosOf(tiles: readonly MotorTile[]): Promise<ReadonlyMap<string, string>> {
  const codes = [...new Set(tiles.map(({ insurerCode }) => insurerCode))];
  const drawn = codes.map(async (code): Promise<[string, string]> => {
    const logo = await shop.client.insurerLogo({ code }, visitor);
    return [code, logo === null ? '' : Buffer.from(logo.svg).toString('base64')];
  });
  return new Map(await Promise.all(drawn));
}

/** Decisions G4. */
function wireGeneral({ price, cover, ...tile }: GeneralTile) {
  return {
    id: tile.planId,
    name: tile.name,
    type: tile.type,
    insurer: tile.insurerName,
    insurer_id: tile.insurerId,
    logo_url: `/logos/${tile.insurerCode}.svg?v=v1`,
    premium: filsToAed(price.netFils),
    vat: filsToAed(price.vatFils),
    total: filsToAed(price.grossFils),
    excess: filsToAed(tile.excessFils),
    benefit_ids: cover.filter(({ is }) => is !== 'not_covered').map(({ benefitId }) => benefitId),
  };
}

/** S0 3, decisions M1 and M59. */
function wireTile(tile: Tile, version: string) {
  return {
    id: tile.planId,
    name: tile.name,
    logo: `/logos/${tile.insurerCode}.svg?v=${version}`,
    product_insured_for: tile.insuredFor,
    salary: tile.salaryBand,
    conditions: tile.conditions.map(({ text }) => text),
    bids: tile.benefitIds,
    dids: tile.descriptionIds,
    ins_id: tile.insurerId,
    nw_id: tile.networkId,
    tpa_id: tile.tpaId,
    premium: filsToAed(tile.netFils),
    pre_existing: tile.coversPreExisting ? 'yes' : 'no',
    price: {
      net: filsToAed(tile.netFils),
      vat: filsToAed(tile.vatFils),
      total: filsToAed(tile.grossFils),
    },
  };
}

interface Shown {
  logo: string;
  catalogueVersion: string;
  addonIds: readonly number[];
}

/** S1 3, decisions V18, V20 and V41 to V43. */
function wireProduct(tile: MotorTile, { logo, catalogueVersion, addonIds }: Shown) {
  const { price, benefits, planId } = tile;
  const off = price.premiumFils - price.discountedFils;
  return {
    id: planId,
    name: tile.name,
    insurer: tile.insurerName,
    tpartner_id: tile.insurerId,
    scheme_code: tile.schemeCode,
    logo,
    logo_url: `/logos/${tile.insurerCode}.svg?v=${catalogueVersion}`,
    product_type: tile.type,
    product_type_text: tile.type === 'comprehensive' ? 'Comprehensive' : 'Third party',
    repair_type: price.repair === 'agency' ? 'yes' : 'no',
    premium_amount: filsToAed(price.premiumFils),
    discounted_amount: filsToAed(price.discountedFils),
    discount_perc: Math.round((off * 10_000) / price.premiumFils) / 100,
    deductible: price.deductibleFils === null ? null : filsToAed(price.deductibleFils),
    total_incl_vat: filsToAed(price.grossFils),
    benefit_ids: benefits.filter(({ covered }) => covered).map(({ benefitId }) => benefitId),
    overview_benefits: benefits.map(({ benefitId, name, inOverview }) => ({
      benefit: benefitId,
      name,
      show_in_overview: inOverview,
    })),
    benefits: benefits.map(({ benefitId, name, covered, text }) => ({
      b_id: benefitId,
      pb_id: planId * 1000 + benefitId,
      benefit: name,
      is_checked: covered,
      text,
    })),
    addons: tile.addons.map(({ addonId, name, included, unitFils, perPassenger }) => ({
      addon_id: addonId,
      addon: name,
      additional_charges: filsToAed(unitFils),
      is_selected: included || addonIds.includes(addonId),
      is_included: included,
      per_seat: perPassenger,
    })),
  };
}
