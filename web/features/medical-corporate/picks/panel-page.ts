import type { CorporatePlansPage } from '@muqarin/bff/contract/medical-corporate/pages';

/** What the panel of the proposal and the quote check needs of the list's page. */
export type PanelPage = Pick<
  CorporatePlansPage,
  'categories' | 'contactFirst' | 'reference' | 'role' | 'tab' | 'validUntil'
>;
