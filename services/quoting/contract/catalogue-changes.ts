/** Changes of the catalogue as admins see them: files with the linter's findings, what they do to premiums, and versions (features 142). */
import {
  catalogueActs,
  catalogueChangeStates,
} from '@muqarin/rules/catalogue-changes/change-states';
import { z } from 'zod';
import { CatalogueVersion, Fils, Id } from './shared.ts';

export const StaffId = z.string().min(1).max(64);
export const Line = z.enum(['medical', 'medical-corporate', 'motor', 'general']);
export const Path = z.string().min(1).max(200);
/** Letters of one file. */
export const mostLetters = 100_000;

export const CatalogueChangeRow = z.object({
  changeId: Id,
  line: Line,
  title: z.string(),
  state: z.enum(catalogueChangeStates),
  /** What was in force when its files were last checked. */
  baseVersion: CatalogueVersion,
  problems: z.int(),
  /** ISO day; null: once it is approved. */
  goLiveOn: z.string().nullable(),
  liveVersion: CatalogueVersion.nullable(),
  editors: z.array(StaffId),
  changedAt: z.string(),
});
export type CatalogueChangeRow = z.infer<typeof CatalogueChangeRow>;

const Problem = z.object({
  file: z.string(),
  /** From 1. */
  line: z.int(),
  column: z.int(),
  rule: z.string(),
  message: z.string(),
});

const PlanChange = z.object({
  planId: z.int(),
  code: z.string(),
  compared: z.int(),
  affected: z.int(),
  minFils: Fils,
  medianFils: Fils,
  maxFils: Fils,
  /** Hundredths of a percent of the premium before. */
  medianBasisPoints: z.int(),
  gained: z.int(),
  lost: z.int(),
});

const Impact = z.object({
  from: CatalogueVersion,
  to: CatalogueVersion,
  day: z.string(),
  added: z.array(z.string()),
  removed: z.array(z.string()),
  changed: z.array(PlanChange),
  unchanged: z.int(),
});

export const CatalogueChange = z.object({
  row: CatalogueChangeRow,
  /** Counts what was done to it: who acts says what they saw. */
  turn: z.int(),
  /** What it was checked on is still in force. */
  isOnLive: z.boolean(),
  files: z.array(
    z.object({
      path: Path,
      how: z.enum(['changed', 'new', 'out']),
      /** What is in force is another since it was put in: it goes live only once it is saved over that. */
      isMoved: z.boolean(),
    }),
  ),
  /** All that can be edited, with those of the change. */
  paths: z.array(Path),
  /** The first 200. */
  problems: z.array(Problem),
  /** Null with problems, and for a line that has no reference population. */
  impact: Impact.nullable(),
  previousVersion: CatalogueVersion.nullable(),
  acts: z.array(z.object({ act: z.string(), by: z.string(), at: z.string(), why: z.string() })),
  /** What its state allows this reader. */
  may: z.array(z.enum(catalogueActs)),
});
export type CatalogueChange = z.infer<typeof CatalogueChange>;

export const CatalogueFile = z.object({
  path: Path,
  /** Null: taken out. */
  text: z.string().nullable(),
  inForceText: z.string().nullable(),
  problems: z.array(Problem),
});
export type CatalogueFile = z.infer<typeof CatalogueFile>;

export const CatalogueVersions = z.object({
  lines: z.array(
    z.object({
      line: Line,
      /** The one in force first. */
      versions: z.array(
        z.object({
          version: CatalogueVersion,
          origin: z.enum(['built-in', 'import']),
          /** Whose prices stand on it. */
          quotes: z.int(),
        }),
      ),
    }),
  ),
});
export type CatalogueVersions = z.infer<typeof CatalogueVersions>;
