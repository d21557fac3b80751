import { medicalCalls } from '@muqarin/rules/medical/calls';
import type { DraftAnswers } from '@muqarin/rules/medical/types';
import { toWire } from '@muqarin/rules/medical/wire';
import {
  countProducts as countBy,
  type Submitted,
  submitAnswers,
} from '@/features/questions/submit-answers.ts';

const COUNT_KEY = 'medIndProdCount';

/** Entering contact counts the plans that fit (S0 4). */
export function countProducts(draft: DraftAnswers): Promise<void> {
  const { contact: _kept, ...answers } = draft;
  return countBy(medicalCalls.products.path, COUNT_KEY, toWire(answers));
}

/** The lead (S0 7, decisions M12). */
export function submitLead(
  draft: DraftAnswers,
  extras: { csrfToken: string; captcha: string; honeypot: string },
): Promise<Submitted> {
  const { honeypot, ...others } = extras;
  const wire = toWire(draft, others);
  return submitAnswers(medicalCalls.submit.path, wire, { honeypot, countKey: COUNT_KEY });
}
