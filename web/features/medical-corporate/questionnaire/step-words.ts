import type { CorporateStep } from '@muqarin/rules/medical-corporate/questionnaire';
import { t } from '../texts.ts';

/** What each page is called, and what helps to answer it. */
export const stepWords: Record<CorporateStep, () => { title: string; help: string }> = {
  emirate: () => ({ title: t.emirateTitle, help: t.emirateHelp }),
  category: () => ({ title: t.categoryTitle, help: t.categoryHelp }),
  check: () => ({ title: t.checkTitle, help: t.checkHelp }),
  company: () => ({ title: t.companyTitle, help: t.companyHelp }),
};
