import type { GeneralCode } from '@muqarin/rules/general/insurance-types';
import { pageTexts } from '@/lib/page-texts.ts';
import { reader } from '@/lib/reader.ts';
import english from '@/messages/en/page/general.json' with { type: 'json' };

/** The words of general insurance that no document fixes (those stand in rules/messages). */
export const t = pageTexts('general', english);

/** Over a premium, by which of its figures stands first. */
export function perYear(): string {
  return reader().withVat ? t.perYearVat : t.perYear;
}

export function typeName(code: GeneralCode): string {
  return t[`type_${code}`];
}

/** The same in the middle of a sentence: "Same fire and allied perils cover". */
export function kindName(code: GeneralCode): string {
  return t[`kind_${code}`];
}

/** The word of a code that the catalogue gives; the code itself where there is none. */
export function wordOf(prefix: 'line_' | '', code: string): string {
  const key = `${prefix}${code}`;
  const word = key in english ? t[key as keyof typeof english] : null;
  return typeof word === 'string' ? word : code;
}
