/** "Request this policy" (decisions G7): every required document first, then one request that an agent turns into a policy. */

import { ownerOf } from '@muqarin/documents/contract/uploads-contract';
import { isGeneralCode } from '@muqarin/rules/general/insurance-types';
import { missingDocumentMessage, requiredDocuments } from '@muqarin/rules/general/uploads';
import { messages } from '@muqarin/rules/messages';
import type { KeptFile } from '../../../contract/file-slots.ts';
import { generalPaths } from '../../../contract/general/pages.ts';
import { ours } from '../../locale/said.ts';
import type { Bff } from '../../parts.ts';
import type { FormAsk, FormOutcome } from '../../routes/forms/form.ts';
import { keptFiles } from '../../uploads/kept-files.ts';
import type { DraftAsk } from '../line-drafts.ts';
import { generalDrafts } from './session-draft.ts';
import { generalQuoteOfSession } from './session-quote.ts';

/** As long as a request may wait for its policy. */
const keptDays = 60;

const generalOwner = (quoteId: string) => ({
  owner: ownerOf.generalQuote(quoteId),
  purpose: 'general-document',
});

export async function requestPolicy(bff: Bff, ask: FormAsk): Promise<FormOutcome> {
  const { context, session } = ask;
  const quote = await generalQuoteOfSession(bff, ask);
  const { quoteId, selectedPlanId: planId, tiles } = quote;
  const tile = tiles.find((each) => each.planId === planId);
  if (!tile || !isGeneralCode(tile.type)) {
    return {
      to: generalPaths.products,
      flashPage: 'general-list',
      warning: ours(messages.selectAPlan),
    };
  }
  const { uploads } = await bff.documents.listUploads(generalOwner(quoteId), context);
  const missing = requiredDocuments(tile.type).filter((field) => {
    return !uploads.some(({ slot }) => slot === field);
  });
  const to = generalPaths.policyDetails;
  if (missing.length > 0) {
    const errors = missing.map((field) => {
      return { field, message: ours(missingDocumentMessage(field)) };
    });
    return { to, errors };
  }
  const { draft } = await generalDrafts.ofSession(bff, ask);
  const { contact_name: name = '', customer_email: email = '' } = draft.contact ?? {};
  if (email === '') return { to, errors: [{ field: '', message: ours(messages.enterEmail) }] };
  const uploadIds = uploads.map(({ uploadId }) => uploadId).slice(0, 10);
  const company = draft.contact?.company_name ?? '';
  const { request } = await bff.quoting.requestGeneralPolicy(
    {
      quoteId,
      planId: tile.planId,
      company,
      contact: { name, email },
      uploadIds,
    },
    context,
  );
  const { owner } = generalOwner(quoteId);
  await bff.documents.keepUploads({ owner, uploadIds, days: keptDays }, context);
  const { reference } = request;
  await session.update((data) => ({
    ...data,
    thanks: { reference, noProducts: false, kind: 'policy_request', at: bff.now().toISOString() },
  }));
  return { to: '/thank-you', redirect: '/thank-you', reference };
}

/** Which documents have come for this quote, by their slots. */
export function sentDocuments(
  bff: Pick<Bff, 'documents'>,
  { context }: Pick<DraftAsk, 'context'>,
  quoteId: string,
): Promise<ReadonlyMap<string, KeptFile>> {
  return keptFiles(bff, generalOwner(quoteId), context);
}
