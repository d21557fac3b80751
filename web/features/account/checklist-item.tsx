'use client';

import { accountForms, type ItemView } from '@muqarin/bff/contract/account-pages';
import { accountCalls, checklistModels } from '@muqarin/rules/account/calls';
import { accountMessages } from '@muqarin/rules/messages-account';
import type { FormEvent, ReactNode } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { CsrfField } from '@/components/ui/csrf-field.tsx';
import { circleCheck } from '@/components/ui/drawings.ts';
import ground from '@/components/ui/ground.module.css';
import { Icon } from '@/components/ui/icon.tsx';
import { say } from '@/lib/reader.ts';
import { FileControl, papers } from './file-control.tsx';
import { foreseen } from './foresee-items.ts';
import css from './policy-list.module.css';
import { t } from './texts.ts';
import { useItemForm } from './use-policies.ts';

interface Props {
  item: ItemView;
  policyId: string;
  type: string;
  csrfToken: string;
}

/** Pending with its Upload control, or there with tick, View and Delete (S2 4). */
export function ChecklistItem({ item, policyId, type, csrfToken }: Props) {
  const form = useItemForm(type);
  // Apart: what is deleted is asked back while the list is still read again after it.
  const undone = useItemForm(type);
  const { id, name, view, undoUntil } = item;
  const sends = (by: typeof form, foresee?: ReturnType<typeof foreseen.deleted>) => {
    return (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      by.send(event.currentTarget, foresee);
    };
  };
  const back = (
    <input type="hidden" name="return" value={`${accountForms.policies}?type=${type}`} />
  );
  const named = <span className={ground.vh}> {name}</span>;
  return (
    <li className={css.item}>
      <span className={css.name}>
        {view === null ? null : <Icon of={circleCheck} className={css.tick} />}
        <span>{name}</span>{' '}
        <span className={ground.hush}>
          {view === null ? say(accountMessages.pending) : t.there}
        </span>
      </span>
      {view === null ? (
        <span className={css.acts}>
          <form
            method="post"
            action={accountCalls.addDocument.path}
            encType="multipart/form-data"
            className={css.upload}
            onSubmit={sends(form)}
          >
            <CsrfField token={csrfToken} />
            <input type="hidden" name="check_list_id" value={id} />
            <input type="hidden" name="policy_id" value={policyId} />
            {back}
            <FileControl
              id={`file-${id}`}
              name={`attachment_${id}`}
              label={`${say(accountMessages.upload)}: ${name}`}
              accept={papers}
              said={form.isPending ? say(accountMessages.uploadOnProgress) : undefined}
              onChoose={(file, control) => file && control.form?.requestSubmit()}
            />
            <Button look="line" className={css.send}>
              {say(accountMessages.upload)}
              {named}
            </Button>
          </form>
          {undoUntil === null ? null : (
            <Undo
              onSubmit={sends(undone, foreseen.brought(id))}
              csrfToken={csrfToken}
              id={id}
              more={back}
            >
              {t.undo}
              {named}
            </Undo>
          )}
        </span>
      ) : null}
      {view ? (
        <span className={css.acts}>
          <a className={css.view} href={view} target="_blank" rel="noreferrer">
            {say(accountMessages.view)}
            <span className={ground.vh}>
              {' '}
              {name}, {t.newTab}
            </span>
          </a>
          <form
            method="post"
            action={accountCalls.deleteAttachment.path}
            onSubmit={sends(form, foreseen.deleted(id))}
          >
            <CsrfField token={csrfToken} />
            <input type="hidden" name="id" value={id} />
            <input type="hidden" name="model" value={checklistModels.item} />
            {back}
            <Button look="bare">
              {t.delete}
              {named}
            </Button>
          </form>
        </span>
      ) : null}
    </li>
  );
}

interface UndoProps {
  id: string;
  csrfToken: string;
  more: ReactNode;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  children: ReactNode;
}

function Undo({ id, csrfToken, more, onSubmit, children }: UndoProps) {
  return (
    <form method="post" action={accountForms.policies} onSubmit={onSubmit}>
      <CsrfField token={csrfToken} />
      <input type="hidden" name="action" value="undo" />
      <input type="hidden" name="id" value={id} />
      {more}
      <Button look="bare">{children}</Button>
    </form>
  );
}
