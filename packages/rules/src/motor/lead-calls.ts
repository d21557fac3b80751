import { type MotorCall, mirrored } from '../calls/documented-call.ts';

/** The calls of S1 7 that change something by GET, served by POST too (decisions X5). */
const changedByGet = {
  methods: ['GET', 'POST'],
  addedMethods: ['POST'],
  carries: 'fields',
  csrf: 'if-present',
} as const satisfies Partial<MotorCall>;

const mailed = {
  methods: ['POST'],
  addedMethods: [],
  carries: 'fields',
  csrf: 'if-present',
  effect: 'create',
  success: { kind: 'status' },
  failure: { field: 'error', mark: 'status' },
  rate: 'mails',
  remember: { as: 'lead', perQuoteRevision: true },
} as const satisfies Partial<MotorCall>;

/** The report is made again each time, from what is compared then. */
const { remember: _remember, ...told } = mailed;

/** The calls of S1 7 by which a person asks for help, a mail or a report. */
export const leadCalls: readonly MotorCall[] = [
  {
    ...changedByGet,
    ...at('/api/survey/motor/no-car-found'),
    name: 'submit-find-car',
    summary: 'A car that is not in the list: a lead (V34, V40).',
    payload: {
      name: 'text',
      email: 'text',
      phone: 'text',
      dialCode: 'text',
      make_id: 'number?',
      model_id: 'number?',
      model_name: 'text?',
      emirate: 'text',
      year: 'number?',
      details: 'text',
    },
    effect: 'create',
    success: { kind: 'message-status' },
    failure: { field: 'message.error' },
    rate: 'leads',
    remember: { as: 'lead', perQuoteRevision: false },
  },
  {
    ...changedByGet,
    ...at('/api/motor/update-chassis-number'),
    name: 'update-chassis-number',
    summary: 'The chassis number of a lead that was given without (V13).',
    payload: { chassis_no: 'text', lead_id: 'text' },
    effect: 'state',
    success: { kind: 'status' },
    failure: { field: 'error', mark: 'status' },
    rate: null,
  },
  {
    ...mailed,
    ...at('/api/survey/motor/mail/individual-quote'),
    name: 'mail-individual-quote',
    summary: 'Mails one plan with its add-ons to the lead (V31).',
    payload: { product_id: 'number', selected_addon_ids: 'ids?' },
  },
  {
    ...mailed,
    ...at('/api/survey/motor/mail/compare-plan'),
    name: 'mail-comparison',
    summary: 'Mails the compared plans to the lead (V31).',
    payload: { product_ids: 'ids', selected_product_addons: 'object?' },
  },
  {
    ...mailed,
    ...at('/api/survey/motor/sales_person/mail/compare-plan'),
    name: 'mail-comparison-to-sales',
    summary: 'Mails the compared plans to the sales person (V31).',
    payload: { product_ids: 'ids', selected_product_addons: 'object?' },
  },
  {
    ...told,
    name: 'download-comparison',
    effect: 'state',
    summary: 'Makes the comparison report; its page is /download-comparison-report (V32).',
    path: '/api/survey/motor/compare-plan/download',
    aliases: [
      '/api/survey/motor/product/compare-plan/download',
      mirrored('/api/survey/motor/compare-plan/download'),
      mirrored('/api/survey/motor/product/compare-plan/download'),
    ],
    payload: { product_ids: 'ids' },
    rate: null,
  },
];

function at(path: `/${string}`) {
  return { path, aliases: [mirrored(path)] } as const;
}
