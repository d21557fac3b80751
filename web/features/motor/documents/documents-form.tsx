'use client';

import type { MotorDocumentsPage } from '@muqarin/bff/contract/motor/order-pages';
import { contractIds } from '@muqarin/rules/contract-ids';
import { fillMessage } from '@muqarin/rules/fill-message';
import { useMemo } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { ErrorSummary } from '@/components/ui/error-summary.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { Tabs } from '@/components/ui/tabs.tsx';
import { MotorFileSlot } from '../purchase/motor-slot.tsx';
import css from './documents.module.css';
import { t } from './texts.ts';
import { useDocuments } from './use-documents.ts';

interface Props {
  page: MotorDocumentsPage;
  csrfToken: string;
  action: string;
}

/** Tabs that advance one by one; without scripts every slot stands under the other (S1 4, 5). */
export function DocumentsForm({ page, csrfToken, action }: Props) {
  const { form, tab, setTab, errors, errorOf, warning, busy, next, submit, ahead } = useDocuments(
    page,
    csrfToken,
  );
  const summary = useMemo(
    () => errors.map(({ field, message }) => ({ target: field || null, message })),
    [errors],
  );
  return (
    <form
      ref={form}
      className={css.form}
      action={action}
      method="post"
      encType="multipart/form-data"
      noValidate
      onSubmit={submit}
    >
      <input type="hidden" name={contractIds.csrfField} value={csrfToken} />
      <input type="hidden" name="ld" value={page.ld} />
      <input type="hidden" name="pd" value={page.pd} />
      {warning && <Notice tone="warn">{warning}</Notice>}
      <ErrorSummary
        title={errors.length > 1 ? fillMessage(t.manyErrors, { count: errors.length }) : t.oneError}
        errors={summary}
      />
      {tab !== null && page.slots.length > 1 && (
        <Tabs
          label={t.tabs}
          tabs={page.slots.map(({ field, label }) => ({ id: field, label }))}
          selected={tab}
          onSelect={setTab}
          prefix="doc"
        />
      )}
      {page.slots.map((slot) => (
        <div
          key={slot.field}
          id={`doc-panel-${slot.field}`}
          hidden={tab !== null && tab !== slot.field}
          {...(tab === null || page.slots.length === 1
            ? {}
            : { role: 'tabpanel', 'aria-labelledby': `doc-tab-${slot.field}` })}
        >
          {slot.reason !== '' && (
            <p className={css.reason}>{fillMessage(t.again, { reason: slot.reason })}</p>
          )}
          <MotorFileSlot
            slot={{ ...slot, status: 'missing' }}
            error={errorOf(slot.field)}
            {...ahead}
          />
        </div>
      ))}
      <Button wide aria-disabled={busy || undefined}>
        {busy ? t.sending : next === null ? t.send : t.next}
      </Button>
    </form>
  );
}
