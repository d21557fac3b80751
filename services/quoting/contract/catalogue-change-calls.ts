/** The calls of the catalogue's desk: a change is begun, filled, submitted, approved by another, and rolled back (features 142). */
import { type CallContract, defineCall } from '@muqarin/platform/http/contract';
import { catalogueChangeStates } from '@muqarin/rules/catalogue-changes/change-states';
import { z } from 'zod';
import {
  CatalogueChange,
  CatalogueChangeRow,
  CatalogueFile,
  CatalogueVersions,
  Line,
  mostLetters,
  Path,
  StaffId,
} from './catalogue-changes.ts';
import { CatalogueVersion, Id } from './shared.ts';

const One = z.object({ changeId: Id });
const ByStaff = One.extend({ staffId: StaffId, turn: z.int() });
const Done = z.object({ state: z.enum(catalogueChangeStates), turn: z.int() });
const Checked = Done.extend({ problems: z.int() });
const Range = {
  skip: z.coerce.number().int().min(0).max(1_000_000).default(0),
  limit: z.coerce.number().int().min(1).max(100).default(20),
};
const errors = ['QUOTING.NO_CHANGE', 'QUOTING.CHANGE_MOVED', 'QUOTING.CHANGE_STATE'];
const checking = {
  errors: [...errors, 'QUOTING.FILE_NAME', 'QUOTING.TOO_MANY_FILES', 'QUOTING.CHECK_BUSY'],
  /** A catalogue is linted, built and priced twice for 500 people in seven emirates, after whoever waits before. */
  answerMilliseconds: 60_000,
};

export const catalogueChangeCalls = {
  listCatalogueChanges: defineCall({
    name: 'list-catalogue-changes',
    method: 'GET',
    path: '/catalogue-changes',
    summary: 'Changes of the catalogue by how they stand, the last touched first.',
    input: z.object({ view: z.enum(['open', 'live', 'ended']).default('open'), ...Range }),
    output: z.object({ rows: z.array(CatalogueChangeRow), total: z.int() }),
  }),
  openCatalogueChange: defineCall({
    name: 'open-catalogue-change',
    method: 'GET',
    path: '/catalogue-changes/:changeId',
    summary: 'One with its findings, what it does to premiums, and what its reader may do.',
    input: One.extend({ staffId: StaffId }),
    output: CatalogueChange.nullable(),
  }),
  openCatalogueFile: defineCall({
    name: 'open-catalogue-file',
    method: 'GET',
    path: '/catalogue-changes/:changeId/file',
    summary: 'A file as the change has it, beside what is in force.',
    input: One.extend({ path: Path }),
    output: CatalogueFile.nullable(),
    errors,
  }),
  beginCatalogueChange: defineCall({
    name: 'begin-catalogue-change',
    method: 'POST',
    path: '/catalogue-changes',
    summary: 'An empty draft on what is in force.',
    input: z.object({ line: Line, title: z.string().min(1).max(120), staffId: StaffId }),
    output: One,
  }),
  putCatalogueFile: defineCall({
    name: 'put-catalogue-file',
    method: 'PUT',
    path: '/catalogue-changes/:changeId/file',
    summary: 'Puts a file into the draft, or takes it out of the catalogue, and checks the whole.',
    input: ByStaff.extend({ path: Path, text: z.string().max(mostLetters).nullable() }),
    output: Checked,
    ...checking,
  }),
  takeBackCatalogueFile: defineCall({
    name: 'take-back-catalogue-file',
    method: 'POST',
    path: '/catalogue-changes/:changeId/file/taken-back',
    summary: 'The file is as in force again.',
    input: ByStaff.extend({ path: Path }),
    output: Checked,
    ...checking,
  }),
  checkCatalogueChange: defineCall({
    name: 'check-catalogue-change',
    method: 'POST',
    path: '/catalogue-changes/:changeId/checks',
    summary: 'Checks the draft on what is in force by now.',
    input: ByStaff,
    output: Checked,
    ...checking,
  }),
  submitCatalogueChange: defineCall({
    name: 'submit-catalogue-change',
    method: 'POST',
    path: '/catalogue-changes/:changeId/submissions',
    summary: 'Another admin is to look at it; it has no problem.',
    input: ByStaff.extend({ goLiveOn: z.string().nullable() }),
    output: Done,
    errors,
  }),
  returnCatalogueChange: defineCall({
    name: 'return-catalogue-change',
    method: 'POST',
    path: '/catalogue-changes/:changeId/returns',
    summary: 'Back to whoever made it, with a reason.',
    input: ByStaff.extend({ why: z.string().min(1).max(500) }),
    output: Done,
    errors,
  }),
  approveCatalogueChange: defineCall({
    name: 'approve-catalogue-change',
    method: 'POST',
    path: '/catalogue-changes/:changeId/approvals',
    summary: 'By somebody who has not worked on it; live at once where its day has come.',
    input: ByStaff,
    output: Done,
    ...checking,
  }),
  withdrawCatalogueChange: defineCall({
    name: 'withdraw-catalogue-change',
    method: 'POST',
    path: '/catalogue-changes/:changeId/withdrawals',
    summary: 'Before it is live.',
    input: ByStaff,
    output: Done,
    errors,
  }),
  rollBackCatalogueChange: defineCall({
    name: 'roll-back-catalogue-change',
    method: 'POST',
    path: '/catalogue-changes/:changeId/roll-backs',
    summary: 'Back to the version of before, while its own is in force.',
    input: ByStaff.extend({ why: z.string().min(1).max(500) }),
    output: Done,
    errors,
  }),
  catalogueVersions: defineCall({
    name: 'catalogue-versions',
    method: 'GET',
    path: '/catalogue-versions',
    summary: 'The versions of each line, and how many quotes stand on each.',
    input: z.object({}),
    output: CatalogueVersions,
  }),
  quotesOfVersion: defineCall({
    name: 'quotes-of-version',
    method: 'GET',
    path: '/catalogue-versions/:version/quotes',
    summary: 'References of the quotes whose prices stand on a version; nothing of a person.',
    input: z.object({ line: Line, version: CatalogueVersion, ...Range }),
    output: z.object({
      rows: z.array(z.object({ reference: z.string(), day: z.string(), status: z.string() })),
      total: z.int(),
    }),
  }),
} satisfies Record<string, CallContract>;
