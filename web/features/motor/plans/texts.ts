import { fillPlural } from '@muqarin/rules/plural';
import { pageTexts } from '@/lib/page-texts.ts';
import { reader } from '@/lib/reader.ts';
import english from '@/messages/en/page/motor-plans.json' with { type: 'json' };

/** The words of the motor list that no document fixes (those stand in rules/motor/messages). */
export const t = pageTexts('motor-plans', english);

/** Over a premium, by which of its figures stands first. */
export function perYear(addons = 0): string {
  const { withVat } = reader();
  if (addons === 0) return withVat ? t.perYearVat : t.perYear;
  return fillPlural(withVat ? t.perYearWithVat : t.perYearWith, { count: addons });
}
