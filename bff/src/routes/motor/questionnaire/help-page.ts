import type { MotorLead } from '@muqarin/leads/contract/motor';
import { motorRoutes } from '@muqarin/rules/motor/pages';
import type { MotorHelpPage } from '../../../../contract/motor/pages.ts';
import type { DraftFields } from '../../../locale/page-draft.ts';
import { ours } from '../../../locale/said.ts';
import type { Bff } from '../../../parts.ts';
import { takeFlash } from '../../../session/flash.ts';
import { coverGapOfSession } from '../../../use-cases/motor/cover-gap.ts';
import { motorDrafts } from '../../../use-cases/motor/session-draft.ts';
import type { PageAsk } from '../../pages/page-ask.ts';

const pages = {
  oops: motorRoutes.oops,
  'no-chassis': motorRoutes.noChassis,
  retry: motorRoutes.retry,
} as const;

/** What oops, no-chassis and retry know of this browser's lead; safe on a direct visit (decisions V39, X23). */
export async function motorHelpPage(
  bff: Bff,
  { query, session, context }: PageAsk,
): Promise<DraftFields<MotorHelpPage>> {
  const page = query.page === 'no-chassis' || query.page === 'retry' ? query.page : 'oops';
  const { leadId } = motorDrafts.idsOf(session);
  const [lead, { reference }, flash, gap] = await Promise.all([
    leadId === null ? null : bff.leads.getMotorLead({ leadId }, context),
    motorDrafts.ofSession(bff, { session, context }),
    takeFlash(session, 'motor-help'),
    page === 'oops' ? coverGapOfSession(bff, { session, context }) : null,
  ]);
  return {
    page,
    address: pages[page],
    reference: lead?.reference ?? reference,
    hasLead: lead !== null,
    car: lead ? ours(carInWords(lead)) : '',
    productCount: lead?.productCount ?? 0,
    gap,
    contact: lead ? contactOf(lead) : null,
    chassisNo: lead?.motor.chassisNo ?? '',
    errors: flash.errors ?? [],
    typed: flash.typed ?? {},
    notice: flash.notice ?? flash.warning ?? null,
  };
}

function carInWords({ motor: { car } }: MotorLead): string {
  const { make, model, variant, year } = car;
  return [make, model, variant, year === null ? '' : String(year)].filter((word) => word).join(' ');
}

function contactOf({ contact }: MotorLead) {
  const { name, email, phone, dial_code } = contact;
  return { name, email, phone, dial_code };
}
