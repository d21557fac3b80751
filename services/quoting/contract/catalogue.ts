/** Look-ups in the catalogue: what is offered, by whom, and which hospitals it includes. */
import { type CallContract, defineCall } from '@muqarin/platform/http/contract';
import { z } from 'zod';
import { BenefitValue } from './medical/plan.ts';
import { PlanId } from './shared.ts';

/** What is compared online, each with a catalogue of its own. */
const byLine = <Value extends z.ZodType>(value: Value) =>
  z.object({ medical: value, 'medical-corporate': value, motor: value, general: value });

export const CatalogueInfo = z.object({
  /** Of the medical catalogue, as `lines` has it too. */
  version: z.string(),
  insurers: z.array(
    z.object({
      id: z.int(),
      code: z.string(),
      name: z.string(),
      registration: z.string(),
      /** Codes that lists can be filtered by. */
      facts: z.record(z.string(), z.string()).optional(),
      plans: byLine(z.int()),
    }),
  ),
  lines: byLine(
    z.object({
      version: z.string(),
      plans: z.int(),
      /** ISO day of the newest rate card. */
      ratesOf: z.string(),
    }),
  ),
  tpas: z.array(z.object({ id: z.int(), name: z.string() })),
  networks: z.array(
    z.object({ id: z.int(), name: z.string(), tier: z.int(), areaOfCover: z.string() }),
  ),
  benefits: z.array(z.object({ id: z.int(), name: z.string(), help: z.string() })),
  descriptions: z.array(z.object({ id: z.int(), name: z.string(), help: z.string() })),
  providerCount: z.int(),
});
export type CatalogueInfo = z.infer<typeof CatalogueInfo>;

/** What a version of a catalogue says in Arabic, by its English; empty in one from before it was asked for. */
export const CatalogueWords = z.object({
  line: z.enum(['medical', 'medical-corporate', 'motor', 'general']),
  words: z.record(z.string(), z.string()),
  /** Of cars, apart: their names are words like others. One that stays Latin is its own translation. */
  makes: z.record(z.string(), z.string()),
  models: z.record(z.string(), z.string()),
});
export type CatalogueWords = z.infer<typeof CatalogueWords>;

/** What a paper of a plan is made of. */
export const PlanPaper = z.object({
  title: z.string(),
  name: z.string(),
  /** Of the benefits with their amounts, or of what the wording says. */
  kind: z.enum(['table', 'wording']),
  planName: z.string(),
  insurerName: z.string(),
  tpaName: z.string(),
  networkName: z.string(),
  emirateIds: z.array(z.int()),
  insuredFor: z.array(z.enum(['self', 'dependent', 'worker', 'employee', 'investor'])),
  excess: z.string(),
  assumption: z.object({ lead: z.string(), text: z.string() }),
  values: z.array(BenefitValue),
  /** Who may buy the plan; empty where everybody may. */
  conditions: z.array(z.string()),
  notes: z.array(z.string()),
  catalogueVersion: z.string(),
  ratesOf: z.string(),
});
export type PlanPaper = z.infer<typeof PlanPaper>;

export const catalogueCalls = {
  catalogueInfo: defineCall({
    name: 'catalogue-info',
    method: 'GET',
    path: '/catalogue',
    summary: 'The catalogue in force: its version, insurers, networks and what can be filtered by.',
    input: z.object({}),
    output: CatalogueInfo,
  }),
  catalogueWords: defineCall({
    name: 'catalogue-words',
    method: 'GET',
    path: '/catalogues/:version/words',
    summary:
      'What a version says in Arabic: for ever the same. Null for a version that is not kept.',
    input: z.object({ version: z.string().max(40) }),
    output: CatalogueWords.nullable(),
  }),
  insurerLogo: defineCall({
    name: 'insurer-logo',
    method: 'GET',
    path: '/insurers/:code/logo',
    summary: 'The insurer’s drawn mark as SVG text, or null.',
    input: z.object({ code: z.string().max(40) }),
    output: z.object({ svg: z.string() }).nullable(),
  }),
  searchProviders: defineCall({
    name: 'search-providers',
    method: 'GET',
    path: '/providers',
    summary:
      'Providers whose name holds the keyword (S0 7), without the selected ones; at most 20. Named in the language of the call.',
    input: z.object({ keyword: z.string().max(80), selectedIds: z.string().max(400).default('') }),
    output: z.object({
      providers: z.array(
        z.object({ id: z.int(), fullName: z.string(), emirateId: z.int(), kind: z.string() }),
      ),
    }),
  }),
  searchTpaNetworks: defineCall({
    name: 'search-tpa-networks',
    method: 'GET',
    path: '/tpa-networks',
    summary:
      'The (network, TPA) pairs that include every one of these providers (S0 7, decisions M33, M36).',
    input: z.object({ providerIds: z.string().max(400) }),
    output: z.object({
      pairs: z.array(z.object({ networkId: z.int(), tpaId: z.int() })),
      /** The chosen ones that exist, in the order asked. */
      providers: z.array(z.object({ id: z.int(), fullName: z.string() })),
    }),
  }),
  planDocument: defineCall({
    name: 'plan-document',
    method: 'GET',
    path: '/plans/:planId/documents/:documentId',
    summary:
      'What a plan’s document says, for rendering; null when the id is not of that plan (decisions M56).',
    input: z.object({ planId: PlanId, documentId: z.coerce.number().int().positive() }),
    output: PlanPaper.nullable(),
  }),
} satisfies Record<string, CallContract>;
