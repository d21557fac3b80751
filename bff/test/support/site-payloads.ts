/** For each call of S2 section 7 about leads, claims and complaints: a payload that works, and one that is refused. */
import type { Browser } from './browser.ts';
import type { Example } from './payloads.ts';

export const homeContact = (browser: Browser) => ({
  csrf_token: browser.token(),
  name: 'Mariam Test',
  phone: '501234567',
  dial_code: '+971',
  fullNumber: '+971501234567',
});

export const callMeBack = {
  name: 'Mariam Test',
  phone: '501234567',
  fullNumber: '+971501234567',
  email_from: 'mariam@example.com',
  insurance_type: 'vehicle',
  vehicle_type_id: 1,
  required_product_type: 1,
};

const person = {
  name: 'Mariam Test',
  email: 'mariam@example.com',
  phone: '501234567',
  dial_code: '+971',
};

export const filedClaim = (browser: Browser) => ({
  csrf_token: browser.token(),
  request: 'Front bumper',
  type: 'car',
  description: 'Hit at a light.',
  telephone: '0501234567',
});

const inData = async (browser: Browser, data: Record<string, unknown>) => ({
  data: JSON.stringify({ ...data, 'g-recaptcha-response': await browser.captcha() }),
});

export const leadData: Readonly<Record<string, Record<string, unknown>>> = {
  'create-blog-lead': {
    name: 'Mariam Test',
    contact_no: '501234567',
    code: '+971',
    email: 'mariam@example.com',
    insurance_type: 'car',
  },
  'create-travel-lead': {
    ...person,
    travel_date: '2026-12-01',
    return_date: '10/12/2026',
    destination_country_id: '',
  },
  'create-life-lead': person,
  'create-business-lead': {
    company_name: 'Test Trading LLC',
    contact_name: 'Mariam Test',
    email: person.email,
    phone: person.phone,
    dial_code: person.dial_code,
    insurance_type_id: 1,
  },
};

const product = (name: string): Example => ({
  good: (browser) => inData(browser, leadData[name] ?? {}),
  refused: (browser) => inData(browser, { ...leadData[name], email: '' }),
  needs: 'nothing',
});

export const siteExamples: Readonly<Record<string, Example>> = {
  'leave-contact': {
    good: homeContact,
    refused: (browser) => ({ ...homeContact(browser), name: ' ' }),
    needs: 'nothing',
  },
  'create-blog-lead': product('create-blog-lead'),
  'create-travel-lead': product('create-travel-lead'),
  'create-life-lead': product('create-life-lead'),
  'create-business-lead': product('create-business-lead'),
  'submit-claim': {
    good: filedClaim,
    refused: (browser) => ({ ...filedClaim(browser), telephone: '' }),
    needs: 'nothing',
  },
  'submit-complaint': {
    good: (browser) => {
      const { type: _type, ...filed } = filedClaim(browser);
      return filed;
    },
    refused: (browser) => ({ ...filedClaim(browser), telephone: '12' }),
    needs: 'nothing',
  },
};

/** As a page's form posts it. */
export const callMeBackTexts = {
  name: 'Mariam Test',
  phone: '501234567',
  dial_code: '+971',
  email_from: 'mariam@example.com',
  insurance_type: 'vehicle',
};
