'use client';

import { type GeneralDetailsPage, generalPaths } from '@muqarin/bff/contract/general-pages';
import { contractIds } from '@muqarin/rules/contract-ids';
import { uploadSucceeded } from '@muqarin/rules/general/uploads';
import { motorMessages } from '@muqarin/rules/messages-motor';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { circleCheck } from '@/components/ui/drawings.ts';
import { FieldMessage } from '@/components/ui/field.tsx';
import { Icon } from '@/components/ui/icon.tsx';
import { Tabs } from '@/components/ui/tabs.tsx';
import { Upload } from '@/components/ui/upload.tsx';
import { messageOf } from '@/lib/field-names.ts';
import { say } from '@/lib/reader.ts';
import css from './details.module.css';
import type { DocumentTexts } from './document-texts.ts';

interface Props {
  page: GeneralDetailsPage;
  csrfToken: string;
  tab: string | undefined;
  texts: DocumentTexts;
}

type Slot = GeneralDetailsPage['documents'][number];

const ACCEPT = '.pdf,.jpg,.jpeg,.png,.doc,.docx,.xls,.xlsx,.csv';

/** One tab a document; a required one is marked uploaded after a successful call (S1 4). */
export function DocumentTabs({ page, csrfToken, tab, texts }: Props) {
  const [sent, setSent] = useState<readonly string[]>(
    page.documents.filter(({ uploaded }) => uploaded).map(({ field }) => field),
  );
  const first = page.documents.find(({ field }) => field === tab) ?? page.documents[0];
  const [selected, setSelected] = useState<string>(first?.field ?? '');
  const open = page.documents.find(({ field }) => field === selected);
  return (
    <div>
      <Tabs
        label={texts.upload}
        prefix="document"
        selected={selected}
        onSelect={setSelected}
        tabs={page.documents.map(({ field }) => ({
          id: field,
          label: texts.fields[field].label,
          href: `${generalPaths.policyDetails}?tab=${field}`,
        }))}
      />
      {open ? (
        <div
          key={open.field}
          id={`document-panel-${open.field}`}
          role="tabpanel"
          aria-labelledby={`document-tab-${open.field}`}
        >
          <UploadForm
            slot={open}
            uploaded={sent.includes(open.field)}
            csrfToken={csrfToken}
            texts={texts}
            error={messageOf(page.errors, open.field)}
            onSent={() => setSent([...sent, open.field])}
          />
        </div>
      ) : null}
    </div>
  );
}

interface UploadProps {
  slot: Slot;
  uploaded: boolean;
  csrfToken: string;
  texts: DocumentTexts;
  error: string | undefined;
  onSent: () => void;
}

function UploadForm({ slot, uploaded, csrfToken, texts, error, onSent }: UploadProps) {
  const { field, required } = slot;
  const [said, setSaid] = useState<{ problem?: string; good?: string; busy?: boolean }>({});
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSaid({ busy: true });
    const { problem } = await upload(new FormData(event.currentTarget), texts.tryAgain);
    if (problem !== null) return setSaid({ problem });
    setSaid({ good: say(motorMessages.uploaded) });
    onSent();
  };
  const problem = said.problem ?? (said.good ? undefined : error);
  return (
    <form
      className={css.upload}
      method="post"
      action={generalPaths.upload}
      encType="multipart/form-data"
      onSubmit={send}
    >
      <input type="hidden" name={contractIds.csrfField} value={csrfToken} />
      <p>{texts.fields[field].hint}</p>
      <p className={css.state} data-done={uploaded || undefined}>
        {uploaded ? <Icon of={circleCheck} size="s" /> : null}
        {uploaded ? texts.uploaded : required ? texts.required : texts.optional}
      </p>
      <FieldMessage id={field} error={problem} />
      <Upload
        id={field}
        name={field}
        label={texts.fields[field].label}
        prompt={texts.prompt}
        clear={texts.clear}
        accept={ACCEPT}
        required
        problem={problem ? `${field}-error` : undefined}
      />
      <small>{texts.fileTypes}</small>
      <p aria-live="polite">{said.good}</p>
      <Button look="line" disabled={said.busy} aria-busy={said.busy}>
        {said.busy ? texts.uploading : uploaded ? texts.replace : texts.upload}
      </Button>
    </form>
  );
}

/** The documented call (S1 7); what it says of the file, or null. */
async function upload(form: FormData, failed: string): Promise<{ problem: string | null }> {
  try {
    const answer = await fetch(generalPaths.upload, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: form,
    });
    const body = (await answer.json()) as { error?: string };
    return { problem: uploadSucceeded(body) ? null : say(body.error ?? failed) };
  } catch {
    return { problem: failed };
  }
}
