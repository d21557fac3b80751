/** The part of S0 section 7 that is about groups, as far as there are pages for it. */
import { corporateCalls as pages, proposalForm } from '@muqarin/rules/medical-corporate/calls';
import type { DocumentedCall } from '../call.ts';
import { defineCall, mirrored } from '../define-call.ts';
import { byErrorStatus, inField } from '../failure.ts';
import { file, text } from '../payload.ts';
import { answerDocumentsForm } from './documents-form.ts';
import { getProducts, sendQuote, submit } from './handlers.ts';
import { ours, payloads } from './payloads.ts';
import { productBenefits } from './product-benefits.ts';
import { answerProposal, answerProposalForm, PROPOSAL_BYTES } from './proposal-form.ts';
import { confirm, filesOfPolicy, perRevision, submitDocuments } from './purchase.ts';

const benefits = '/api/survey/medical/corporate/product-benefits';

export const medicalCorporateCalls: readonly DocumentedCall[] = [
  defineCall({
    ...pages.products,
    aliases: [mirrored('medical', pages.products.path)],
    name: 'get-corporate-products',
    source: 'S0 7, decisions M1',
    summary: 'The plans that some category of this group can have, as a list whose length is read.',
    methods: ['GET'],
    addedMethods: ['POST'],
    carries: 'data',
    payload: payloads.answers,
    failure: inField('error'),
    handle: getProducts,
  }),
  defineCall({
    ...pages.submit,
    aliases: [mirrored('medical', pages.submit.path)],
    name: 'submit-corporate-questionnaire',
    source: 'S0 7, decisions M13, M54',
    summary: 'The finished corporate questionnaire: a lead and a quote.',
    carries: 'data',
    payload: payloads.questionnaire,
    csrf: 'required',
    effect: 'create',
    note: 'count is the number of plans',
    failure: inField('error'),
    rate: 'leads',
    remember: { as: 'lead' },
    handle: submit,
  }),
  defineCall({
    path: benefits,
    aliases: [mirrored('medical', benefits)],
    name: 'corporate-product-benefits',
    source: 'S0 7, decisions M51',
    summary: 'What a plan covers, its documents, and the fields of the detail popup.',
    methods: ['GET'],
    payload: { plan: text, category: text.optional() },
    success: { kind: 'status', is: 'success' },
    failure: byErrorStatus('error'),
    handle: productBenefits,
  }),
  defineCall({
    ...pages.confirm,
    aliases: [mirrored('medical', pages.confirm.path)],
    name: 'confirm-corporate-policy',
    source: 'S0 7, decisions M41, M69, X5',
    summary: 'Buys the chosen plans of all categories as one policy, or nothing.',
    methods: ['GET'],
    addedMethods: ['POST'],
    carries: 'data',
    // 52 categories of some kilobytes each.
    postedBytes: 256_000,
    payload: payloads.purchase,
    ours: ours.purchase,
    effect: 'create',
    note: 'a refusal is the text in status; what a GET cannot carry goes by POST (X6)',
    failure: inField('status'),
    remember: { as: 'confirm', per: perRevision },
    handle: confirm,
  }),
  defineCall({
    ...pages.sendQuote,
    aliases: [mirrored('medical', pages.sendQuote.path)],
    name: 'send-corporate-quote',
    source: 'S0 7, decisions M46',
    summary: 'Mails the plans that an employer has checked, and tells the call centre.',
    carries: 'data',
    postedBytes: PROPOSAL_BYTES,
    payload: payloads.checked,
    effect: 'create',
    failure: byErrorStatus('error'),
    rate: 'mails',
    remember: { as: 'lead', per: perRevision },
    handle: sendQuote,
  }),
  defineCall({
    path: proposalForm,
    aliases: [mirrored('medical', proposalForm)],
    name: 'download-proposal',
    source: 'S0 5 and 7, decisions M47, M48',
    summary: 'The proposal as proposal-<reference>.pdf, or with ?format=xlsx as a spreadsheet.',
    postedBytes: PROPOSAL_BYTES,
    payload: { proposal: payloads.proposal },
    success: { kind: 'file' },
    effect: 'create',
    failure: inField('error'),
    page: answerProposalForm,
    handle: answerProposal,
  }),
  defineCall({
    ...pages.documents,
    aliases: [mirrored('medical', pages.documents.path)],
    name: 'submit-corporate-documents',
    source: 'S0 7, decisions M45, M50, X1',
    summary: 'Staff list and trade licence of a bought group, both required.',
    files: filesOfPolicy,
    payload: { census_file: file.optional(), license_file: file.optional() },
    effect: 'state',
    failure: byErrorStatus('error'),
    page: answerDocumentsForm,
    handle: submitDocuments,
  }),
];
