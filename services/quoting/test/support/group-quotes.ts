/** Quotes of a group of two categories, made and changed through the contract. */

import { assumedCategory } from '@muqarin/rules/medical-corporate/group';
import type { GroupAnswers, MemberDetails } from '../../contract/medical-corporate/answers.ts';
import type { GroupTile } from '../../contract/medical-corporate/plan.ts';
import { type quotingUnderTest, visitor } from './quoting.ts';

type Client = Awaited<ReturnType<typeof quotingUnderTest>>['client'];

const category = (number: number, employees: number): GroupAnswers['categories'][number] => {
  const { ageBands, maternityBands: _none, ...assumed } = assumedCategory(number, employees);
  return { ...assumed, ageBands: ageBands.map((band) => ({ ...band })), maternityBands: [] };
};

/** 30 employees in Dubai, 10 of category A and 20 of category B, before anybody said more. */
export const workshop: GroupAnswers = {
  emirateId: 2,
  categories: [category(1, 10), category(2, 20)],
};

/** The ten of category A with two dependants. */
export const twelve: MemberDetails = {
  employees: 10,
  members: 12,
  lsb: 5,
  nlsb: 7,
  ageBands: [
    { ageFrom: 0, ageTo: 17, members: 1, lsb: null },
    { ageFrom: 18, ageTo: 35, members: 8, lsb: null },
    { ageFrom: 36, ageTo: 40, members: 3, lsb: null },
  ],
  maternityBands: [{ ageFrom: 18, ageTo: 30, marriedWomen: 2 }],
};

export function groupQuotes(client: Client) {
  const pricedOf = <Quote>(made: { outcome: string; quote?: Quote }): Quote => {
    if (!made.quote) throw new Error(made.outcome);
    return made.quote;
  };
  return {
    create: async (answers = workshop, idempotencyKey = 'group-0001', draftId = 'draft-1') =>
      pricedOf(await client.createGroupQuote({ idempotencyKey, draftId, answers }, visitor)),
    revise: async (quoteId: string, answers?: GroupAnswers) =>
      pricedOf(await client.reviseGroupQuote({ quoteId, answers }, visitor)),
    save: async (quoteId: string, number: number, details: MemberDetails) =>
      pricedOf(await client.updateGroupMembers({ quoteId, category: number, details }, visitor)),
    /** Member details of all categories as they were assumed, saved. */
    saveAll: async (quoteId: string) => {
      for (const { number, flag: _flag, ...details } of workshop.categories)
        await client.updateGroupMembers({ quoteId, category: number, details }, visitor);
    },
  };
}

/** Two tiles of one insurer and TPA, and one of another. */
export function pairsIn(tiles: readonly GroupTile[]) {
  const isSame = (a: GroupTile, b: GroupTile) => a.insurerId === b.insurerId && a.tpaId === b.tpaId;
  const first = tiles.find((tile) => tiles.some((each) => each !== tile && isSame(each, tile)));
  const second = tiles.find((tile) => first && tile !== first && isSame(tile, first));
  const other = tiles.find((tile) => first && !isSame(tile, first));
  if (!first || !second || !other) throw new Error('no such plans');
  return { first, second, other };
}
