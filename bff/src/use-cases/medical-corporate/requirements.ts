/** What the insurer of a group's policy asks for, ticked as it comes (features row 131). */
import type { GroupPolicy } from '@muqarin/orders/contract/medical-corporate/policy';
import type { Requirement } from '../../../contract/medical-corporate/purchase.ts';
import type { Bff } from '../../parts.ts';
import type { DraftAsk } from '../line-drafts.ts';

/** `here`: the files of submit-documents that have come. None of a policy of a catalogue from before they were said. */
export async function requirementsOf(
  { quoting }: Pick<Bff, 'quoting'>,
  { context }: Pick<DraftAsk, 'context'>,
  { quoteId }: Pick<GroupPolicy, 'quoteId'>,
  here: ReadonlySet<string>,
): Promise<Requirement[]> {
  const quote = await quoting.groupQuote({ quoteId }, context);
  const insurerId = quote?.chosen[0]?.insurerId;
  const terms = quote?.insurerTerms.find((one) => one.insurerId === insurerId);
  return (terms?.issuePapers ?? []).map(({ name, sentAs }) => {
    return { name, arrived: sentAs === null ? null : here.has(sentAs) };
  });
}
