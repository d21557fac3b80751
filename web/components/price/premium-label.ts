import { fillMessage } from '@muqarin/rules/fill-message';
import { t } from './texts.ts';

/** The label over a net premium: one figure everywhere, the sum of the members (decisions M63). */
export function premiumLabel(memberCount: number): string {
  return memberCount === 1 ? t.perPerson : fillMessage(t.perYear, { count: memberCount });
}
