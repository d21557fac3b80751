/** The motor part of S1 section 7. */
import { motorCalls as pages } from '@muqarin/rules/motor/calls';
import { questionnaireData } from '@muqarin/rules/motor/lookups';
import type { DocumentedCall } from '../call.ts';
import { inField, inMessage } from '../failure.ts';
import { digits, ids, text } from '../payload.ts';
import { done } from '../read-fields.ts';
import { calculatePremium, toggleProducts, updateCarValue } from './handlers/list.ts';
import { mailOne, mailSeveral, makeReport, perRevision } from './handlers/mails.ts';
import {
  getModels,
  getVariants,
  getYears,
  submitEmirate,
  submitFindCar,
  updateChassisFromWire,
} from './handlers/questionnaire.ts';
import { getMotorProducts, submitLastStepFromWire } from './handlers/whole-questionnaire.ts';
import { type MotorRow, motorCall, status } from './motor-call.ts';
import { payloads } from './payloads.ts';
import { purchaseCalls } from './purchase-calls.ts';

const mailed = {
  ...status,
  effect: 'create',
  rate: 'mails',
  remember: { as: 'lead', per: perRevision },
} as const;

/** From the first question to the lead. */
const questionnaire: readonly MotorRow[] = [
  {
    path: '/api/survey/motor/get-products',
    name: 'get-motor-products',
    summary: 'The plans that fit these answers, by id; the answers become the draft (V1, V44).',
    payload: payloads.products,
    effect: 'state',
    success: { kind: 'has', field: 'product_ids' },
    handle: getMotorProducts,
  },
  {
    path: '/api/survey/motor/the-last-step',
    name: 'submit-last-step',
    summary: 'The finished questionnaire: a lead, whatever the chassis number (V10, V12).',
    payload: payloads.lastStep,
    effect: 'create',
    success: { kind: 'true', field: 'success' },
    failure: inField('error', { success: false }),
    rate: 'leads',
    remember: { as: 'lead' },
    handle: submitLastStepFromWire,
  },
  {
    path: '/api/survey/motor/submit-emirate',
    name: 'submit-emirate',
    summary: 'The emirate of the entry form (V1, V2).',
    payload: { emirate: text, emirate_id: digits.optional() },
    effect: 'state',
    success: { kind: 'has', field: 'emirate_id' },
    handle: submitEmirate,
  },
  {
    ...pages.questionnaireData,
    name: 'get-questionnaire-data',
    summary: 'The lists of choices; item 8 is the nationalities (V4).',
    methods: ['GET', 'POST'],
    payload: {},
    handle: async () => done(questionnaireData()),
  },
  {
    ...pages.years,
    name: 'get-years',
    summary: 'The model years of a make.',
    methods: ['GET'],
    payload: { make_id: digits },
    handle: getYears,
  },
  {
    ...pages.models,
    name: 'get-models',
    summary: 'The models of a make in a year; with `lang=ar` as Arabic writes them.',
    methods: ['GET'],
    payload: { make_id: digits, year: digits },
    handle: getModels,
  },
  {
    ...pages.variants,
    name: 'get-variants',
    summary: 'The variants of a model in a year (V33: in an object).',
    methods: ['GET'],
    payload: { make_id: digits, model_id: digits, year: digits },
    handle: getVariants,
  },
  {
    path: '/api/survey/motor/no-car-found',
    name: 'submit-find-car',
    summary: 'A car that is not in the list: a lead (V34, V40).',
    methods: ['GET'],
    addedMethods: ['POST'],
    payload: payloads.findCar,
    effect: 'create',
    success: { kind: 'message-status' },
    failure: inMessage,
    rate: 'leads',
    remember: { as: 'lead' },
    handle: submitFindCar,
  },
  {
    ...status,
    path: '/api/motor/update-chassis-number',
    name: 'update-chassis-number',
    summary: 'The chassis number of a lead that was given without (V13).',
    methods: ['GET'],
    addedMethods: ['POST'],
    payload: { chassis_no: text, lead_id: text },
    effect: 'state',
    handle: updateChassisFromWire,
  },
];

/** From the priced list to the comparison, and the mails of both. */
const list: readonly MotorRow[] = [
  {
    ...pages.calculate,
    name: 'calculate-premium',
    summary: 'The list at another insured value, not stored (V15).',
    payload: { idv: digits },
    handle: calculatePremium,
  },
  {
    ...pages.updateValue,
    name: 'update-car-value',
    summary: 'Stores the insured value; the page reloads (V15).',
    payload: { idv: digits },
    effect: 'state',
    handle: updateCarValue,
  },
  {
    ...pages.toggleProducts,
    name: 'toggle-compared-products',
    summary: 'Another plan in a column of the comparison.',
    payload: payloads.toggleProducts,
    effect: 'state',
    handle: toggleProducts,
  },
  {
    ...mailed,
    ...pages.mailOne,
    name: 'mail-individual-quote',
    summary: 'Mails one plan with its add-ons to the lead (V31).',
    payload: { product_id: digits, selected_addon_ids: ids.optional() },
    handle: mailOne,
  },
  {
    ...mailed,
    ...pages.mailComparison,
    name: 'mail-comparison',
    summary: 'Mails the compared plans to the lead (V31).',
    payload: payloads.comparison,
    handle: (bff, ask) => mailSeveral(bff, ask, 'comparison'),
  },
  {
    ...mailed,
    ...pages.mailSales,
    name: 'mail-comparison-to-sales',
    summary: 'Mails the compared plans to the sales person (V31).',
    payload: payloads.comparison,
    handle: (bff, ask) => mailSeveral(bff, ask, 'sales'),
  },
  {
    ...status,
    ...pages.makeReport,
    name: 'download-comparison',
    summary: 'Makes the comparison report; its page is /download-comparison-report (V32).',
    aliases: ['/api/survey/motor/product/compare-plan/download'],
    payload: { product_ids: ids },
    effect: 'state',
    handle: makeReport,
  },
];

export const motorCalls: readonly DocumentedCall[] = [
  ...[...questionnaire, ...list].map(motorCall),
  ...purchaseCalls,
];
