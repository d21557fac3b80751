/**
 * The whole contract of S0 section 7 for the individual flow, as one table: call, payload, how a client knows success, the
 * field it reads on failure. Routes, description and tests are made from it.
 */
import { AppError } from '@muqarin/platform/errors';
import { toIsoDate } from '@muqarin/rules/dates';
import { parseIdList } from '@muqarin/rules/medical/compare';
import { checkRatable } from '@muqarin/rules/medical/validate';
import { parseWire } from '@muqarin/rules/medical/wire';
import { messages } from '@muqarin/rules/messages';
import { filsToAed } from '@muqarin/rules/money';
import { z } from 'zod';
import type { Bff } from './parts.ts';
import {
  type Ask,
  type DocumentedCall,
  type Outcome,
  refusedFor,
} from './routes/documented/call.ts';
import { captureSponsor } from './use-cases/capture-sponsor.ts';
import { confirmPolicy } from './use-cases/confirm-policy.ts';
import { createQuotationLines } from './use-cases/create-quotation-lines.ts';
import { emailQuote } from './use-cases/email-quote.ts';
import { submitQuestionnaire } from './use-cases/submit-questionnaire.ts';
import { updateMembers } from './use-cases/update-members.ts';
import { wireTile } from './views/wire-tile.ts';

const Text = z.string();
const Answers = z.looseObject({
  client_type: Text.optional(),
  main_emirate: z.union([z.number(), Text]),
  category: z.enum(['self', 'dependent', 'worker', 'employee']),
  member_count: z.union([z.number(), Text]),
  self: z.unknown().optional(),
  dependent: z.unknown().optional(),
  worker: z.unknown().optional(),
  employee: z.unknown().optional(),
});

const isObject = (body: unknown): body is Record<string, unknown> =>
  typeof body === 'object' && body !== null && !Array.isArray(body);
const hasStatus = (status: string) => (body: unknown) => isObject(body) && body.status === status;
const inError: DocumentedCall['failure'] = (error, extra) => ({ error, ...extra });
const inErrorStatus: DocumentedCall['failure'] = (error, extra) => ({
  status: 'error',
  error,
  ...extra,
});

export function documentedCalls(bff: Bff): DocumentedCall[] {
  return [
    {
      name: 'submit-sponsor-details',
      source: 'S0 7',
      summary: 'The short sponsor form: a lead.',
      methods: ['POST'],
      addedMethods: [],
      path: '/api/medical/submit-sponsor-details-individual',
      aliases: ['/api/survey/medical/submit-sponsor-details-individual'],
      carries: 'fields',
      payload: z.looseObject({
        csrf_token: Text,
        email: Text,
        first_name: Text,
        last_name: Text,
        phone_number: Text,
        dial_code: Text,
        emirate: Text,
      }),
      csrf: 'required',
      effect: 'create',
      success: 'no title',
      succeeded: (body) => isObject(body) && !('title' in body),
      failureField: 'title',
      failure: (title, extra) => ({ title, ...extra }),
      rate: 'leads',
      remember: { seconds: bff.config.LEAD_REMEMBER_SECONDS, perQuoteRevision: false },
      handle: (ask) => captureSponsor(bff, ask, sponsorForm(ask)),
    },
    {
      name: 'get-products',
      source: 'S0 7, decisions M1',
      summary: 'Every plan that fits these answers, as a list whose length is read.',
      methods: ['GET'],
      addedMethods: ['POST'],
      path: '/api/medical/individual/get-products',
      aliases: ['/api/survey/medical/individual/get-products'],
      carries: 'data',
      payload: Answers,
      csrf: 'if-present',
      effect: 'none',
      success: 'a list',
      succeeded: Array.isArray,
      failureField: 'error',
      failure: inError,
      rate: null,
      handle: (ask) => getProducts(bff, ask),
    },
    {
      name: 'submit-questionnaire',
      source: 'S0 7, decisions M11, M12',
      summary: 'The finished questionnaire: a lead and a quote.',
      methods: ['POST'],
      addedMethods: [],
      path: '/api/medical/submit-individual-questionnaire',
      aliases: ['/api/survey/medical/submit-individual-questionnaire'],
      carries: 'data',
      payload: Answers.extend({
        contact: z.looseObject({
          name: Text,
          email: Text,
          phone: Text,
          dial_code: Text,
          fullNumber: Text.optional(),
        }),
        'g-recaptcha-response': Text,
        csrf_token: Text,
      }),
      csrf: 'required',
      effect: 'create',
      success: 'no error; count is the number of plans',
      succeeded: (body) => isObject(body) && !('error' in body),
      failureField: 'error',
      failure: inError,
      rate: 'leads',
      remember: { seconds: bff.config.LEAD_REMEMBER_SECONDS, perQuoteRevision: false },
      handle: (ask) => submit(bff, ask),
    },
    {
      name: 'update-member-details',
      source: 'S0 7, decisions M52, M53',
      summary: 'The edit-members panel: the quote is priced anew.',
      methods: ['GET'],
      addedMethods: ['POST'],
      path: '/api/medical/individual/update-member-details',
      aliases: ['/api/survey/medical/individual/update-member-details'],
      carries: 'data',
      payload: Answers,
      csrf: 'if-present',
      effect: 'state',
      success: 'no error; the page reloads',
      succeeded: (body) => isObject(body) && !('error' in body),
      failureField: 'error',
      failure: inError,
      rate: null,
      handle: (ask) => updateFromWire(bff, ask),
    },
    {
      name: 'search-provider',
      source: 'S0 7, decisions M35',
      summary: 'Hospitals and clinics by a part of their name.',
      methods: ['GET'],
      addedMethods: [],
      path: '/api/medical/individual/search-provider',
      aliases: ['/api/survey/medical/individual/search-provider'],
      carries: 'fields',
      payload: z.looseObject({ keyword: Text, selected_ids: Text.optional() }),
      csrf: 'if-present',
      effect: 'none',
      success: 'providers',
      succeeded: (body) => isObject(body) && Array.isArray(body.providers),
      failureField: 'error',
      failure: inError,
      rate: null,
      handle: (ask) => searchProvider(bff, ask),
    },
    {
      name: 'search-tpa',
      source: 'S0 7, decisions M36',
      summary: 'The networks and claims handlers that include all these providers.',
      methods: ['GET'],
      addedMethods: [],
      path: '/api/medical/individual/search-tpa',
      aliases: ['/api/survey/medical/individual/search-tpa'],
      carries: 'fields',
      payload: z.looseObject({ hm_ids: Text }),
      csrf: 'if-present',
      effect: 'none',
      success: 'tpa_network',
      succeeded: (body) => isObject(body) && Array.isArray(body.tpa_network),
      failureField: 'error',
      failure: inError,
      rate: null,
      handle: (ask) => searchTpa(bff, ask),
    },
    {
      name: 'email-product-details',
      source: 'S0 7, decisions M39',
      summary: 'Mails plans of the quote.',
      methods: ['POST'],
      addedMethods: [],
      path: '/api/medical/email-product-details',
      aliases: ['/api/survey/medical/email-product-details'],
      carries: 'fields',
      payload: z.looseObject({ selected_product_ids: Text, email: Text.optional() }),
      csrf: 'if-present',
      effect: 'create',
      success: 'status "success"',
      succeeded: hasStatus('success'),
      failureField: 'error',
      failure: inErrorStatus,
      rate: 'mails',
      remember: { seconds: bff.config.LEAD_REMEMBER_SECONDS, perQuoteRevision: true },
      handle: (ask) =>
        emailQuote(bff, {
          ...ask,
          planIds: idsIn(ask.fields.selected_product_ids),
          email: textOf(ask.fields.email),
        }),
    },
    {
      name: 'send-quote-from-backend-user',
      source: 'S0 6, 7, decisions M40',
      summary: 'Staff turn plans into quotation lines.',
      methods: ['POST'],
      addedMethods: [],
      path: '/api/medical/send-quote-from-backend-user',
      aliases: ['/api/survey/medical/send-quote-from-backend-user'],
      carries: 'fields',
      payload: z.looseObject({ selected_product_ids_str: Text }),
      csrf: 'if-present',
      effect: 'create',
      role: 'agent',
      success: 'status "success"; "error" marks failure',
      succeeded: hasStatus('success'),
      failureField: 'status',
      failure: inErrorStatus,
      rate: null,
      remember: { seconds: bff.config.LEAD_REMEMBER_SECONDS, perQuoteRevision: true },
      handle: (ask) => createQuotationLines(bff, ask, idsIn(ask.fields.selected_product_ids_str)),
    },
    {
      name: 'confirm-policy',
      source: 'S0 7, decisions X5, M41',
      summary: 'Buys the plan: the one call that makes a policy.',
      methods: ['GET'],
      addedMethods: ['POST'],
      path: '/api/survey/medical/individual/confirm-policy',
      aliases: ['/api/medical/individual/confirm-policy'],
      carries: 'data',
      payload: Answers.partial().extend({
        product_id: z.union([z.number(), Text]),
        premium: z.union([z.number(), Text]),
        policy_start_date: Text.optional(),
      }),
      csrf: 'if-present',
      effect: 'create',
      success: 'status "Success"',
      succeeded: hasStatus('Success'),
      failureField: 'status',
      failure: (status, extra) => ({ status, ...extra }),
      rate: null,
      remember: { seconds: bff.config.CONFIRM_REMEMBER_SECONDS, perQuoteRevision: true },
      handle: (ask) => confirmFromWire(bff, ask),
    },
  ];
}

async function getProducts(bff: Bff, ask: Ask): Promise<Outcome> {
  const checked = checkRatable(draftIn(ask), bff.today());
  if (!checked.ok) return refusedFor(checked.errors);
  const tiles = await bff.products.tiles(checked.answers);
  const { version } = await bff.catalogue.info();
  return { kind: 'done', body: tiles.map((tile) => wireTile(tile, version)) };
}

async function submit(bff: Bff, ask: Ask): Promise<Outcome> {
  const parsed = parseWire(ask.data);
  if (!parsed.ok) return { kind: 'refused', message: messages.notAnObject };
  const answer = await submitQuestionnaire(bff, {
    ...ask,
    draft: parsed.draft,
    captcha: parsed.extras.captcha,
    honeypot: textOf(ask.data.website),
  });
  if (answer.outcome === 'refused') return refusedFor(answer.errors);
  const { count, reference } = answer;
  return { kind: 'done', body: { status: 'success', count, reference } };
}

async function updateFromWire(bff: Bff, ask: Ask): Promise<Outcome> {
  const updated = await updateMembers(bff, ask, draftIn(ask));
  return updated.ok ? { kind: 'done', body: { status: 'success' } } : refusedFor(updated.errors);
}

async function searchProvider(bff: Bff, { fields, context }: Ask): Promise<Outcome> {
  const { providers } = await bff.quoting.searchProviders(
    {
      keyword: textOf(fields.keyword).slice(0, 80),
      selectedIds: idsIn(fields.selected_ids).join(','),
    },
    context,
  );
  return {
    kind: 'done',
    body: { providers: providers.map(({ id, fullName }) => ({ id, full_name: fullName })) },
  };
}

async function searchTpa(bff: Bff, { fields, context }: Ask): Promise<Outcome> {
  const { pairs } = await bff.quoting.searchTpaNetworks(
    { providerIds: idsIn(fields.hm_ids).slice(0, 40).join(',') },
    context,
  );
  return {
    kind: 'done',
    body: {
      tpa_network: pairs.map(({ networkId, tpaId }) => ({ network_id: networkId, tpa_id: tpaId })),
    },
  };
}

async function confirmFromWire(bff: Bff, ask: Ask): Promise<Outcome> {
  const parsed = parseWire(ask.data);
  const extras = parsed.ok ? parsed.extras : {};
  if (extras.productId === undefined)
    throw new AppError('not_found', 'BFF.NO_PLAN', messages.notFound);
  const answer = await confirmPolicy(bff, {
    ...ask,
    planId: extras.productId,
    premiumFils: extras.premiumFils ?? null,
    startDate: textOf(ask.data.policy_start_date) || toIsoDate(bff.today()),
  });
  if (answer.outcome === 'confirmed') {
    return { kind: 'done', body: { status: 'Success', reference: answer.policy.policyReference } };
  }
  if (answer.outcome === 'bad_start_date') return { kind: 'refused', message: answer.message };
  const premium = filsToAed(answer.netFils);
  return { kind: 'refused', message: messages.priceChanged, extra: { premium } };
}

function sponsorForm({ fields }: Ask) {
  return {
    first_name: textOf(fields.first_name),
    last_name: textOf(fields.last_name),
    email: textOf(fields.email),
    phone_number: textOf(fields.phone_number),
    dial_code: textOf(fields.dial_code),
    emirate: textOf(fields.emirate),
  };
}

function draftIn({ data }: Ask) {
  const parsed = parseWire(data);
  return parsed.ok ? parsed.draft : { members: [] };
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** A comma list, also as an array or a single number. */
function idsIn(value: unknown): number[] {
  return parseIdList(Array.isArray(value) ? value.join(',') : textOf(value));
}
