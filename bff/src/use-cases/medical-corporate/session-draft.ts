/** The session's group, in the rules' words. */
import { companyContactFields } from '@muqarin/rules/company-contact';
import { keptOf } from '@muqarin/rules/contact';
import {
  type CorporateStep,
  corporateSteps,
  isCorporateStep,
} from '@muqarin/rules/medical-corporate/questionnaire';
import type { GroupDraft } from '@muqarin/rules/medical-corporate/types';
import { lineDrafts, present } from '../line-drafts.ts';

export const groupDrafts = lineDrafts<CorporateStep, GroupDraft>({
  line: 'medical-corporate',
  first: corporateSteps[0],
  isStep: isCorporateStep,
  nothing: {},
  read: ({ group }) => group && { draft: present(group), history: [], undo: null },
  write: ({ draft: { contact, categories, ...counts } }) => ({
    group: {
      ...counts,
      ...(categories ? { categories: [...categories] } : {}),
      ...(contact ? { contact: keptOf(contact, companyContactFields) } : {}),
    },
  }),
});
