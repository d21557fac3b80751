/** What a claim's form says beside a field without holding the claim back (S2 5, decisions A26). */
import type { FieldError } from '../checked.ts';
import { messages } from '../messages.ts';
import { type FormFields, own } from '../questions/form-fields.ts';
import { type CaseRules, isTelephone } from './check-case.ts';
import { siteMessages } from './messages.ts';

/** An empty description, and a telephone that nobody could be called at; an empty telephone is an error of `checkClaim`. */
export function claimHints(fields: FormFields, rules: CaseRules = {}): FieldError[] {
  const filled = (name: string) => (own(fields, name) ?? '').trim() !== '';
  const hints: FieldError[] = [];
  if (!filled('description')) {
    hints.push({ field: 'description', message: siteMessages.nothingDescribed });
  }
  if (filled('telephone') && !isTelephone(fields, rules)) {
    hints.push({ field: 'telephone', message: messages.validPhone });
  }
  return hints;
}
