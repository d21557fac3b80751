import type { MotorCall } from '../calls/documented-call.ts';
import { generalRoutes } from './pages.ts';

/** One call of the general part of S1 section 7; success and failure are said as motor's are. */
type GeneralCall = MotorCall;

/**
 * The general part of S1 section 7, and what decisions.md adds to it, as one table. `save-general`
 * is the form post whose target the document does not show (G3), `get-general-products` the list's
 * own source (G4).
 */
export const generalCalls: readonly GeneralCall[] = [
  {
    name: 'upload-general-document',
    summary: 'A trade licence or a census file of the request (G8).',
    methods: ['POST'],
    addedMethods: [],
    path: generalRoutes.upload,
    aliases: ['/api/survey/general/upload', '/api/general/upload'],
    carries: 'multipart',
    payload: { trade_license: 'file?', census_file: 'file?' },
    csrf: 'if-present',
    effect: 'state',
    success: { kind: 'status' },
    failure: { field: 'error', mark: 'status' },
    rate: null,
  },
  {
    name: 'get-general-products',
    summary: 'The priced plans of this business, and the types that are priced on request (G4).',
    methods: ['GET'],
    addedMethods: ['POST'],
    path: '/api/survey/general/get-products',
    aliases: ['/api/general/get-products'],
    carries: 'fields',
    payload: {},
    addedPayload: {
      type: 'text?',
      min: 'number?',
      max: 'number?',
      companies: 'ids?',
      benefits: 'ids?',
    },
    csrf: 'if-present',
    effect: 'none',
    success: { kind: 'has', field: 'products' },
    failure: { field: 'error' },
    rate: null,
  },
];
