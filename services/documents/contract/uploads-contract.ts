/**
 * Uploads: files that people send, looked at before they are kept. Whose they are and what for is said by who asks; the
 * service knows no product. Everything is asked with `owner`; to any other owner an upload is not there (decisions X22).
 */
import {
  type CallContract,
  defineCall,
  defineFetch,
  defineSend,
} from '@muqarin/platform/http/contract';
import { FilledMessage } from '@muqarin/platform/http/filled-message';
import { z } from 'zod';

/** Decisions X21. */
export const uploadLimits = {
  /** Kept so long unless somebody says `keep-uploads`. */
  pendingHours: 24,
  mostLinkMinutes: 60,
} as const;

export const FileKind = z.enum(['jpeg', 'png', 'webp', 'pdf', 'docx', 'xlsx', 'doc', 'xls', 'csv']);
export type FileKind = z.infer<typeof FileKind>;

/** Why a file is refused. */
export const RefusalReason = z.enum([
  'empty',
  'too_big',
  'wrong_type',
  /** Its ending says another family of files than its content. */
  'name_differs',
  'broken',
  'too_many_pixels',
  'encrypted',
  /** A macro, a script, an action or a control in a document. */
  'macro',
  /** Files within a file, or a document that reaches outside of itself. */
  'attachment',
  'bomb',
  'polyglot',
  'virus',
]);
export type RefusalReason = z.infer<typeof RefusalReason>;

/** Opaque and not secret, chosen by who asks and never made of personal data: `quote:<id>`, `account:<id>`. */
export const Owner = z.string().regex(/^[a-z][a-z-]*:[\w.-]{1,100}$/);
/** The owners there are. */
export const ownerOf = {
  motorDraft: (draftId: string) => `motor-draft:${draftId}`,
  motorOrder: (orderId: string) => `motor-order:${orderId}`,
  generalQuote: (quoteId: string) => `general-quote:${quoteId}`,
  /** Of a group that was not bought: with its names, until the journey is forgotten or 30 days after its last use. */
  groupCensus: (draftId: string) => `group-census:${draftId}`,
  groupPolicy: (policyId: string) => `group-policy:${policyId}`,
  case: (caseId: string) => `case:${caseId}`,
  account: (accountId: string) => `account:${accountId}`,
  externalPolicy: (policyId: string) => `external-policy:${policyId}`,
} as const satisfies Record<string, (id: string) => string>;

/** What for, in the words of who asks: `order-document`, `census`. */
export const Purpose = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/);

export const Upload = z.object({
  uploadId: z.string(),
  purpose: Purpose,
  /** Which of several, such as a form's field. */
  slot: z.string(),
  label: z.string(),
  kind: FileKind,
  mediaType: z.string(),
  /** Of what is kept, which for an image is not what was sent. */
  bytes: z.int(),
  uploadedAt: z.iso.datetime(),
  /** When it is deleted unless it is kept longer. */
  expiresAt: z.iso.datetime(),
});
export type Upload = z.infer<typeof Upload>;

/** Nobody has said that it is to be kept: its sender may take it away. */
export function isPending({ uploadedAt, expiresAt }: Pick<Upload, 'uploadedAt' | 'expiresAt'>) {
  const kept = Date.parse(expiresAt) - Date.parse(uploadedAt);
  return kept <= uploadLimits.pendingHours * 3_600_000;
}

/** `message` is a sentence for the person who sent it. */
export const StoreOutcome = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('stored'), upload: Upload }),
  z.object({
    outcome: z.literal('refused'),
    reason: RefusalReason,
    message: z.string(),
    /** The message by its key, where it is filled with values. */
    filled: FilledMessage.optional(),
  }),
]);
export type StoreOutcome = z.infer<typeof StoreOutcome>;

const One = z.object({ uploadId: z.string().min(1).max(64), owner: Owner });

export const uploadCalls = {
  storeUpload: defineSend({
    name: 'store-upload',
    path: '/uploads',
    summary: 'Looks at a file that streams in and keeps it, or says why not.',
    input: z.object({
      owner: Owner,
      purpose: Purpose,
      slot: z.string().regex(/^[\w-]{1,60}$/),
      label: z.string().max(100).default(''),
      accept: z.array(FileKind).min(1),
      /** Fewer than the limit of every file. */
      mostBytes: z.int().min(1).nullable().default(null),
      /** A picture becomes a square of so many pixels, cut from its middle. */
      square: z.int().min(16).max(2048).nullable().default(null),
      /** Of the name it came with, without the dot; the name itself stays outside: it may name a person. */
      extension: z.string().max(20).nullable(),
    }),
    output: StoreOutcome,
    errors: ['DOCUMENTS.FULL', 'DOCUMENTS.BUSY', 'DOCUMENTS.SCAN_AWAY', 'FILES.AWAY'],
  }),
  upload: defineCall({
    name: 'upload',
    method: 'GET',
    path: '/uploads/:uploadId',
    summary: 'What is known of an upload; null when this owner has none of that id.',
    input: One,
    output: Upload.nullable(),
  }),
  listUploads: defineCall({
    name: 'list-uploads',
    method: 'GET',
    path: '/uploads',
    summary: 'The uploads of an owner, of one purpose if it is said, the oldest first.',
    input: z.object({ owner: Owner, purpose: Purpose.optional() }),
    output: z.object({ uploads: z.array(Upload) }),
  }),
  uploadsOf: defineCall({
    name: 'uploads-of',
    method: 'POST',
    path: '/uploads/of',
    repeatable: true,
    summary: 'The uploads of several owners at once, the newest first.',
    input: z.object({ owners: z.array(Owner).max(1000) }),
    output: z.object({ uploads: z.array(Upload.extend({ owner: Owner })) }),
  }),
  keepUploads: defineCall({
    name: 'keep-uploads',
    method: 'POST',
    path: '/uploads/keep',
    repeatable: true,
    summary: 'Keeps uploads for days from now, also under another owner; all of them or none.',
    input: z.object({
      owner: Owner,
      uploadIds: z.array(z.string().min(1).max(64)).min(1).max(50),
      days: z.int().min(1).max(3660),
      newOwner: Owner.optional(),
    }),
    output: z.object({ kept: z.boolean() }),
  }),
  signLink: defineCall({
    name: 'sign-link',
    method: 'POST',
    path: '/uploads/:uploadId/links',
    repeatable: true,
    summary: 'A token that opens the file for minutes, for whoever has it; null for other owners.',
    input: One.extend({ minutes: z.int().min(1).max(uploadLimits.mostLinkMinutes) }),
    output: z.object({ token: z.string(), expiresAt: z.iso.datetime() }).nullable(),
  }),
  openLink: defineFetch({
    name: 'open-link',
    path: '/upload-links/:token',
    summary: 'The file that a token opens; not found when it has expired or is none of ours.',
    input: z.object({ token: z.string().min(1).max(300) }),
    output: z.object({
      kind: FileKind,
      mediaType: z.string(),
      bytes: z.int(),
      /** `emirates_id_front.jpg`: of slot and kind, not of the name it came with. */
      fileName: z.string(),
    }),
    errors: ['DOCUMENTS.NO_UPLOAD'],
  }),
  deleteUpload: defineCall({
    name: 'delete-upload',
    method: 'DELETE',
    path: '/uploads/:uploadId',
    summary: 'Deletes the file; true when it was there and this owner’s.',
    input: One,
    output: z.object({ deleted: z.boolean() }),
  }),
} satisfies Record<string, CallContract>;
