import type { MotorOffer } from '../../../contract/motor/offer.ts';
import { agreedOption, notAsAgreed } from '../../quotations/agreed.ts';
import type { MotorContext } from './context.ts';
import { offerOn } from './offer-plan.ts';
import { parseChosenMotor } from './quotation-plan.ts';
import { ratableMotor, rateChosenMotor } from './quotation-rate.ts';
import { motorQuotations } from './quotation-source.ts';

/**
 * The option that its client accepted, with its excess, repair, add-ons, value, driver and discount, as it can be ordered: whatever
 * its quote says by now. Throws as `agreedOption` does; never another price than the accepted one.
 */
export async function offerMotorQuotation(
  context: MotorContext,
  { quotationId }: { quotationId: string },
): Promise<MotorOffer> {
  const found = await agreedOption(context, motorQuotations(context), quotationId);
  const { basis, option, agreed, validUntil, quoteId, quoteReference, draftId, leadId } = found;
  const chosen = parseChosenMotor(String(option.planId));
  const shelf = await context.rater.ofVersion(basis.catalogueVersion);
  const rated = chosen && rateChosenMotor(shelf, basis, chosen);
  if (!rated) throw notAsAgreed();
  const { agency: agencyRepair, deductible, planId, addonIds } = chosen;
  const { valueAed } = rated;
  const answers = { ...ratableMotor(basis.answers), agencyRepair, valueAed };
  const { day, catalogueVersion } = basis;
  const quote = await context.quotes.find(quoteId);
  const whose = { quoteId, quoteReference, quoteRevision: quote?.revision ?? 1, draftId, leadId };
  const priced = { answers, deductible, valueAed, day, validUntil, catalogueVersion, agreed };
  const offered = await offerOn(context, { ...whose, ...priced }, planId, addonIds);
  if (offered.outcome !== 'offered') throw notAsAgreed();
  if (offered.offer.tile.price.grossFils !== option.grossFils) throw notAsAgreed();
  return offered.offer;
}
