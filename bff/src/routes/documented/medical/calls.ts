/** The contract of S0 section 7 for the individual flow. */
import { medicalCalls as pages } from '@muqarin/rules/medical/calls';
import { createQuotationLines } from '../../../use-cases/medical/create-quotation-lines.ts';
import type { CallRow, DocumentedCall } from '../call.ts';
import { defineCall, mirrored } from '../define-call.ts';
import { byErrorStatus, inField } from '../failure.ts';
import { text } from '../payload.ts';
import { idsIn } from '../read-fields.ts';
import { schemaOf } from '../success.ts';
import {
  confirm,
  email,
  getProducts,
  perRevision,
  searchProvider,
  searchTpa,
  sponsor,
  submit,
  update,
} from './handlers.ts';
import { ours, payloads } from './payloads.ts';

const succeeds = schemaOf({ kind: 'status', is: 'success' });

export const medicalCalls: readonly DocumentedCall[] = (
  [
    {
      ...pages.sponsor,
      name: 'submit-sponsor-details',
      source: 'S0 7',
      summary: 'The short sponsor form: a lead.',
      payload: payloads.sponsor,
      csrf: 'required',
      effect: 'create',
      answer: succeeds,
      failure: inField('title'),
      rate: 'leads',
      remember: { as: 'lead' },
      handle: sponsor,
    },
    {
      ...pages.products,
      name: 'get-products',
      source: 'S0 7, decisions M1',
      summary: 'The plans that the list shows for these answers, as a list whose length is read.',
      methods: ['GET'],
      addedMethods: ['POST'],
      carries: 'data',
      payload: payloads.answers,
      ours: ours.investor,
      failure: inField('error'),
      handle: getProducts,
    },
    {
      ...pages.submit,
      name: 'submit-questionnaire',
      source: 'S0 7, decisions M11, M12',
      summary: 'The finished questionnaire: a lead and a quote.',
      carries: 'data',
      payload: payloads.questionnaire,
      csrf: 'required',
      effect: 'create',
      note: 'count is the number of plans',
      answer: succeeds,
      failure: inField('error'),
      rate: 'leads',
      remember: { as: 'lead' },
      handle: submit,
    },
    {
      ...pages.updateMembers,
      name: 'update-member-details',
      source: 'S0 7, decisions M52, M53',
      summary: 'The edit-members panel: the quote is priced anew.',
      methods: ['GET'],
      addedMethods: ['POST'],
      carries: 'data',
      payload: payloads.answers,
      effect: 'state',
      note: 'the page reloads',
      answer: succeeds,
      failure: inField('error'),
      handle: update,
    },
    {
      ...pages.searchProvider,
      name: 'search-provider',
      source: 'S0 7, decisions M35',
      summary: 'Hospitals and clinics by a part of their name.',
      methods: ['GET'],
      payload: { keyword: text, selected_ids: text.optional() },
      failure: inField('error'),
      handle: searchProvider,
    },
    {
      ...pages.searchTpa,
      name: 'search-tpa',
      source: 'S0 7, decisions M36',
      summary: 'The networks and claims handlers that include all these providers.',
      methods: ['GET'],
      payload: { hm_ids: text },
      failure: inField('error'),
      handle: searchTpa,
    },
    {
      ...pages.emailQuote,
      name: 'email-product-details',
      source: 'S0 7, decisions M39',
      summary: 'Mails plans of the quote.',
      payload: { selected_product_ids: text, email: text.optional() },
      effect: 'create',
      failure: inField('error', { status: 'error' }),
      rate: 'mails',
      remember: { as: 'lead', per: perRevision },
      handle: email,
    },
    {
      ...pages.agentQuote,
      name: 'send-quote-from-backend-user',
      source: 'S0 6, 7, decisions M27, M40',
      summary: 'Staff turn plans into quotation lines.',
      payload: { selected_product_ids_str: text },
      ours: ours.line,
      effect: 'create',
      act: 'quote-as-agent',
      note: '"error" marks failure',
      failure: byErrorStatus('error'),
      remember: { as: 'lead', per: perRevision },
      handle: (bff, ask) =>
        createQuotationLines(bff, ask, idsIn(ask.fields.selected_product_ids_str)),
    },
    {
      path: '/api/survey/medical/individual/confirm-policy',
      success: { kind: 'status', is: 'Success' },
      name: 'confirm-policy',
      source: 'S0 7, decisions X5, M41',
      summary: 'Buys the plan: the one call that makes a policy.',
      methods: ['GET'],
      addedMethods: ['POST'],
      carries: 'data',
      payload: payloads.purchase,
      ours: ours.condition,
      effect: 'create',
      failure: inField('status'),
      remember: { as: 'confirm', per: perRevision },
      handle: confirm,
    },
  ] satisfies CallRow[]
).map((row) => defineCall({ ...row, aliases: [mirrored('medical', row.path)] }));
