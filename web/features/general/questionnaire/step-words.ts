import type { GeneralStep } from '@muqarin/rules/general/questionnaire';
import { t } from '../texts.ts';

/** What each page is called, and what helps to answer it. */
export const stepWords: Record<GeneralStep, () => { title: string; help: string }> = {
  general_insurance_type_page: () => ({ title: t.typeTitle, help: t.typeHelp }),
  business_information_page: () => ({ title: t.businessTitle, help: t.businessHelp }),
  employee_details_page: () => ({ title: t.employeesTitle, help: t.employeesHelp }),
  had_any_claim_page: () => ({ title: t.claimTitle, help: t.claimHelp }),
  general_contact_page: () => ({ title: t.contactTitle, help: t.contactHelp }),
};
