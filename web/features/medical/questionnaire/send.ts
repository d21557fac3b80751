import { medicalCalls } from '@muqarin/rules/medical/calls';
import type { DraftAnswers } from '@muqarin/rules/medical/types';
import { toWire } from '@muqarin/rules/medical/wire';
import type { Ending, Sent } from '@/features/questions/line.ts';
import { countProducts as countBy, submitAnswers } from '@/features/questions/submit-answers.ts';

const COUNT_KEY = 'medIndProdCount';

const PRODUCTS = '/survey/medical/individual/products';
const NO_PRODUCTS = '/thank-you';

/** Entering contact counts the plans that fit (S0 4). */
export function countProducts(draft: DraftAnswers): Promise<void> {
  const { contact: _kept, ...answers } = draft;
  return countBy(medicalCalls.products.path, COUNT_KEY, toWire(answers));
}

/** The lead (S0 7, decisions M12). */
export function send({
  draft,
  csrfToken,
  captcha,
  fields,
}: Ending<string, DraftAnswers>): Promise<Sent> {
  const wire = toWire(draft, { csrfToken, captcha });
  return submitAnswers(medicalCalls.submit.path, wire, {
    fields,
    countKey: COUNT_KEY,
    pages: { products: PRODUCTS, noProducts: NO_PRODUCTS },
  });
}
