/** What every question about a staff list has, and what is answered where it cannot be read. */
import { z } from 'zod';
import type { CensusReading } from './census-reading.ts';
import { Owner } from './uploads-contract.ts';

export const Count = z.int().min(0).max(1_000_000);
export const Age = z.int().min(0).max(150);
export const Span = z.object({ ageFrom: Age, ageTo: Age });

/** What the plans part ages by. */
const Bands = z.object({
  ageBands: z.array(Span).min(1).max(50),
  maternityBands: z.array(Span).max(50),
});
export type CensusQuestion = z.output<typeof Bands> & CensusReading;

export const Asked = Bands.extend({
  uploadId: z.string().min(1).max(64),
  owner: Owner,
});

export const UnreadCensus = z.object({
  outcome: z.literal('unread'),
  reason: z.enum([
    /** This owner has no such upload. */
    'no_upload',
    /** A document (doc, docx) or a workbook of before 2007: kept, not read. */
    'not_a_table',
    'broken',
    'no_headers',
    'too_many_rows',
    'too_many_columns',
    'too_many_categories',
    'too_many_people',
  ]),
});

export type UnreadReason = z.infer<typeof UnreadCensus>['reason'];
