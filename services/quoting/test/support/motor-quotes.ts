/** Motor quotes for a five-year-old saloon, made and changed through the contract. */
import type { MotorAnswers } from '../../contract/motor/answers.ts';
import { type quotingUnderTest, visitor } from './quoting.ts';

type Client = Awaited<ReturnType<typeof quotingUnderTest>>['client'];

export async function motorQuotes(client: Client) {
  const answers = await saloon(client);
  return {
    answers,
    create: async (changed: Partial<MotorAnswers> = {}, idempotencyKey = 'motor-0001') => {
      const made = await client.createMotorQuote(
        { idempotencyKey, draftId: 'd1', leadId: 'l1', answers: { ...answers, ...changed } },
        visitor,
      );
      if (made.outcome !== 'priced') throw new Error(made.outcome);
      return made.quote;
    },
    revise: async (quoteId: string, change: object) => {
      const made = await client.reviseMotorQuote({ quoteId, ...change }, visitor);
      if (made.outcome !== 'priced') throw new Error(made.outcome);
      return made.quote;
    },
  };
}

async function saloon(client: Client): Promise<MotorAnswers> {
  const asked = { makeId: 1, year: 2021 };
  const models = await client.searchVehicles({ ...asked, keyword: 'camry' }, visitor);
  const modelId = (models.step === 'model' && models.models[0]?.id) || 0;
  const variants = await client.searchVehicles({ ...asked, modelId }, visitor);
  return {
    emirateId: 2,
    variantId: (variants.step === 'variant' && variants.variants[0]?.id) || 0,
    year: 2021,
    valueAed: null,
    brandNew: false,
    gccSpec: true,
    agencyRepair: false,
    insuredNow: true,
    comprehensive: true,
    dob: '1990-05-20',
    licenceYears: 5,
    claimFreeYears: 3,
    claims: 0,
  };
}
