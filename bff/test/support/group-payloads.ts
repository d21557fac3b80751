/** For the documented calls of groups: a payload that works, and one that the document's screen would refuse. */
import type { CorporatePlansPage } from '../../contract/medical-corporate/pages.ts';
import { groupSubmission } from './journey.ts';
import type { Example } from './payloads.ts';

const inData = (data: Record<string, unknown>) => ({ data: JSON.stringify(data) });
/** Of the catalogue that ships. */
const groupPlan = '6013';
const five = {
  client_type: 'Corporate',
  member_count: 5,
  multiple_categories: 0,
  category: { no_cat: { no_employees: 5 } },
  emirate_id: 2,
};

export const groupExamples: Readonly<Record<string, Example>> = {
  'get-corporate-products': {
    good: () => inData(five),
    refused: () => inData({ ...five, member_count: 'many' }),
    needs: 'nothing',
  },
  'submit-corporate-questionnaire': {
    good: async (browser) => inData(await groupSubmission(browser)),
    refused: async (browser) => inData({ ...(await groupSubmission(browser)), member_count: 0 }),
    needs: 'nothing',
  },
  'corporate-product-benefits': {
    good: () => ({ plan: groupPlan }),
    refused: () => ({ plan: 'x' }),
    needs: 'nothing',
  },
  'send-corporate-quote': {
    good: async (browser) => {
      const page = await browser.get('/api/pages/medical-corporate/products');
      const [tile] = page.json<CorporatePlansPage>().tiles;
      return inData({ no_cat: [String(tile?.id)] });
    },
    refused: () => inData({}),
    needs: 'group',
  },
};
