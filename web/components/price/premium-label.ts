import { fillMessage } from '@muqarin/rules/fill-message';
import { reader } from '@/lib/reader.ts';
import { t } from './texts.ts';

/** The label over a premium, by which of its figures stands first: the sum of the members everywhere (decisions M63). */
export function premiumLabel(memberCount: number): string {
  const { withVat } = reader();
  if (memberCount === 1) return withVat ? t.perPersonVat : t.perPerson;
  return fillMessage(withVat ? t.perYearVat : t.perYear, { count: memberCount });
}
