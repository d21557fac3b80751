/** A link that opens one quote until its prices end: the quote's id with our signature, so nothing is stored for it. */
import type { Quote } from '@muqarin/quoting/contract/quote';
import { toIsoDate } from '@muqarin/rules/dates';
import type { Bff } from '../parts.ts';

const purpose = 'quote-link';

export function quoteLink(
  { signer }: Pick<Bff, 'signer'>,
  { quoteId, validUntil }: Pick<Quote, 'quoteId' | 'validUntil'>,
): string {
  const mark = signer.sign(purpose, `${quoteId}.${validUntil}`);
  return `/resume/q.${quoteId}.${validUntil}.${mark}`;
}

/** The quote's id, or null when the link is not ours or has ended. */
export function quoteOfLink(
  { signer, today }: Pick<Bff, 'signer' | 'today'>,
  token: string,
): string | null {
  const [, quoteId = '', validUntil = '', mark = ''] = token.split('.');
  if (!signer.verify(purpose, `${quoteId}.${validUntil}`, mark)) return null;
  return toIsoDate(today()) <= validUntil ? quoteId : null;
}
