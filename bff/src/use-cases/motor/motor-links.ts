/** Addresses of a motor quote's comparison report; those in mails are signed until its prices end, so nothing is stored for them. */
import type { MotorQuoteHead } from '@muqarin/quoting/contract/motor-quotes';
import { toIsoDate } from '@muqarin/rules/dates';
import { parseIds, writeIds } from '@muqarin/rules/motor/open-shapes';
import { motorRoutes } from '@muqarin/rules/motor/pages';
import type { Bff } from '../../parts.ts';

type Linked = Pick<MotorQuoteHead, 'quoteId' | 'validUntil' | 'leadId'>;
type Signing = Pick<Bff, 'signer'>;

const reportPurpose = 'motor-report-link';

/** `lead_id` names the lead, or the quote of somebody who left none (decisions V32). */
export function reportLeadId({ leadId, quoteId }: Pick<Linked, 'leadId' | 'quoteId'>): string {
  return leadId ?? quoteId;
}

export function motorReportPath(quote: Pick<Linked, 'leadId' | 'quoteId'>): string {
  const query = new URLSearchParams({ lead_id: reportLeadId(quote) });
  return `${motorRoutes.report}?${query.toString()}`;
}

export function signedReportPath(
  { signer }: Signing,
  quote: Linked,
  planIds: readonly number[],
): string {
  const plans = writeIds(planIds);
  const said = [quote.quoteId, plans, quote.validUntil].join('.');
  const query = new URLSearchParams({
    lead_id: reportLeadId(quote),
    link: `${said}.${signer.sign(reportPurpose, said)}`,
  });
  return `${motorRoutes.report}?${query.toString()}`;
}

export function reportOfLink(
  { signer, today }: Pick<Bff, 'signer' | 'today'>,
  link: string,
): { quoteId: string; planIds: number[] } | null {
  const [quoteId = '', plans = '', validUntil = '', mark = ''] = link.split('.');
  const said = [quoteId, plans, validUntil].join('.');
  if (!signer.verify(reportPurpose, said, mark)) return null;
  return toIsoDate(today()) <= validUntil ? { quoteId, planIds: parseIds(plans) } : null;
}
