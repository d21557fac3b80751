'use client';

import { type GeneralDetailsPage, generalPaths } from '@muqarin/bff/contract/general/pages';
import { succeeded } from '@muqarin/rules/calls/success';
import { contractIds } from '@muqarin/rules/contract-ids';
import { generalCalls } from '@muqarin/rules/general/calls';
import { quoteMessages } from '@muqarin/rules/messages-quote';
import { type FormEvent, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button.tsx';
import { circleCheck } from '@/components/ui/drawings.ts';
import { ErrorSummary } from '@/components/ui/error-summary.tsx';
import { FieldMessage } from '@/components/ui/field.tsx';
import { Icon } from '@/components/ui/icon.tsx';
import { Tabs } from '@/components/ui/tabs.tsx';
import { Upload } from '@/components/ui/upload.tsx';
import { summaryOf } from '@/lib/error-words.ts';
import { messageOf } from '@/lib/field-names.ts';
import { say } from '@/lib/reader.ts';
import { sendFiles } from '@/lib/send-files.ts';
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

/**
 * One tab a document; a required one is marked uploaded after a successful call (S1 4). Every document is in the page, so
 * that what was chosen stays and the summary's links find it: they, and an address that names a document, open its tab.
 */
export function DocumentTabs({ page, csrfToken, tab, texts }: Props) {
  const { documents, errors } = page;
  const [sent, setSent] = useState<readonly string[]>([]);
  const [selected, setSelected] = useState<string>(firstOf(page, tab));
  useEffect(() => {
    const openNamed = () => {
      const named = documents.find(({ field }) => location.hash === `#${field}`);
      if (named) setSelected(named.field);
    };
    openNamed();
    window.addEventListener('hashchange', openNamed);
    return () => window.removeEventListener('hashchange', openNamed);
  }, [documents]);
  const left = errors.filter(({ field }) => !sent.includes(field));
  return (
    <div>
      <ErrorSummary
        title={left.length === 1 ? texts.errorsOne : texts.errorsMany}
        errors={summaryOf(errors)}
        done={sent}
        // At once: a hidden control takes no focus.
        onGo={(field) => flushSync(() => setSelected(field))}
      />
      <Tabs
        label={texts.upload}
        prefix="document"
        selected={selected}
        onSelect={setSelected}
        tabs={documents.map(({ field }) => ({
          id: field,
          label: texts.fields[field].label,
          href: `${generalPaths.policyDetails}?tab=${field}`,
        }))}
      />
      <div className={css.panels}>
        {documents.map((slot) => (
          <div
            key={slot.field}
            id={`document-panel-${slot.field}`}
            role="tabpanel"
            aria-labelledby={`document-tab-${slot.field}`}
            hidden={slot.field !== selected}
          >
            <UploadForm
              slot={slot}
              open={slot.field === selected}
              uploaded={slot.uploaded || sent.includes(slot.field)}
              csrfToken={csrfToken}
              texts={texts}
              error={messageOf(left, slot.field)}
              onSent={() => setSent((before) => [...before, slot.field])}
            />
          </div>
        ))}
      </div>
    </div>
  );
}

/** The tab of the address, else the first that something is wrong with. */
function firstOf({ documents, errors }: GeneralDetailsPage, tab: string | undefined): string {
  const asked = documents.find(({ field }) => field === tab);
  const wrong = documents.find(({ field }) => errors.some((error) => error.field === field));
  return (asked ?? wrong ?? documents[0])?.field ?? '';
}

interface UploadProps {
  slot: Slot;
  /** Its tab is in view. */
  open: boolean;
  uploaded: boolean;
  csrfToken: string;
  texts: DocumentTexts;
  error: string | undefined;
  onSent: () => void;
}

/** What came of the last press; how much has gone while it goes. */
interface Said {
  problem?: string;
  good?: string;
  percent?: number;
}

function UploadForm({ slot, open, uploaded, csrfToken, texts, error, onSent }: UploadProps) {
  const { field, required } = slot;
  const [said, setSaid] = useState<Said>({});
  // What was said is of this look at the tab; what is under way goes on.
  useEffect(() => {
    if (!open) setSaid(({ percent }) => (percent === undefined ? {} : { percent }));
  }, [open]);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSaid({ percent: 0 });
    const { problem } = await upload(new FormData(event.currentTarget), texts.tryAgain, (percent) =>
      setSaid({ percent }),
    );
    if (problem !== null) return setSaid({ problem });
    setSaid({ good: say(quoteMessages.uploaded) });
    onSent();
  };
  const problem = said.problem ?? error;
  const isBusy = said.percent !== undefined;
  return (
    <form
      className={css.upload}
      method="post"
      // The tab to come back to, also from a file that could not be read.
      action={`${generalPaths.upload}?tab=${field}`}
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
        words={texts.file}
        percent={said.percent}
        onChoose={() => setSaid(({ percent }) => (percent === undefined ? {} : { percent }))}
        accept={ACCEPT}
        required
        problem={problem ? `${field}-error` : undefined}
      />
      <small>{texts.fileTypes}</small>
      <p aria-live="polite">{said.good}</p>
      <Button look="line" disabled={isBusy} aria-busy={isBusy}>
        {isBusy ? texts.uploading : uploaded ? texts.replace : texts.upload}
      </Button>
    </form>
  );
}

/** The documented call (S1 7); what it says of the file, or null. */
async function upload(
  form: FormData,
  failed: string,
  onProgress: (percent: number) => void,
): Promise<{ problem: string | null }> {
  const { body } = await sendFiles(generalCalls.upload.path, form, { onProgress });
  if (succeeded(generalCalls.upload, body)) return { problem: null };
  return { problem: typeof body.error === 'string' ? say(body.error) : failed };
}
