'use client';

import {
  type CorporateDocumentsPage,
  corporatePurchasePaths,
} from '@muqarin/bff/contract/medical-corporate/purchase';
import { corporateMessages } from '@muqarin/rules/medical-corporate/messages';
import { groupDocuments, groupFileProblem } from '@muqarin/rules/medical-corporate/uploads';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { CsrfField } from '@/components/ui/csrf-field.tsx';
import { ErrorSummary } from '@/components/ui/error-summary.tsx';
import { FileSlot } from '@/features/uploads/file-slot.tsx';
import { messageOf } from '@/lib/field-names.ts';
import { say } from '@/lib/reader.ts';
import css from './purchase.module.css';
import { t } from './texts.ts';
import { useDocuments } from './use-documents.ts';

interface Props {
  page: CorporateDocumentsPage;
  csrfToken: string;
}

/** Both files, each sent as soon as it is chosen; without scripts the form takes them along (S0 5, decisions M50). */
export function DocumentsForm({ page, csrfToken }: Props) {
  const { form, errors, busy, submit, ahead } = useDocuments(page, csrfToken);
  const note = useNote();
  const summary = useMemo(
    () => errors.map(({ field, message }) => ({ target: field || null, message })),
    [errors],
  );
  return (
    <form
      ref={form}
      className={css.form}
      method="post"
      action={corporatePurchasePaths.sendDocuments}
      encType="multipart/form-data"
      noValidate
      onSubmit={submit}
    >
      <CsrfField token={csrfToken} />
      <ErrorSummary title={errors.length > 1 ? t.twoErrors : t.oneError} errors={summary} />
      {page.slots.map(({ field, file }) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: the control within is what is pressed
        <div
          key={field}
          className={css.slot}
          onClick={field === 'census_file' ? note.show : undefined}
          onKeyDown={field === 'census_file' ? note.show : undefined}
        >
          <FileSlot
            {...ahead}
            field={field}
            label={t[field]}
            accept={acceptOf(field)}
            file={file}
            error={messageOf(errors, field)}
            problemOf={async ({ name, size: bytes }) => {
              const problem = groupFileProblem(field, { name, bytes });
              return problem === null ? null : say(problem);
            }}
            // What went on to the insurer is replaced, not taken away.
            remove={page.submitted ? undefined : ahead.remove}
          />
          <small>{t[`${field}_hint`]}</small>
          {field === 'census_file' ? (
            <p className={css.note} aria-live="polite">
              {note.isShown ? say(corporateMessages.censusFormats) : null}
            </p>
          ) : null}
        </div>
      ))}
      <Button aria-disabled={busy || undefined}>{busy ? t.sending : t.send}</Button>
    </form>
  );
}

type Field = CorporateDocumentsPage['slots'][number]['field'];

function acceptOf(field: Field): string {
  const { accept = [] } = groupDocuments.find((one) => one.field === field) ?? {};
  return accept.map((kind) => (kind === 'jpeg' ? '.jpeg,.jpg' : `.${kind}`)).join(',');
}

/** S0 9. */
const NOTE_MS = 3000;

/** The formats of the staff list, said while somebody opens its control. */
function useNote() {
  const [isShown, setShown] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const show = () => {
    clearTimeout(timer.current);
    setShown(true);
    timer.current = setTimeout(() => setShown(false), NOTE_MS);
  };
  return { isShown, show };
}
