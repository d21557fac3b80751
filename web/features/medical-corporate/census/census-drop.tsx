'use client';

import { type CensusDropModel, censusPaths } from '@muqarin/bff/contract/medical-corporate/census';
import { CENSUS_FILE, censusKinds } from '@muqarin/rules/medical-corporate/uploads';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { CsrfField } from '@/components/ui/csrf-field.tsx';
import { receiptText } from '@/components/ui/drawings-company.ts';
import { FieldMessage } from '@/components/ui/field.tsx';
import ground from '@/components/ui/ground.module.css';
import { Icon } from '@/components/ui/icon.tsx';
import native from '@/components/ui/native-file.module.css';
import { Notice } from '@/components/ui/notice.tsx';
import { say } from '@/lib/reader.ts';
import { t } from '../question-texts.ts';
import css from './census-drop.module.css';

interface FormProps {
  csrfToken: string;
  /** The page that says why a list was not read. */
  back: string;
}

export interface CensusDropProps extends FormProps {
  census: CensusDropModel;
}

const accept = censusKinds.map((kind) => `.${kind}`).join(',');
const formId = 'census-form';
const formats = ['xlsx', 'csv'] as const;

/** Where a staff list is dropped, with the form that it goes by. */
export function CensusDrop({ census, ...form }: CensusDropProps) {
  return (
    <>
      <CensusDropForm {...form} />
      <CensusDropBox census={census} />
    </>
  );
}

/** Apart from the box, which may stand within another form. */
export function CensusDropForm({ csrfToken, back }: FormProps) {
  return (
    <form id={formId} method="post" action={censusPaths.census} encType="multipart/form-data">
      <CsrfField token={csrfToken} />
      <input type="hidden" name="return" value={back} />
    </form>
  );
}

/**
 * The browser's own control for files, as large as its box, which takes a file that is dropped on it. With scripts it goes as soon as
 * it is there; without, the button sends it.
 */
export function CensusDropBox({
  census: { hasList, error, notice },
}: Pick<CensusDropProps, 'census'>) {
  const [name, setName] = useState('');
  return (
    <div id="census" className={css.drop}>
      {notice === null ? null : <Notice tone="warn">{say(notice)}</Notice>}
      <FieldMessage id={CENSUS_FILE} error={error ?? undefined} />
      <label className={css.box} htmlFor={CENSUS_FILE}>
        <Icon of={receiptText} size="l" />
        <span>
          <strong id={`${CENSUS_FILE}-label`}>{t.dropTitle}</strong>
          <span id={`${CENSUS_FILE}-hint`} className={ground.hush} aria-live="polite">
            {name === '' ? t.dropHelp : t.dropBusy} <bdi>{name}</bdi>
          </span>
        </span>
        <input
          id={CENSUS_FILE}
          name={CENSUS_FILE}
          form={formId}
          type="file"
          className={native.file}
          accept={accept}
          aria-labelledby={`${CENSUS_FILE}-label`}
          aria-describedby={error ? `${CENSUS_FILE}-error` : `${CENSUS_FILE}-hint`}
          aria-invalid={error ? true : undefined}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            setName(file?.name ?? '');
            if (file) currentTarget.form?.requestSubmit();
          }}
        />
      </label>
      <p className={css.more}>
        <Button look="line" form={formId}>
          {t.dropRead}
        </Button>
        {hasList ? <a href={censusPaths.census}>{t.dropLook}</a> : null}
        <span className={ground.hush}>
          {t.dropTemplate}{' '}
          {formats.map((format) => (
            <a key={format} href={`${censusPaths.template}?format=${format}`} download>
              {format}
            </a>
          ))}
        </span>
      </p>
    </div>
  );
}
