/** Links of our mails to a general quote, signed, until its prices end: nothing is stored for them. */
import type { GeneralQuote } from '@muqarin/quoting/contract/general';
import { toIsoDate } from '@muqarin/rules/dates';
import type { Bff } from '../../parts.ts';

const purpose = 'general-quote-link';

export function generalQuoteLink(
  { signer }: Pick<Bff, 'signer'>,
  { quoteId, validUntil }: Pick<GeneralQuote, 'quoteId' | 'validUntil'>,
): string {
  const mark = signer.sign(purpose, `${quoteId}.${validUntil}`);
  return `/resume/g.${quoteId}.${validUntil}.${mark}`;
}

/** The quote's id, or null when the link is not ours or has ended. */
export function quoteOfGeneralLink(
  { signer, today }: Pick<Bff, 'signer' | 'today'>,
  token: string,
): string | null {
  const [, quoteId = '', validUntil = '', mark = ''] = token.split('.');
  if (!signer.verify(purpose, `${quoteId}.${validUntil}`, mark)) return null;
  return toIsoDate(today()) <= validUntil ? quoteId : null;
}
