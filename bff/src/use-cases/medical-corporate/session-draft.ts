import { companyContactFields } from '@muqarin/rules/company-contact';
import {
  type CorporateStep,
  corporateSteps,
  isCorporateStep,
} from '@muqarin/rules/medical-corporate/questionnaire';
import type { GroupDraft } from '@muqarin/rules/medical-corporate/types';
import { lineDrafts } from '../line-drafts.ts';

export const groupDrafts = lineDrafts<CorporateStep, GroupDraft>({
  line: 'medical-corporate',
  first: corporateSteps[0],
  isStep: isCorporateStep,
  nothing: {},
  contactFields: companyContactFields,
});
