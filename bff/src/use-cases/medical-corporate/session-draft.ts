/** The session's group, in the rules' words, kept beside the drafts of other lines. */
import { companyContactFields } from '@muqarin/rules/company-contact';
import { keptOf } from '@muqarin/rules/contact';
import type { GroupDraft } from '@muqarin/rules/medical-corporate/types';
import { lineDrafts, present } from '../line-drafts.ts';

export const groupDrafts = lineDrafts<GroupDraft>({
  line: 'medical-corporate',
  read: ({ group }) => group && (present(group) as GroupDraft),
  write: ({ contact, categories, ...counts }) => ({
    group: {
      ...counts,
      ...(categories ? { categories: [...categories] } : {}),
      ...(contact ? { contact: keptOf(contact, companyContactFields) } : {}),
    },
  }),
});
