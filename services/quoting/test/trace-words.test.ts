/** Each line of a price says by its values what it says in English, to the letter, and all of it in Arabic. */
import { sentencesInArabic } from '@muqarin/rules/ar/sayings';
import type { SentenceKey } from '@muqarin/rules/ar/sentences';
import { medicalLineWords } from '@muqarin/rules/medical/price-words';
import { inEnglish, inWords, type Message } from '@muqarin/rules/message';
import { motorLineWords } from '@muqarin/rules/motor/price-words';
import type { LineWords } from '@muqarin/rules/price-line';
import { expect, it } from 'vitest';
import { ratePlan } from '../src/domain/medical/rate.ts';
import { rateMotorPlan } from '../src/domain/motor/rate.ts';
import { realMotorCatalogue } from './support/motor-files.ts';
import { randomMotorCatalogue, randomMotorRequest } from './support/random-motor.ts';
import { randomCatalogue, randomRequest, seededRandom } from './support/random-rating.ts';
import { realCatalogue } from './support/real-catalogue.ts';
import { randomRealRequest } from './support/real-motor-requests.ts';

interface Line {
  kind: string;
  label: string;
  why: string;
}

const { say, sentence } = sentencesInArabic();
const inArabic = (message: Message) => inWords(message, say, (key) => sentence(key as SentenceKey));

/** Its kinds, and what of it is not said by its values as it is in English, or has English words left. */
function told<Kept extends Line>(lines: readonly Kept[], wordsOf: (line: Kept) => LineWords) {
  const said = lines.map((line) => ({ line, words: wordsOf(line) }));
  return {
    kinds: new Set(said.map(({ line, words }) => (words.why || words.label ? line.kind : ''))),
    wrong: said.flatMap(({ line, words: { label = line.label, why = line.why } }) => {
      const isSame = inEnglish(label) === line.label && inEnglish(why) === line.why;
      const isOurs = typeof why === 'string' || !/[A-Za-z]/.test(inArabic(why));
      return isSame && isOurs ? [] : [{ line, label, why }];
    }),
  };
}

it('of a health plan', async () => {
  const random = seededRandom(5);
  const catalogues = [await realCatalogue(), randomCatalogue(random, { plans: 40, gaps: false })];
  const lines = catalogues.flatMap((catalogue) =>
    Array.from({ length: 20 }, () => randomRequest(random, 4)).flatMap((request) =>
      catalogue.plans.flatMap((plan) => {
        const outcome = ratePlan(plan, { levies: [], vatBasisPoints: 500 }, request);
        return outcome.ok ? outcome.price.members.flatMap((member) => member.lines) : [];
      }),
    ),
  );
  const { kinds, wrong } = told(lines, medicalLineWords);
  expect(wrong).toEqual([]);
  expect(kinds).toEqual(new Set(['', 'base']));
});

it('of a car', async () => {
  const random = seededRandom(6);
  const [real, odd] = [
    await realMotorCatalogue(),
    randomMotorCatalogue(random, { plans: 60, gaps: true }),
  ];
  const asked = Array.from({ length: 60 }, () => {
    const found = randomRealRequest(real, random);
    const ofShop = found.outcome === 'ok' ? [[real, found.request] as const] : [];
    return [...ofShop, [odd, randomMotorRequest(random, true)] as const];
  }).flat();
  const lines = asked.flatMap(([catalogue, request]) =>
    catalogue.plans.flatMap((plan) => {
      const outcome = rateMotorPlan(plan, catalogue, request);
      return outcome.ok ? outcome.price.lines : [];
    }),
  );
  const { kinds, wrong } = told(lines, motorLineWords);
  expect(wrong).toEqual([]);
  expect(kinds).toEqual(
    new Set(['', 'base', 'factor', 'deductible', 'tariff', 'discount', 'addon']),
  );
});
