/** A policy that was bought elsewhere, as a browser of tests notes it. */
import type { PoliciesPage } from '../../contract/account-pages.ts';
import type { Browser } from './browser.ts';
import { type filePart, partsOf, sendParts } from './customers.ts';

type Files = ReturnType<typeof filePart>[];

/** Of the browser that is under test at that moment. */
export function policiesElsewhere(browser: () => Browser) {
  const fields = (over: Record<string, string> = {}) => ({
    insurance_type: 'car',
    insurance_company_id: 'other',
    expiry_date: '2027-03-14',
    no_attachments: '0',
    csrf_token: browser().token(),
    ...over,
  });
  return {
    fields,
    page: async (type = 'car') =>
      (await browser().get(`/api/pages/account/policies?type=${type}`)).json<PoliciesPage>(),
    add: (over: Record<string, string> = {}, files: Files = []) =>
      sendParts(browser(), '/add-external-policy', [...partsOf(fields(over)), ...files]),
  };
}
