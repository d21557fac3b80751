import { corporateCalls } from '@muqarin/rules/medical-corporate/calls';
import { corporateRoutes } from '@muqarin/rules/medical-corporate/pages';
import type { GroupDraft } from '@muqarin/rules/medical-corporate/types';
import { toCorporateWire } from '@muqarin/rules/medical-corporate/wire';
import type { Ending, Sent } from '@/features/questions/line.ts';
import { countProducts, storedCount, submitAnswers } from '@/features/questions/submit-answers.ts';

const COUNT_KEY = 'medCorpProdCount';

/** Moving on from the counts counts the plans that fit (S0 4). */
export function countGroupProducts(draft: GroupDraft): Promise<void> {
  const { contact: _kept, ...answers } = draft;
  return countProducts(corporateCalls.products.path, COUNT_KEY, toCorporateWire(answers));
}

/** The lead (S0 7, decisions M13), with the count as the document's own page sends it; one that was left before goes on (M54). */
export function sendGroup(
  { draft, csrfToken, captcha, fields }: Ending<string, GroupDraft>,
  leadId: string | null,
): Promise<Sent> {
  const counted = storedCount(COUNT_KEY);
  const extras = { csrfToken, captcha, ...(leadId === null ? {} : { leadId }) };
  const wire = {
    ...toCorporateWire(draft, extras),
    ...(counted === null ? {} : { [COUNT_KEY]: counted }),
  };
  return submitAnswers(corporateCalls.submit.path, wire, {
    fields,
    countKey: COUNT_KEY,
    pages: corporateRoutes,
  });
}
