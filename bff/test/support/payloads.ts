/** For each documented call: a payload that works, and one that the document's screen would refuse. */
import type { Browser } from './browser.ts';
import { answers, ratable, wireOf } from './examples.ts';

type Payload = Record<string, unknown>;

export interface Example {
  good: (browser: Browser) => Promise<Payload> | Payload;
  /** A business failure, answered 200; null where the document knows none. */
  refused: ((browser: Browser) => Promise<Payload> | Payload) | null;
  needs: 'nothing' | 'quote' | 'agent' | 'group' | 'customer';
}

const inData = (data: Payload): Payload => ({ data: JSON.stringify(data) });
const withoutContact = (over: Payload = {}) => ({
  ...wireOf(answers),
  contact: undefined,
  ...over,
});
const eleven = { ...withoutContact(), member_count: 11 };
export const boughtPlan = { product_id: 2, premium: 2000.5 };

export const examples: Readonly<Record<string, Example>> = {
  'submit-sponsor-details': {
    good: (browser) => sponsor(browser),
    refused: (browser) => ({ ...sponsor(browser), email: 'not an address' }),
    needs: 'nothing',
  },
  'get-products': {
    good: () => inData(withoutContact()),
    refused: () => inData(eleven),
    needs: 'nothing',
  },
  'submit-questionnaire': {
    good: async (browser) => inData(await submission(browser)),
    refused: async (browser) => inData({ ...(await submission(browser)), member_count: 11 }),
    needs: 'nothing',
  },
  'update-member-details': {
    good: () => inData(withoutContact()),
    refused: () => inData(withoutContact({ self: 0 })),
    needs: 'quote',
  },
  'search-provider': {
    good: () => ({ keyword: 'ali', selected_ids: '1,2' }),
    refused: null,
    needs: 'nothing',
  },
  'search-tpa': { good: () => ({ hm_ids: '1,2' }), refused: null, needs: 'nothing' },
  'email-product-details': {
    good: () => ({ selected_product_ids: '1,2' }),
    refused: () => ({ selected_product_ids: '' }),
    needs: 'quote',
  },
  'send-quote-from-backend-user': {
    good: () => ({ selected_product_ids_str: '1,2' }),
    refused: () => ({ selected_product_ids_str: '' }),
    needs: 'agent',
  },
  'confirm-policy': {
    good: () => inData({ ...withoutContact(), ...boughtPlan }),
    refused: () => inData({ ...withoutContact(), ...boughtPlan, premium: 1 }),
    needs: 'quote',
  },
};

export function sponsor(browser: Browser): Payload {
  return {
    csrf_token: browser.token(),
    email: 'omar@example.com',
    first_name: 'Omar',
    last_name: 'Test',
    phone_number: '501234567',
    dial_code: '+971',
    emirate: 'Dubai',
  };
}

export async function submission(browser: Browser): Promise<Payload> {
  return wireOf(answers, {
    csrf_token: browser.token(),
    'g-recaptcha-response': await browser.captcha(),
  });
}

export const productsQuery = (over: Payload = {}) =>
  new URLSearchParams({
    data: JSON.stringify({ ...wireOf({ ...answers, ...ratable }), ...over }),
  }).toString();
