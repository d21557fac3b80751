/** The part of S1 section 7 from the promo code to the last document, and the renewal. */
import { motorCalls as pages } from '@muqarin/rules/motor/calls';
import { motorRoutes } from '@muqarin/rules/motor/pages';
import { updateCustomer } from '../../../use-cases/motor/order/customer-details.ts';
import type { DocumentedCall } from '../call.ts';
import { defineCall } from '../define-call.ts';
import { inField } from '../failure.ts';
import { text } from '../payload.ts';
import { perRevision } from './handlers/mails.ts';
import {
  applyPromo,
  confirmProduct,
  filesOfOrder,
  perDocuments,
  renew,
  submitDocuments,
} from './handlers/purchase.ts';
import { type MotorRow, motorCall, status } from './motor-call.ts';
import { ours, payloads } from './payloads.ts';

const rows: readonly MotorRow[] = [
  {
    path: '/api/survey/motor/renewal/get-products',
    name: 'get-renewal-products',
    summary: 'The plans for a lead that is up for renewal, and its emirate (V14).',
    payload: { lead_id: text },
    effect: 'state',
    success: { kind: 'has', field: 'product_ids' },
    handle: renew,
  },
  {
    path: '/api/motor/update-customer-details',
    name: 'update-customer-details',
    summary: 'Contact, birth and nationality anew; prices follow (V37).',
    carries: 'data',
    payload: payloads.customer,
    effect: 'state',
    success: { kind: 'status', is: 1 },
    failure: inField('msg', { status: 0 }),
    handle: updateCustomer,
  },
  {
    ...pages.applyPromo,
    name: 'apply-promo-code',
    summary: 'A promo code for one plan; the server prices the base itself (V20).',
    carries: 'data',
    payload: payloads.promo,
    effect: 'state',
    failure: inField('msg', { applied: false }),
    handle: applyPromo,
  },
  {
    ...status,
    ...pages.confirm,
    name: 'confirm-product',
    summary: 'Accepts the order with its documents; `url` is our checkout (V30).',
    files: filesOfOrder,
    payload: payloads.confirm,
    ours: ours.confirm,
    csrf: 'required',
    effect: 'create',
    remember: { as: 'confirm', per: perRevision },
    handle: confirmProduct,
  },
  {
    ...status,
    ...pages.submitDocuments,
    name: 'submit-motor-documents',
    summary: 'The documents that were missing or refused, after the purchase (V27).',
    files: filesOfOrder,
    payload: { ld: text, pd: text.optional() },
    ours: ours.documents,
    effect: 'create',
    remember: { as: 'confirm', per: perDocuments },
    handle: submitDocuments,
  },
];

/** routes/motor/purchase answers it by 303 to the page of the order. */
const buyForm = defineCall({
  path: motorRoutes.policyDetails,
  name: 'open-policy-details',
  source: 'S1 7',
  summary: 'The buy form: makes the order and leads on to its page by 303 (V21, V38).',
  payload: payloads.policyDetails,
  csrf: 'required',
  effect: 'state',
  success: { kind: 'redirect' },
  failure: inField('error'),
  handle: null,
});

export const purchaseCalls: readonly DocumentedCall[] = [...rows.map(motorCall), buyForm];
