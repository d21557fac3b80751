import { accountReads, type PolicyList } from '@muqarin/bff/contract/account-pages';
import { accountCalls } from '@muqarin/rules/account/calls';
import { succeeded } from '@muqarin/rules/calls/success';
import { accountMessages } from '@muqarin/rules/messages-account';
import { get } from '@/lib/calls.ts';
import { Refused, useLiveChange } from '@/lib/live/use-live-change.ts';
import { type Live, useLiveRead } from '@/lib/live/use-live-read.ts';
import { useReload } from '@/lib/live/use-reload.ts';
import { postForm, sendRpc } from '@/lib/post-form.ts';
import { sendFiles } from '@/lib/send-files.ts';
import { textsIn } from './form-texts.ts';
import { papersTooLarge } from './papers-too-large.ts';
import { saidBy } from './said-by.ts';
import { showSaid } from './show-said.ts';

const keyOf = (type: string) => ['policies', type];

/** As the page brought them, then as they are read again. */
export function usePolicies(page: PolicyList): Live<PolicyList> {
  const { type } = page;
  return useLiveRead<PolicyList>({
    key: keyOf(type),
    initial: page,
    read: (signal) => get(accountReads.livePolicies, { type }, signal),
  });
}

type Foresee = (page: PolicyList) => PolicyList;

/** Sends a form of an item, and what is said of it: the reason in red where there is one (decisions A17). */
export function useItemForm(type: string) {
  const said = showSaid(accountMessages.uploadFailed);
  const { mutate, isPending } = useLiveChange<PolicyList>(keyOf(type), said);
  const send = (form: HTMLFormElement, foresee?: Foresee) => {
    if (!isPending) mutate({ send: () => sent(form), ...(foresee ? { foresee } : {}) });
  };
  return { send, isPending };
}

export const useReloadOf = (type: string) => useReload(keyOf(type));

const { addDocument, deleteAttachment } = accountCalls;

async function sent(form: HTMLFormElement): Promise<string> {
  // A field may be called `action`, and would stand in the property's place.
  const path = new URL(form.getAttribute('action') ?? '', form.baseURI).pathname;
  const tooLarge = papersTooLarge(form);
  if (tooLarge !== null) {
    form.reset();
    throw new Refused(tooLarge);
  }
  const { body } = await answered(path, form);
  form.reset();
  if (path === addDocument.path && succeeded(addDocument, body)) return accountMessages.fileKept;
  if (path === deleteAttachment.path && succeeded(deleteAttachment, body)) {
    return accountMessages.fileDeleted;
  }
  return saidBy(body, accountMessages.uploadFailed);
}

function answered(path: string, form: HTMLFormElement): Promise<{ body: Record<string, unknown> }> {
  if (form.enctype === 'multipart/form-data') return sendFiles(path, new FormData(form));
  // JSON-RPC, as the document has it (S2 7).
  return path === deleteAttachment.path
    ? sendRpc(path, textsIn(form))
    : postForm(path, textsIn(form));
}
