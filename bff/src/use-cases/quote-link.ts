/** A link that opens one quote until its prices end: the quote's id with our signature, so nothing is stored for it. */
import type { Quote } from '@muqarin/quoting/contract/quote';
import { toIsoDate } from '@muqarin/rules/dates';
import type { Bff } from '../parts.ts';

export type QuoteLine = 'medical' | 'motor' | 'general';

/** A mark signed for one line opens no quote of another. The letter says to `/resume` whose it is. */
const lines = {
  medical: { letter: 'q', purpose: 'quote-link' },
  motor: { letter: 'm', purpose: 'motor-quote-link' },
  general: { letter: 'g', purpose: 'general-quote-link' },
} as const satisfies Record<QuoteLine, unknown>;

export function quoteLink(
  { signer }: Pick<Bff, 'signer'>,
  line: QuoteLine,
  { quoteId, validUntil }: Pick<Quote, 'quoteId' | 'validUntil'>,
): string {
  const { letter, purpose } = lines[line];
  const mark = signer.sign(purpose, `${quoteId}.${validUntil}`);
  return `/resume/${letter}.${quoteId}.${validUntil}.${mark}`;
}

/** The quote's id, or null when the link is not ours, is another line's, or has ended. */
export function quoteOfLink(
  { signer, today }: Pick<Bff, 'signer' | 'today'>,
  line: QuoteLine,
  token: string,
): string | null {
  const [, quoteId = '', validUntil = '', mark = ''] = token.split('.');
  if (!signer.verify(lines[line].purpose, `${quoteId}.${validUntil}`, mark)) return null;
  return toIsoDate(today()) <= validUntil ? quoteId : null;
}
