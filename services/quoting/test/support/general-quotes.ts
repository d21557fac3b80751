/** Quotes of a bakery, made and changed through the contract. */
import type { GeneralAnswers } from '../../contract/general/quote.ts';
import { type quotingUnderTest, visitor } from './quoting.ts';

export const bakery: GeneralAnswers = {
  types: ['work_comp'],
  activityId: 3,
  emirateId: 2,
  turnoverFils: null,
  sumInsuredFils: null,
  contractValueFils: null,
  employees: { admin: 5, nonAdmin: 20, adminWagesFils: 60_000_000, nonAdminWagesFils: 72_000_000 },
  hadClaim: false,
  other: '',
};

export function generalQuotes(client: Awaited<ReturnType<typeof quotingUnderTest>>['client']) {
  return {
    create: async (change: Partial<GeneralAnswers> = {}, idempotencyKey = 'general-0001') => {
      const answers = { ...bakery, ...change };
      const asked = { idempotencyKey, draftId: 'draft-1', answers };
      const made = await client.createGeneralQuote(asked, visitor);
      if (made.outcome !== 'priced') throw new Error(made.outcome);
      return made.quote;
    },
    revise: async (quoteId: string, change: object) => {
      const made = await client.reviseGeneralQuote({ quoteId, ...change }, visitor);
      if (made.outcome !== 'priced') throw new Error(made.outcome);
      return made.quote;
    },
  };
}
