import type { Payload } from '../calls/documented-call.ts';
import type { SiteCall } from './contract.ts';

const reach = { phone: 'text', dial_code: 'text?', fullNumber: 'text?' } as const;
const wishes = {
  marketing: 'flag?',
  whatsapp: 'flag?',
  call_slot: 'text?',
  call_language: 'text?',
  page: 'text?',
  website: 'text?',
} as const satisfies Payload;
const captcha = { 'g-recaptcha-response': 'text' } as const;

const productLead = {
  carries: 'data',
  csrf: 'if-present',
  captcha: true,
  success: 'status-success',
  failure: 'status',
  source: 'S2 3, 5; decisions A3',
} as const satisfies Partial<SiteCall>;

const filed = {
  aliases: [],
  carries: 'fields',
  addedPayload: { email: 'text?', dial_code: 'text?', website: 'text?' },
  csrf: 'required',
  captcha: false,
  success: 'message-success',
  failure: 'message',
} as const satisfies Partial<SiteCall>;

/** Leads, claims and complaints of S2 section 7: routes, description and tests are made from it. */
export const siteCalls: readonly SiteCall[] = [
  {
    name: 'leave-contact',
    source: 'S2 7, decisions A21-A23',
    summary: 'The contact form of the home page, and call-me-back of the landing pages: a lead.',
    path: '/contact',
    aliases: [],
    carries: 'fields',
    payloads: [
      {
        csrf_token: 'text',
        name: 'text',
        phone: 'text',
        dial_code: 'text',
        fullNumber: 'text',
      },
      {
        name: 'text',
        phone: 'text',
        fullNumber: 'text',
        email_from: 'text',
        insurance_type: 'text',
        vehicle_type_id: 'number?',
        required_product_type: 'number?',
        client_type_id: 'integer?',
      },
    ],
    // The health form: all of its three or none (S0 5, decisions M44).
    addedPayload: {
      email: 'text?',
      no_of_vehicles: 'number?',
      gender_id: 'number?',
      date_of_birth: 'date?',
      nationality_id: 'number?',
      ...wishes,
    },
    csrf: 'as-the-payload',
    captcha: false,
    success: 'no-title',
    failure: 'title',
  },
  {
    ...productLead,
    name: 'create-blog-lead',
    source: 'S2 7',
    summary: 'The call-back form of the blog: a lead.',
    path: '/api/blog/create-lead',
    aliases: [],
    payloads: [
      {
        name: 'text',
        contact_no: 'text',
        code: 'text',
        email: 'text',
        insurance_type: 'text',
        ...captcha,
      },
    ],
    addedPayload: wishes,
    success: 'status-not-error',
  },
  {
    ...productLead,
    name: 'create-travel-lead',
    summary: 'Travel cover asked for: a lead.',
    path: '/api/travel/create-lead',
    aliases: [],
    payloads: [
      {
        name: 'text',
        email: 'text',
        ...reach,
        travel_date: 'date',
        return_date: 'date',
        destination_country_id: 'number?',
        ...captcha,
      },
    ],
    addedPayload: wishes,
  },
  {
    ...productLead,
    name: 'create-life-lead',
    summary: 'Life cover asked for: a lead.',
    path: '/api/life/create-lead',
    aliases: [],
    payloads: [{ name: 'text', email: 'text', ...reach, ...captcha }],
    addedPayload: wishes,
  },
  {
    ...productLead,
    name: 'create-business-lead',
    summary: 'Business cover asked for: a lead.',
    path: '/api/business/create-lead',
    aliases: [],
    payloads: [
      {
        company_name: 'text',
        contact_name: 'text',
        email: 'text',
        ...reach,
        insurance_type_id: 'number',
        ...captcha,
      },
    ],
    addedPayload: wishes,
  },
  {
    ...filed,
    name: 'submit-claim',
    source: 'S2 7, decisions A24-A28',
    summary: 'Files a claim: stored before anything is said.',
    path: '/submit-your-claim',
    payloads: [
      {
        csrf_token: 'text',
        request: 'text',
        type: 'text',
        description: 'text',
        telephone: 'text',
      },
    ],
  },
  {
    ...filed,
    name: 'submit-complaint',
    source: 'S2 7, decisions A24-A28',
    summary: 'Files a complaint: stored before anything is said, acknowledged within 48 hours.',
    path: '/submit-your-complaint',
    payloads: [{ csrf_token: 'text', request: 'text', description: 'text', telephone: 'text' }],
  },
];
