import {
  type CorporateDocumentsPage,
  corporatePurchasePaths,
} from '@muqarin/bff/contract/medical-corporate/purchase';
import { succeeded } from '@muqarin/rules/calls/success';
import { corporateCalls } from '@muqarin/rules/medical-corporate/calls';
import { groupDocuments, groupFileProblem } from '@muqarin/rules/medical-corporate/uploads';
import { formMessages } from '@muqarin/rules/messages-form';
import { type FormEvent, useRef, useState } from 'react';
import { useFilesAhead } from '@/features/uploads/use-files-ahead.ts';
import type { NamedError } from '@/lib/field-names.ts';
import { say } from '@/lib/reader.ts';
import { sendFiles } from '@/lib/send-files.ts';

/** What is missing or wrong, and sending once both are there (POST submit-documents, S0 7). */
export function useDocuments({ slots, errors: given }: CorporateDocumentsPage, csrfToken: string) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<readonly NamedError[]>(given);
  const [busy, setBusy] = useState(false);
  const { ahead, there, settled } = useFilesAhead('group-document', csrfToken, slots);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || !form.current) return;
    setBusy(true);
    await settled();
    const fields = new FormData(form.current);
    const found = groupDocuments.flatMap(({ field, invalid }) => {
      const chosen = fields.get(field);
      const file = chosen instanceof File && chosen.name !== '' ? chosen : null;
      const problem = file
        ? groupFileProblem(field, { name: file.name, bytes: file.size })
        : invalid;
      const isThere = file === null && there.has(field);
      return isThere || problem === null ? [] : [{ field, message: say(problem) }];
    });
    if (found.length === 0) {
      const { status, body } = await sendFiles(corporateCalls.documents.path, fields);
      if (status === 200 && succeeded(corporateCalls.documents, body)) {
        return location.assign(corporatePurchasePaths.thankYou);
      }
      found.push(...refusedIn(status, body));
    }
    setErrors(found);
    setBusy(false);
  };
  return { form, errors, busy, submit, ahead };
}

function refusedIn(
  status: number,
  body: Record<string, unknown>,
): { field: never; message: string }[] {
  const named = Array.isArray(body.errors) ? (body.errors as NamedError[]) : [];
  const worded = status > 0 && status < 500 && typeof body.error === 'string' ? body.error : null;
  const all =
    named.length > 0 ? named : [{ field: '', message: worded ?? formMessages.somethingFailed }];
  return all.map(({ field, message }) => ({ field: field as never, message: say(message) }));
}
