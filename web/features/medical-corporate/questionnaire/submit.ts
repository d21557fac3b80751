import { corporateCalls } from '@muqarin/rules/medical-corporate/calls';
import type { GroupDraft } from '@muqarin/rules/medical-corporate/types';
import { type CorporateExtras, toCorporateWire } from '@muqarin/rules/medical-corporate/wire';
import {
  countProducts,
  type Submitted,
  storedCount,
  submitAnswers,
} from '@/features/questions/submit-answers.ts';

const COUNT_KEY = 'medCorpProdCount';

/** Moving on from the counts counts the plans that fit (S0 4). */
export function countGroupProducts(draft: GroupDraft): Promise<void> {
  const { contact: _kept, ...answers } = draft;
  return countProducts(corporateCalls.products.path, COUNT_KEY, toCorporateWire(answers));
}

/** The lead (S0 7, decisions M13), with the count as the document's own page sends it. */
export function submitGroup(
  draft: GroupDraft,
  { honeypot, ...extras }: CorporateExtras & { honeypot: string },
): Promise<Submitted> {
  const counted = storedCount(COUNT_KEY);
  const wire = {
    ...toCorporateWire(draft, extras),
    ...(counted === null ? {} : { [COUNT_KEY]: counted }),
  };
  return submitAnswers(corporateCalls.submit.path, wire, { honeypot, countKey: COUNT_KEY });
}
