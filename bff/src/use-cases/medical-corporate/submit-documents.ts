/** Staff list and trade licence after the purchase (S0 2, decisions M45): both, before the policy goes to its insurer. */
import { ownerOf } from '@muqarin/documents/contract/uploads-contract';
import type { GroupDocument, GroupPolicy } from '@muqarin/orders/contract/medical-corporate/policy';
import { AppError } from '@muqarin/platform/errors';
import type { FieldError } from '@muqarin/rules/checked';
import { type GroupDocumentField, groupDocuments } from '@muqarin/rules/medical-corporate/uploads';
import { messages } from '@muqarin/rules/messages';
import type { Bff } from '../../parts.ts';
import type { FileRule, SentFiles } from '../../uploads/file-rule.ts';
import type { DraftAsk } from '../line-drafts.ts';
import { findGroupPolicy } from './session-quote.ts';

/** As long as what was bought is kept (ADR 26). */
const KEEP_DAYS = 3653;

/** The session's policy and the rule of its files. Throws AppError not_found. */
export async function policyFiles(
  bff: Bff,
  ask: DraftAsk,
): Promise<{ policy: GroupPolicy; rule: FileRule }> {
  const policy = await findGroupPolicy(bff, ask);
  if (!policy) throw new AppError('not_found', 'BFF.NO_POLICY', messages.notFound);
  return { policy, rule: ruleFor(policy) };
}

export function ruleFor({ policyId }: Pick<GroupPolicy, 'policyId'>): FileRule {
  return {
    owner: ownerOf.groupPolicy(policyId),
    purpose: 'group-document',
    accept: groupDocuments.flatMap(({ accept }) => accept),
    acceptIn: (slot) => groupDocuments.find(({ field }) => field === slot)?.accept,
    slots: groupDocuments.map(({ field }) => field),
  };
}

export type Submitted = { ok: true; reference: string } | { ok: false; errors: FieldError[] };

/** What came now, else what came before. Throws AppError not_found. */
export async function submitGroupDocuments(
  bff: Bff,
  ask: DraftAsk,
  files: SentFiles,
): Promise<Submitted> {
  const { policy, rule } = await policyFiles(bff, ask);
  const { policyId, policyReference: reference } = policy;
  const kept = await keptDocuments(bff, ask, policy);
  const documents = groupDocuments.flatMap(({ field }) => documentIn(field, files, kept));
  const errors = groupDocuments.flatMap(({ field, invalid: message }) =>
    documents.some(({ slot }) => slot === field) ? [] : [{ field, message }],
  );
  if (errors.length > 0) return { ok: false, errors };
  await bff.orders.submitGroupDocuments({ policyId, documents }, ask.context);
  // Until now they would have been deleted in a day.
  const uploadIds = documents.map(({ uploadId }) => uploadId);
  const asked = { owner: rule.owner, uploadIds, days: KEEP_DAYS };
  const answer = await bff.documents.keepUploads(asked, ask.context);
  if (!answer.kept) bff.logger.error({ policyId }, 'documents of a group are gone');
  return { ok: true, reference };
}

/** A file that was refused is not made good by an earlier one. */
function documentIn(
  slot: GroupDocumentField,
  files: SentFiles,
  kept: readonly GroupDocument[],
): GroupDocument[] {
  const sent = files[slot];
  if (sent?.outcome === 'stored') return [{ slot, uploadId: sent.upload.uploadId }];
  return sent ? [] : kept.filter((one) => one.slot === slot).slice(-1);
}

/** What has come for the policy so far, the oldest first. */
async function keptDocuments(
  { documents }: Pick<Bff, 'documents'>,
  { context }: Pick<DraftAsk, 'context'>,
  policy: Pick<GroupPolicy, 'policyId'>,
): Promise<GroupDocument[]> {
  const { owner, purpose } = ruleFor(policy);
  const { uploads } = await documents.listUploads({ owner, purpose }, context);
  return groupDocuments.flatMap(({ field }) =>
    uploads.filter(({ slot }) => slot === field).map(({ uploadId }) => ({ slot: field, uploadId })),
  );
}
