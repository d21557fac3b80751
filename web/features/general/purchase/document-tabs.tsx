'use client';

import type { KeptFile } from '@muqarin/bff/contract/file-slots';
import { type GeneralDetailsPage, generalPaths } from '@muqarin/bff/contract/general/pages';
import { succeeded } from '@muqarin/rules/calls/success';
import { contractIds } from '@muqarin/rules/contract-ids';
import { generalCalls } from '@muqarin/rules/general/calls';
import { quoteMessages } from '@muqarin/rules/messages-quote';
import { fillPlural } from '@muqarin/rules/plural';
import { type FormEvent, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button.tsx';
import { circleCheck } from '@/components/ui/drawings.ts';
import { ErrorSummary } from '@/components/ui/error-summary.tsx';
import { FieldMessage } from '@/components/ui/field.tsx';
import { Icon } from '@/components/ui/icon.tsx';
import { Tabs } from '@/components/ui/tabs.tsx';
import { Upload } from '@/components/ui/upload.tsx';
import { keptWords } from '@/features/uploads/file-words.ts';
import { nameOf, rememberName } from '@/features/uploads/kept-names.ts';
import { filesAhead } from '@/features/uploads/send-ahead.ts';
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
  const arrived = (field: string) => setSent((before) => [...before, field]);
  const gone = (field: string) => setSent((before) => before.filter((one) => one !== field));
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
        title={fillPlural(texts.errors, { count: left.length })}
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
              csrfToken={csrfToken}
              texts={texts}
              error={messageOf(left, slot.field)}
              onChange={(there) => (there ? arrived : gone)(slot.field)}
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
  csrfToken: string;
  texts: DocumentTexts;
  error: string | undefined;
  /** Whether it is there now. */
  onChange: (there: boolean) => void;
}

/** What came of the last press; how much has gone while it goes. */
interface Said {
  problem?: string;
  good?: string;
  percent?: number;
}

function UploadForm({ slot, open, csrfToken, texts, error, onChange }: UploadProps) {
  const { field, required } = slot;
  const [said, setSaid] = useState<Said>({});
  const [file, setFile] = useState(slot.file);
  const [name, setName] = useState<string>();
  // Only this browser may know it.
  useEffect(() => setName(file ? nameOf(file.uploadId) : undefined), [file]);
  const uploaded = file !== null;
  // What was said is of this look at the tab; what is under way goes on.
  useEffect(() => {
    if (!open) setSaid(({ percent }) => (percent === undefined ? {} : { percent }));
  }, [open]);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSaid({ percent: 0 });
    const { currentTarget: form } = event;
    const fields = new FormData(form);
    const answer = await upload(fields, texts.tryAgain, (percent) => setSaid({ percent }));
    if (answer.problem !== undefined) return setSaid(answer);
    const { [field]: kept = null } = answer.files;
    const chosen = fields.get(field);
    if (kept && chosen instanceof File) rememberName(kept.uploadId, chosen.name);
    form.reset();
    setFile(kept);
    setSaid({ good: say(quoteMessages.uploaded) });
    onChange(true);
  };
  const takeBack = async () => {
    if (!file) return;
    const problem = await filesAhead('general-document', csrfToken).remove(field, file);
    if (problem !== null) return setSaid({ problem });
    setFile(null);
    setSaid({});
    onChange(false);
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
        there={uploaded}
        thereName={name}
        said={file ? keptWords(file) : undefined}
        onRemove={() => void takeBack()}
        onChoose={() => setSaid(({ percent }) => (percent === undefined ? {} : { percent }))}
        accept={ACCEPT}
        required={!uploaded}
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

/** The documented call (S1 7): the file as it is kept, or what is wrong with it. */
async function upload(
  form: FormData,
  failed: string,
  onProgress: (percent: number) => void,
): Promise<{ problem: string } | { problem?: never; files: Record<string, KeptFile> }> {
  const { body } = await sendFiles(generalCalls.upload.path, form, { onProgress });
  if (succeeded(generalCalls.upload, body)) {
    return { files: (body.files ?? {}) as Record<string, KeptFile> };
  }
  return { problem: typeof body.error === 'string' ? say(body.error) : failed };
}
