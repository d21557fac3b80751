/** Links of our mails to a policy: with an end, and nothing stored for them. */
import { parseIsoDate, toIsoDate } from '@muqarin/rules/dates';
import { linkSays } from '@muqarin/rules/mailed-links';
import type { Bff } from '../../parts.ts';
import { isOurs } from '../quote-link.ts';

const kinds = { medical: 'medical_policy', 'medical-corporate': 'group_policy' } as const;

/** The policy's id, or null when the token is not ours, is for something else or has ended. */
export function policyOfToken(
  bff: Pick<Bff, 'marks' | 'signer' | 'today'>,
  line: keyof typeof kinds,
  token: string,
): string | null {
  if (token.length > 300) return null;
  const [id = '', until = '', mark = '', ...rest] = token.split('.');
  if (rest.length > 0 || !parseIsoDate(until)) return null;
  const kind = kinds[line];
  const says = linkSays({ id, until, plans: '' });
  if (!isOurs(bff, { kind, purpose: `${line}-policy-link`, says, mark })) return null;
  return toIsoDate(bff.today()) <= until ? id : null;
}
