/** The session's general journey, in the rules' words. It is kept beside medical and motor drafts, under an id of its own. */

import type { GeneralDraftAnswers } from '@muqarin/leads/contract/general';
import { companyContactFields } from '@muqarin/rules/company-contact';
import { keptOf } from '@muqarin/rules/contact';
import { isGeneralCode } from '@muqarin/rules/general/insurance-types';
import type { GeneralDraft } from '@muqarin/rules/general/types';
import { type DraftAsk, lineDrafts, present } from '../line-drafts.ts';

export type GeneralAsk = DraftAsk;

export const generalDrafts = lineDrafts<GeneralDraft>({
  line: 'general',
  read: ({ general }) => general && draftOf(general),
  write: (draft) => ({ general: storable(draft) }),
});

export const {
  idsOf: generalOf,
  update: updateGeneralSession,
  ofSession: generalDraftOfSession,
  save: saveGeneralDraft,
} = generalDrafts;

/** A half-typed contact is kept as far as the contract holds it. */
function storable({ contact, types, ...answers }: GeneralDraft): GeneralDraftAnswers {
  return {
    ...answers,
    ...(types ? { types: [...types] } : {}),
    ...(contact ? { contact: keptOf(contact, companyContactFields) } : {}),
  };
}

function draftOf({ types, ...kept }: GeneralDraftAnswers): GeneralDraft {
  const draft = present(kept) as GeneralDraft;
  return types ? { ...draft, types: types.filter(isGeneralCode) } : draft;
}
