import { accountReads, type PoliciesPage } from '@muqarin/bff/contract/account-pages';
import { accountCalls } from '@muqarin/rules/account/calls';
import { succeeded } from '@muqarin/rules/calls/success';
import { accountMessages } from '@muqarin/rules/messages-account';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { get } from '@/lib/calls.ts';
import { postForm, refusalOf, sendRpc } from '@/lib/post-form.ts';
import { say } from '@/lib/reader.ts';
import { sendFiles } from '@/lib/send-files.ts';
import { NOTICE_MS, showToast } from '@/lib/toast.ts';
import { textsIn } from './form-texts.ts';

const keyOf = (type: string) => ['policies', type];

/** As the page brought them, then as they are read again after each change. */
export function usePolicies(page: PoliciesPage) {
  const { type } = page;
  const { data } = useQuery({
    queryKey: keyOf(type),
    queryFn: () => get<PoliciesPage | { redirect: string }>(accountReads.policies, { type }),
    initialData: page,
    staleTime: Number.POSITIVE_INFINITY,
  });
  // Away for too long, or signed out in another tab.
  if ('redirect' in data) {
    if (typeof window !== 'undefined') window.location.assign(data.redirect);
    return page.policies;
  }
  return data.policies;
}

/** What a form of an item sends, and what is said of it: the reason in red where there is one (decisions A17). */
export function useItemForm(type: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (form: HTMLFormElement) => {
      // A field may be called `action`, and would stand in the property's place.
      const path = new URL(form.getAttribute('action') ?? '', form.baseURI).pathname;
      const { body } = await send(path, form);
      const said = saidOf(path, body);
      form.reset();
      return said;
    },
    onSuccess: ({ good, text }) => {
      showToast({ text: say(text), tone: good ? 'good' : 'danger', stayMs: NOTICE_MS });
    },
    onError: () => {
      showToast({ text: say(accountMessages.uploadFailed), tone: 'danger', stayMs: NOTICE_MS });
    },
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(type) }),
  });
}

export function useReload(type: string): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: keyOf(type) });
}

const { addDocument, deleteAttachment } = accountCalls;

function saidOf(path: string, body: Record<string, unknown>): { good: boolean; text: string } {
  if (path === addDocument.path && succeeded(addDocument, body)) {
    return { good: true, text: accountMessages.fileKept };
  }
  if (path === deleteAttachment.path && succeeded(deleteAttachment, body)) {
    return { good: true, text: accountMessages.fileDeleted };
  }
  if (body.ok === true && typeof body.notice === 'string') return { good: true, text: body.notice };
  return { good: false, text: refusalOf(body) ?? accountMessages.uploadFailed };
}

function send(path: string, form: HTMLFormElement): Promise<{ body: Record<string, unknown> }> {
  if (form.enctype === 'multipart/form-data') return sendFiles(path, new FormData(form));
  // JSON-RPC, as the document has it (S2 7).
  return path === deleteAttachment.path
    ? sendRpc(path, textsIn(form))
    : postForm(path, textsIn(form));
}
