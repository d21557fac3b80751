/** Policies bought elsewhere: noted with their files, or nothing of them kept (S2 3, 7; decisions A10-A18). */
import type { ExternalPolicy } from '@muqarin/accounts/contract/policies';
import { ownerOf } from '@muqarin/documents/contract/uploads-contract';
import { firstMissing } from '@muqarin/rules/account/check-account';
import { isInsuranceType } from '@muqarin/rules/account/checklists';
import { checkExpiry, type ExpiryParts, expiryParts } from '@muqarin/rules/account/expiry-date';
import type { FieldError } from '@muqarin/rules/checked';
import { accountMessages } from '@muqarin/rules/messages-account';
import type { Bff } from '../../parts.ts';
import type { Ask } from '../../routes/documented/call.ts';
import type { SentFiles } from '../../uploads/file-rule.ts';
import { refusedFile } from '../../uploads/file-rule.ts';
import { insurerChoices } from './insurers.ts';

/** As long as the service that keeps them takes at once; longer than any claim under a policy comes. */
const keepDays = 3650;
/** How long a deleted file can be brought back (decisions A16). */
const undoDays = 30;

export type Fields = Readonly<Record<string, string>>;

export type Added = { ok: true; policy: ExternalPolicy } | { ok: false; error: FieldError };

type PolicyAsk = Pick<Ask, 'context' | 'key'> & { fields: Fields; files: SentFiles };

/** What was sent with a form that is refused is deleted: nothing is stored by half. */
export async function addPolicy(bff: Bff, accountId: string, ask: PolicyAsk): Promise<Added> {
  const uploadIds = uploadsIn(ask.files);
  const checked = await checkPolicy(bff, ask);
  if ('message' in checked) {
    await discard(bff, accountId, uploadIds, ask);
    return { ok: false, error: checked };
  }
  const { key: idempotencyKey, context } = ask;
  const policy = await bff.accounts.addPolicy(
    { accountId, idempotencyKey, uploadIds, ...checked },
    context,
  );
  if (uploadIds.length > 0) await keepFor(bff, accountId, policy.policyId, uploadIds, ask);
  return { ok: true, policy };
}

async function checkPolicy(bff: Bff, { fields, files }: PolicyAsk) {
  const type = (fields.insurance_type ?? '').trim().toLowerCase();
  if (!isInsuranceType(type)) {
    return { field: 'insurance_type', message: accountMessages.chooseType };
  }
  const parts = partsIn(fields);
  const missing = firstMissing({ ...fields, ...parts });
  if (missing) return missing;
  const insurers = await insurerChoices(bff);
  const insurer = insurers.find(({ id }) => id === fields.insurance_company_id?.trim());
  if (!insurer) return { field: 'insurance_company_id', message: accountMessages.chooseInsurer };
  const expiry = checkExpiry(parts);
  if (!expiry.ok) return { field: fieldOf[expiry.problem], message: dateMessages[expiry.problem] };
  const refused = refusedFile(files);
  if (refused) return { field: refused.slot, message: refused.message };
  const said = (fields.no_attachments ?? '').trim();
  if (said !== '' && said !== String(Object.keys(files).length)) {
    return { field: 'no_attachments', message: accountMessages.filesDiffer };
  }
  return { insuranceType: type, insurer: insurer.code, expiryDate: expiry.iso };
}

/** One text, or three fields where no script joined them. */
function partsIn(fields: Fields): ExpiryParts {
  const joined = fields.expiry_date ?? '';
  if (joined.replace(/[-/]/g, '').trim() !== '') return expiryParts(joined);
  const { expiry_year: year = '', expiry_month: month = '', expiry_day: day = '' } = fields;
  return { year, month, day };
}

const fieldOf = { year: 'year', month: 'month', day: 'day', impossible: 'day' } as const;

const dateMessages = {
  year: accountMessages.enterYear,
  month: accountMessages.enterMonth,
  day: accountMessages.enterDay,
  impossible: accountMessages.impossibleDate,
} as const;

type OfItem = Pick<Ask, 'context'> & { accountId: string; itemId: string };

/** Null where this account has no such item. */
export async function attachDocument(
  bff: Bff,
  { accountId, itemId, uploadId, ...ask }: OfItem & { uploadId: string },
): Promise<{ policyId: string } | null> {
  const { context } = ask;
  const policy = await bff.accounts.policyOfItem({ accountId, itemId }, context);
  if (!policy) return null;
  await keepFor(bff, accountId, policy.policyId, [uploadId], ask);
  const done = await bff.accounts.attach({ accountId, itemId, uploadId }, context);
  if (done?.before) await deleteOf(bff, done.policyId, done.before, ask);
  return done && { policyId: done.policyId };
}

/** The file stays for 30 days, to be brought back. */
export async function detachDocument(
  bff: Bff,
  { accountId, itemId, context }: OfItem,
): Promise<{ policyId: string } | null> {
  const done = await bff.accounts.detach({ accountId, itemId }, context);
  if (!done) return null;
  const { policyId, uploadId } = done;
  if (uploadId !== null) await setDays(bff, policyId, uploadId, undoDays, { context });
  return { policyId };
}

export async function undoDetach(
  bff: Bff,
  { accountId, itemId, context }: OfItem,
): Promise<{ policyId: string } | null> {
  const done = await bff.accounts.undoDetach({ accountId, itemId }, context);
  if (!done) return null;
  const policy = await bff.accounts.policyOfItem({ accountId, itemId }, context);
  const uploadId = policy?.items.find(({ id }) => id === itemId)?.uploadId ?? null;
  if (uploadId !== null) await setDays(bff, done.policyId, uploadId, keepDays, { context });
  return done;
}

export async function removePolicy(
  bff: Bff,
  { accountId, policyId, context }: Pick<Ask, 'context'> & { accountId: string; policyId: string },
): Promise<boolean> {
  const gone = await bff.accounts.removePolicy({ accountId, policyId }, context);
  for (const uploadId of gone?.uploadIds ?? []) {
    await deleteOf(bff, policyId, uploadId, { context });
  }
  return gone !== null;
}

function keepFor(
  { documents }: Bff,
  accountId: string,
  policyId: string,
  uploadIds: readonly string[],
  { context }: Pick<Ask, 'context'>,
) {
  return documents.keepUploads(
    {
      owner: ownerOf.account(accountId),
      newOwner: ownerOf.externalPolicy(policyId),
      uploadIds: [...uploadIds],
      days: keepDays,
    },
    context,
  );
}

function setDays(
  { documents }: Bff,
  policyId: string,
  uploadId: string,
  days: number,
  { context }: Pick<Ask, 'context'>,
) {
  const owner = ownerOf.externalPolicy(policyId);
  return documents.keepUploads({ owner, uploadIds: [uploadId], days }, context);
}

function deleteOf(
  { documents }: Bff,
  policyId: string,
  uploadId: string,
  { context }: Pick<Ask, 'context'>,
) {
  return documents.deleteUpload({ uploadId, owner: ownerOf.externalPolicy(policyId) }, context);
}

async function discard(
  { documents }: Bff,
  accountId: string,
  uploadIds: readonly string[],
  { context }: Pick<Ask, 'context'>,
): Promise<void> {
  const owner = ownerOf.account(accountId);
  for (const uploadId of uploadIds) await documents.deleteUpload({ uploadId, owner }, context);
}

function uploadsIn(files: SentFiles): string[] {
  return Object.values(files).flatMap((file) =>
    file.outcome === 'stored' ? [file.upload.uploadId] : [],
  );
}
