/** For the calls of the motor questionnaire: a payload that works, and one that the document's screen would refuse. */

import type { Browser } from './browser.ts';
import { lastFields, sendLast, walkToLast } from './motor-journey.ts';
import type { Example } from './payloads.ts';
import { camry, camrySe, toyota } from './small-catalogue/motor.ts';

export const quoteRequest = {
  emirate: 'Dubai',
  emirate_id: 2,
  manf_year: 2021,
  variant_id: camrySe.id,
  is_vehicle_new: 0,
  first_reg_date: '2021-03-02',
  dob: '1991-03-14',
  uae_drive_exp: 5,
  nationality_id: 105,
  is_insured: 0,
  policy_exp_date: '2026-10-01',
  vehicle_test_cert: 1,
  is_comprehensive: 1,
  is_agency_repair: 0,
  is_gcc_spec: 1,
  is_claims: 3,
};

export const motorLead = {
  is_product_available: 1,
  dob: '1991-03-14',
  policy_exp_date: '2026-10-01',
  emirate_id: 2,
  ...lastFields,
  vehicle_make_id: toyota.id,
  manufacturer_year: 2021,
  vehicle_model_id: camry.id,
  vehicle_variant_ids: String(camrySe.id),
  new_car: 0,
  agency_repair: 0,
  gcc: 1,
  driving_exp: 5,
  claims: 3,
};

const findCar = {
  name: 'Omar Test',
  email: 'omar@example.com',
  phone: '501234567',
  dialCode: '+971',
  make_id: toyota.id,
  model_name: 'Century',
  emirate: 'Dubai',
  year: 2021,
  details: 'Right-hand drive',
};

export const motorQuestionnaireExamples: Readonly<Record<string, Example>> = {
  'get-motor-products': {
    good: () => quoteRequest,
    refused: () => ({ ...quoteRequest, dob: '2026-01-01' }),
    needs: 'nothing',
  },
  'submit-last-step': {
    good: async (browser) => {
      await browser.post('/api/survey/motor/get-products', quoteRequest);
      return { ...motorLead, 'g-recaptcha-response': await browser.captcha() };
    },
    refused: () => ({ ...motorLead, email: 'not an address' }),
    needs: 'nothing',
  },
  'submit-emirate': {
    good: () => ({ emirate: 'Sharjah' }),
    refused: () => ({ emirate: 'Atlantis' }),
    needs: 'nothing',
  },
  'get-questionnaire-data': { good: () => ({}), refused: null, needs: 'nothing' },
  'get-years': {
    good: () => ({ make_id: toyota.id }),
    refused: () => ({ make_id: 'x' }),
    needs: 'nothing',
  },
  'get-models': {
    good: () => ({ make_id: toyota.id, year: 2021 }),
    refused: () => ({ make_id: toyota.id }),
    needs: 'nothing',
  },
  'get-variants': {
    good: () => ({ make_id: toyota.id, model_id: camry.id, year: 2021 }),
    refused: () => ({ make_id: toyota.id, year: 2021 }),
    needs: 'nothing',
  },
  'submit-find-car': {
    good: () => findCar,
    refused: () => ({ ...findCar, details: '' }),
    needs: 'nothing',
  },
  'update-chassis-number': {
    good: async (browser) => ({ chassis_no: 'ABC 12345', lead_id: await ownLead(browser) }),
    refused: async (browser) => ({ chassis_no: 'O', lead_id: await ownLead(browser) }),
    needs: 'nothing',
  },
};

/** By the form, and its id by the call: equal answers are one lead. */
async function ownLead(browser: Browser): Promise<string> {
  await walkToLast(browser);
  await sendLast(browser, { chassis_no: '' });
  const payload = { ...motorLead, 'g-recaptcha-response': await browser.captcha() };
  const answer = await browser.post('/api/survey/motor/the-last-step', payload);
  return answer.json<{ lead_id: string }>().lead_id;
}
