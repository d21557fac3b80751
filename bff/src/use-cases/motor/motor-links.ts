/** Addresses of a motor quote's comparison report; those in mails hold until its prices end, and nothing is stored for them. */
import type { MotorQuoteHead } from '@muqarin/quoting/contract/motor/quote-calls';
import { parseIds } from '@muqarin/rules/calls/open-shapes';
import { toIsoDate } from '@muqarin/rules/dates';
import { linkSays } from '@muqarin/rules/mailed-links';
import { motorRoutes } from '@muqarin/rules/motor/pages';
import type { Bff } from '../../parts.ts';
import { isOurs } from '../quote-link.ts';

type Linked = Pick<MotorQuoteHead, 'quoteId' | 'leadId'>;

/** `lead_id` names the lead, or the quote of somebody who left none (decisions V32). */
export function reportLeadId({ leadId, quoteId }: Linked): string {
  return leadId ?? quoteId;
}

export function motorReportPath(quote: Linked): string {
  const query = new URLSearchParams({ lead_id: reportLeadId(quote) });
  return `${motorRoutes.report}?${query.toString()}`;
}

export function reportOfLink(
  bff: Pick<Bff, 'marks' | 'signer' | 'today'>,
  link: string,
): { quoteId: string; planIds: number[] } | null {
  const [quoteId = '', plans = '', validUntil = '', mark = ''] = link.split('.');
  const says = linkSays({ id: quoteId, plans, until: validUntil });
  if (!isOurs(bff, { kind: 'motor_report', purpose: 'motor-report-link', says, mark })) return null;
  return toIsoDate(bff.today()) <= validUntil ? { quoteId, planIds: parseIds(plans) } : null;
}
