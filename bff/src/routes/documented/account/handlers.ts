/** What the calls of accounts do, whichever way they came. */
import { ownerOf } from '@muqarin/documents/contract/uploads-contract';
import { checklistModels } from '@muqarin/rules/account/calls';
import { checkAccount, checkSignIn, withUae } from '@muqarin/rules/account/check-account';
import { paperName } from '@muqarin/rules/account/checklists';
import { emailErrors } from '@muqarin/rules/contact';
import { filled, inEnglish, within } from '@muqarin/rules/message';
import { accountMessages } from '@muqarin/rules/messages-account';
import { parsePhone } from '@muqarin/rules/phone';
import { accountPaths, accountReads } from '../../../../contract/account-pages.ts';
import { filledIn } from '../../../locale/said-error.ts';
import type { Bff } from '../../../parts.ts';
import { requireCustomer } from '../../../security/require-customer.ts';
import { refusedFile, saidOfFile } from '../../../uploads/file-rule.ts';
import { addPolicy, attachDocument, detachDocument } from '../../../use-cases/accounts/policies.ts';
import { signInByPassword } from '../../../use-cases/accounts/sign-in.ts';
import { contactRules } from '../../../use-cases/as-person.ts';
import { ownPath } from '../../forms/form.ts';
import { notFound } from '../../not-found.ts';
import { type Ask, type Outcome, type Refused, refusedFor } from '../call.ts';
import { done, textOf, textsIn } from '../read-fields.ts';
import { attachmentField } from './files.ts';

/** One answer for a wrong address and a wrong password; too many wrong tries are 429, with how long to wait. */
export async function signIn(bff: Bff, ask: Ask): Promise<Outcome> {
  const { email = '', password = '', to } = textsIn(ask.fields);
  const errors = checkSignIn({ email, password }, contactRules(bff));
  if (errors.length > 0) return refusedFor(errors);
  const asked = { kind: 'customer', login: email.trim().toLowerCase(), password } as const;
  const came = await signInByPassword(bff, ask, {
    ...asked,
    to: ownPath(to, accountPaths.account),
  });
  if (came === 'in') {
    const { loginSuccessful } = accountMessages;
    return done({ status: loginSuccessful, title: loginSuccessful });
  }
  if (came === 'wrong') return { kind: 'refused', message: accountMessages.wrongSignIn };
  // Not said to be successful: somebody who has the password alone has nothing yet.
  const extra = { redirect: accountPaths.signIn };
  return { kind: 'refused', message: accountMessages.staffCodeDue, extra };
}

/** The same for every address. */
export async function askReset(bff: Bff, ask: Ask): Promise<Outcome> {
  const email = textOf(ask.fields.email).trim();
  const errors = emailErrors(email, contactRules(bff));
  if (errors.length > 0) return refusedFor(errors);
  await bff.limits.count(ask.request, 'mails', email);
  const asked = { purpose: 'reset', email, idempotencyKey: ask.key } as const;
  await bff.accounts.mailLink(asked, ask.context);
  return done({ message: accountMessages.resetSent });
}

export async function updateAccount(bff: Bff, ask: Ask): Promise<Outcome> {
  const kept = await saveAccount(bff, ask);
  if ('kind' in kept) return kept;
  const { toConfirm: email } = kept;
  const { saved, emailToConfirm } = accountMessages;
  const said = email === null ? saved : filled(emailToConfirm, { email });
  return done({ msg_status: 1, msg: inEnglish(said), ...filledIn(ask.request.locale, [said]) });
}

/** `toConfirm`: the new address, which its owner confirms by a mailed link. */
export async function saveAccount(
  bff: Bff,
  { session, context, fields }: Ask,
): Promise<Refused | { toConfirm: string | null }> {
  const { accountId } = requireCustomer(session);
  const given = withUae(textsIn(fields));
  const errors = checkAccount(given, contactRules(bff));
  if (errors.length > 0) return refusedFor(errors);
  const parsed = parsePhone(given, contactRules(bff));
  if (!parsed.ok) return refusedFor(checkAccount(given, contactRules(bff)));
  const { phone, dial_code, fullNumber } = parsed;
  const gender = given.gender === 'male' || given.gender === 'female' ? given.gender : '';
  return bff.accounts.saveProfile(
    {
      accountId,
      name: given.name ?? '',
      email: (given.email ?? '').trim(),
      phone,
      dial_code,
      fullNumber,
      gender,
    },
    context,
  );
}

/** As long as the account is there. */
const pictureDays = 3650;

export async function updatePicture(bff: Bff, ask: Ask): Promise<Outcome> {
  const { accountId } = requireCustomer(ask.session);
  const { context, files = {} } = ask;
  const refused = refusedFile(files);
  if (refused) return { kind: 'refused', message: refused.message };
  const { image } = files;
  if (image?.outcome !== 'stored') {
    return { kind: 'refused', message: accountMessages.pictureWrong };
  }
  const { uploadId } = image.upload;
  const owner = ownerOf.account(accountId);
  await bff.documents.keepUploads({ owner, uploadIds: [uploadId], days: pictureDays }, context);
  const { before } = await bff.accounts.setPicture({ accountId, uploadId }, context);
  if (before !== null) await bff.documents.deleteUpload({ uploadId: before, owner }, context);
  return done({ user_id: accountId, image: pictureAddress(uploadId) });
}

/** Another one for another picture, so that a browser does not show the one it has. */
export function pictureAddress(uploadId: string): string {
  return `${accountReads.picture}?v=${encodeURIComponent(uploadId)}`;
}

export async function addExternalPolicy(bff: Bff, ask: Ask): Promise<Outcome> {
  const { accountId } = requireCustomer(ask.session);
  const { context, key, files = {} } = ask;
  const added = await addPolicy(bff, accountId, {
    context,
    key,
    files,
    fields: textsIn(ask.fields),
  });
  if (!added.ok) return { ...refusedFor([added.error]) };
  return done({ msg: accountMessages.policyAdded, msg_status: '1' });
}

export async function addPolicyDocument(bff: Bff, ask: Ask): Promise<Outcome> {
  const { accountId } = requireCustomer(ask.session);
  const { context, files = {} } = ask;
  const { check_list_id: itemId = '', policy_id: said = '' } = textsIn(ask.fields);
  const policy = await policyOfItem(bff, ask, accountId, itemId);
  // Another account's, or an item of another policy than the one that is named.
  if (!policy || (said !== '' && said !== policy.policyId)) throw notFound();
  const file = files[attachmentField(itemId)];
  if (!file) return { kind: 'refused', message: accountMessages.uploadFailed };
  if (file.outcome === 'refused') {
    const why = within(saidOfFile(file));
    return { kind: 'refused', message: filled(accountMessages.uploadFailedFor, { why }) };
  }
  const { uploadId } = file.upload;
  const attached = await attachDocument(bff, { accountId, itemId, uploadId, context });
  if (!attached) throw notFound();
  return done({ policy_id: attached.policyId });
}

export async function deleteAttachment(bff: Bff, ask: Ask): Promise<Outcome> {
  const { accountId } = requireCustomer(ask.session);
  const { id = '', model } = textsIn(ask.fields);
  if (model !== checklistModels.item || !isId(id)) throw notFound();
  const gone = await detachDocument(bff, { accountId, itemId: id, context: ask.context });
  if (!gone) throw notFound();
  return done({ status: 'success' });
}

export async function getChecklist(bff: Bff, ask: Ask): Promise<Outcome> {
  const { accountId } = requireCustomer(ask.session);
  const { id: policyId = '', model } = textsIn(ask.fields);
  if (model !== checklistModels.policy || !isId(policyId)) throw notFound();
  const policy = await bff.accounts.policy({ accountId, policyId }, ask.context);
  if (!policy) throw notFound();
  return done({
    msg_id: policyId,
    csrf_token: ask.session.csrfToken,
    documents: policy.items.map(({ id, paper, uploadId }) => ({
      id,
      name: paperName(paper),
      is_exist: uploadId === null ? '0' : '1',
      filename: uploadId === null ? '' : paper,
      policy_id: policyId,
    })),
  });
}

export async function policyOfItem(
  bff: Bff,
  { context }: Pick<Ask, 'context'>,
  accountId: string,
  itemId: string,
) {
  return isId(itemId) ? bff.accounts.policyOfItem({ accountId, itemId }, context) : null;
}

export function isId(text: string): boolean {
  return /^[\w.-]{1,64}$/.test(text);
}
