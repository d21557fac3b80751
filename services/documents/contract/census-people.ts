/** The people of a staff list: as prices know them, as the list calls some of them, and, once they are bought for, as the insurer knows them. */
import { defineCall } from '@muqarin/platform/http/contract';
import { censusLimits } from '@muqarin/rules/medical-corporate/census/table';
import { z } from 'zod';
import { Asked, Count, Span, UnreadCensus } from './census-asked.ts';
import { Row } from './census-reading.ts';

const Place = z.int().min(-1).max(200);
/** See rules/medical-corporate/census/anonymous. */
export const AnonymousPerson = z.tuple([Row, Row, Count, Place, z.literal([0, 1]), Place]);

export const CensusPeople = z.object({
  outcome: z.literal('read'),
  ageBands: z.array(Span),
  maternityBands: z.array(Span),
  people: z.array(AnonymousPerson).max(censusLimits.employees),
});
export type CensusPeople = z.infer<typeof CensusPeople>;

/** How the list calls the people of some rows; dependants who are only counted have none. */
export const CensusNames = z.object({
  outcome: z.literal('read'),
  names: z.array(z.object({ row: Row, number: z.string(), name: z.string() })),
});
export type CensusNames = z.infer<typeof CensusNames>;

/** For the policy that is bought for them; `age` with which they were counted, null where the list has none. */
export const CensusMembers = z.object({
  outcome: z.literal('read'),
  people: z
    .array(
      z.object({
        number: z.string().max(40),
        name: z.string().max(120),
        birthDate: z.string().max(10).nullable(),
        age: z.int().min(0).max(120).nullable(),
        gender: z.enum(['male', 'female']).nullable(),
        married: z.boolean(),
        salary: z.enum(['lsb', 'nlsb']).nullable(),
        relation: z.enum(['employee', 'spouse', 'child', 'parent']),
        category: Count,
      }),
    )
    .max(censusLimits.employees),
});
export type CensusMembers = z.infer<typeof CensusMembers>;

export const censusPeopleCalls = {
  readCensusPeople: defineCall({
    name: 'read-census-people',
    method: 'POST',
    path: '/uploads/:uploadId/census/people',
    repeatable: true,
    summary:
      'Each person of an uploaded staff list as prices know them: row, family, category, bands; nobody is named.',
    input: Asked,
    output: z.discriminatedUnion('outcome', [CensusPeople, UnreadCensus]),
  }),
  readCensusNames: defineCall({
    name: 'read-census-names',
    method: 'POST',
    path: '/uploads/:uploadId/census/names',
    repeatable: true,
    summary:
      'How an uploaded staff list calls the people of some of its rows, for its owner’s page.',
    input: Asked.extend({ rows: z.array(Row).max(1_000) }),
    output: z.discriminatedUnion('outcome', [CensusNames, UnreadCensus]),
  }),
  readCensusMembers: defineCall({
    name: 'read-census-members',
    method: 'POST',
    path: '/uploads/:uploadId/census/members',
    repeatable: true,
    summary:
      'The people of an uploaded staff list with name, number and birth date, for the policy that is bought.',
    input: Asked,
    output: z.discriminatedUnion('outcome', [CensusMembers, UnreadCensus]),
  }),
};
