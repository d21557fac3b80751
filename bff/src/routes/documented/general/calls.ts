/** The general part of S1 section 7 as it is served: the rules' rows (rules/general/calls) with their handlers. */

import { motorCallFailure, motorCallSucceeded } from '@muqarin/rules/calls/documented-call';
import { generalCalls } from '@muqarin/rules/general/calls';
import { matchesGeneral, parseGeneralFilters } from '@muqarin/rules/general/plan-list';
import { generalDocuments, invalidDocumentMessage } from '@muqarin/rules/general/uploads';
import { motorMessages } from '@muqarin/rules/messages-motor';
import { filsToAed } from '@muqarin/rules/money';
import type { Bff } from '../../../parts.ts';
import { faultOfRefused } from '../../../uploads/file-rule.ts';
import { ruleOf } from '../../../uploads/purposes.ts';
import { generalQuoteOfSession } from '../../../use-cases/general/session-quote.ts';
import { generalTiles } from '../../../views/general/tiles.ts';
import type { Ask, DocumentedCall, Outcome } from '../call.ts';
import { textOf } from '../fields.ts';
import { schemaOf } from '../payload-schema.ts';
import { answerUploadForm } from './upload-form.ts';

export function generalDocumentedCalls(bff: Bff): DocumentedCall[] {
  return [
    {
      ...rowOf('upload-general-document'),
      files: ({ session }) => ruleOf('general-document', session),
      page: (request, reply) => answerUploadForm(bff, request, reply),
      handle: (ask) => upload(ask),
    },
    { ...rowOf('get-general-products'), handle: (ask) => products(bff, ask) },
  ];
}

function rowOf(name: string): Omit<DocumentedCall, 'handle'> {
  const row = generalCalls.find((call) => call.name === name);
  if (!row) throw new Error(`no general call ${name}`);
  return {
    name,
    source: 'S1 7',
    summary: row.summary,
    methods: row.methods.filter((method) => !row.addedMethods.includes(method)),
    addedMethods: row.addedMethods,
    path: row.path,
    aliases: row.aliases,
    carries: 'fields',
    payload: schemaOf({ ...row.payload, ...row.addedPayload }),
    csrf: row.csrf,
    effect: row.effect,
    success: row.success.kind === 'status' ? 'status 1' : 'products, and no error',
    succeeded: (body) => motorCallSucceeded(row, body),
    failureField: 'error',
    failure: (message, extra) => motorCallFailure(row, message, extra),
    rate: row.rate,
  };
}

/** S1 8: `Please upload a valid …` for whatever is wrong with a file; its reason stands beside it. */
async function upload({ files = {} }: Ask): Promise<Outcome> {
  if (!generalDocuments.some(({ field }) => files[field])) {
    return { kind: 'refused', message: motorMessages.invalidTradeLicense };
  }
  for (const { field } of generalDocuments) {
    const sent = files[field];
    if (sent?.outcome !== 'refused') continue;
    const message = invalidDocumentMessage(field);
    const fault = faultOfRefused({ ...sent, message });
    if (fault) throw fault;
    return { kind: 'refused', message, errors: [{ field, message: sent.message }] };
  }
  return { kind: 'done', body: { status: 1, message: motorMessages.uploaded } };
}

async function products(bff: Bff, ask: Ask): Promise<Outcome> {
  const asked = new URLSearchParams(
    ['type', 'min', 'max', 'companies', 'benefits'].map((name): [string, string] => {
      return [name, textOf(ask.fields[name])];
    }),
  );
  const filters = parseGeneralFilters(asked);
  if (!filters.ok) return { kind: 'refused', message: filters.errors[0]?.message ?? '' };
  const quote = await generalQuoteOfSession(bff, ask);
  const { version } = await bff.catalogue.info();
  const tiles = generalTiles(quote, version).filter((tile) => {
    return matchesGeneral(tile, filters.answers);
  });
  const onRequest = quote.types.filter(({ state }) => state !== 'priced');
  return {
    kind: 'done',
    body: {
      products: tiles.map(wireProduct),
      prod_count: tiles.length,
      price_on_request: onRequest.map(({ type, state }) => ({ type, reason: state })),
    },
  };
}

function wireProduct(tile: ReturnType<typeof generalTiles>[number]) {
  return {
    id: tile.id,
    name: tile.name,
    type: tile.type,
    insurer: tile.insurerName,
    insurer_id: tile.insurerId,
    logo_url: tile.logo,
    premium: filsToAed(tile.netFils),
    vat: filsToAed(tile.vatFils),
    total: filsToAed(tile.grossFils),
    excess: filsToAed(tile.excessFils),
    benefit_ids: tile.benefitIds,
  };
}
