import { type MotorDocumentsPage, motorOrderPaths } from '@muqarin/bff/contract/motor/order-pages';
import { succeeded } from '@muqarin/rules/calls/success';
import { fillMessage } from '@muqarin/rules/fill-message';
import { motorCalls } from '@muqarin/rules/motor/calls';
import { DOCUMENTS_REDIRECT_MS } from '@muqarin/rules/motor/constants';
import { fileProblem } from '@muqarin/rules/motor/file-problem';
import { motorListMessages } from '@muqarin/rules/motor/messages-list';
import { motorPurchaseMessages } from '@muqarin/rules/motor/messages-purchase';
import { nextUploadTab } from '@muqarin/rules/motor/uploads';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useFilesAhead } from '@/features/uploads/use-files-ahead.ts';
import { inReaders, sayMessage } from '@/lib/in-readers.ts';
import { say } from '@/lib/reader.ts';

/** Which slot is open, what is wrong with it, and sending when the last one is through (S1 5). */
export function useDocuments(page: MotorDocumentsPage, csrfToken: string) {
  const fields = page.slots.map(({ field }) => field);
  const [tab, setTab] = useState<string | null>(null);
  const [errors, setErrors] = useState(page.errors);
  const [warning, setWarning] = useState(page.warning);
  const [busy, setBusy] = useState(false);
  const files = useFilesAhead('order-document', csrfToken, page.slots);
  const form = useRef<HTMLFormElement>(null);
  // Only a script can turn pages: until it runs, all slots are there.
  useEffect(() => setTab(page.errors[0]?.field || (page.slots[0]?.field ?? '')), [page]);
  const next = tab === null ? null : nextUploadTab(fields, tab);
  const errorOf = (field: string) => errors.find((row) => row.field === field)?.message;

  const problemOf = (field: string) => {
    const file = form.current && new FormData(form.current).get(field);
    if (files.there.has(field)) return null;
    if (!(file instanceof File) || file.name === '') {
      const label = page.slots.find((slot) => slot.field === field)?.label ?? '';
      return fillMessage(say(motorPurchaseMessages.uploadFile), { label });
    }
    const problem = fileProblem({ name: file.name, type: file.type, bytes: file.size });
    return problem && sayMessage(problem);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || tab === null || !form.current) return;
    const wanted = next === null ? fields : [tab];
    const found = wanted.flatMap((field) => {
      const message = problemOf(field);
      return message === null ? [] : [{ field, message }];
    });
    setErrors(found);
    const [first] = found;
    if (first) return setTab(first.field);
    if (next !== null) return setTab(next);
    setBusy(true);
    await files.settled();
    const answer = await send(new FormData(form.current));
    if (answer.ok) {
      setTimeout(() => location.assign(motorOrderPaths.documentsDone), DOCUMENTS_REDIRECT_MS);
      return;
    }
    setBusy(false);
    setErrors(answer.errors);
    if (answer.errors[0]) setTab(answer.errors[0].field);
    else setWarning(answer.message);
  };

  return { form, tab, setTab, errors, errorOf, warning, busy, next, submit, ahead: files.ahead };
}

/** POST /submit-motor-documents (S1 7). */
async function send(body: FormData) {
  const failed = { ok: false, message: say(motorListMessages.confirmFailed), errors: [] };
  try {
    const answer = await fetch(motorCalls.submitDocuments.path, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body,
    });
    const json = (await answer.json()) as {
      status?: unknown;
      error?: string;
      errors?: { field: string; message: string }[];
    };
    const ok = answer.ok && succeeded(motorCalls.submitDocuments, json);
    const message = answer.status < 500 && json.error ? say(json.error) : failed.message;
    return { ok, message, errors: inReaders(json.errors ?? []) };
  } catch {
    return failed;
  }
}
