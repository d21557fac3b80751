/** The general part of S1 section 7, and what decisions.md adds to it. */
import { generalCalls as pages } from '@muqarin/rules/general/calls';
import { ruleOf } from '../../../uploads/purposes.ts';
import type { DocumentedCall } from '../call.ts';
import { defineCall, mirrored } from '../define-call.ts';
import { inField } from '../failure.ts';
import { digits, file, ids, text } from '../payload.ts';
import { getProducts, upload } from './handlers.ts';
import { answerUploadForm } from './upload-form.ts';

const products = '/api/survey/general/get-products';

export const generalCalls: readonly DocumentedCall[] = [
  defineCall({
    ...pages.upload,
    name: 'upload-general-document',
    source: 'S1 7',
    summary: 'A trade licence or a census file of the request (G8).',
    aliases: ['/api/survey/general/upload', '/api/general/upload'],
    files: (bff, ask) => ruleOf(bff, 'general-document', ask),
    payload: { trade_license: file.optional(), census_file: file.optional() },
    effect: 'state',
    failure: inField('error', { status: 0 }),
    page: answerUploadForm,
    handle: upload,
  }),
  /** The list's own source, which the document does not show (G4). */
  defineCall({
    path: products,
    aliases: [mirrored('general', products)],
    name: 'get-general-products',
    source: 'S1 7',
    summary: 'The priced plans of this business, and the types that are priced on request (G4).',
    methods: ['GET'],
    addedMethods: ['POST'],
    payload: {},
    ours: {
      type: text.optional(),
      min: digits.optional(),
      max: digits.optional(),
      companies: ids.optional(),
      benefits: ids.optional(),
    },
    success: { kind: 'has', field: 'products' },
    failure: inField('error'),
    handle: getProducts,
  }),
];
