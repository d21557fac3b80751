import type { DeskRowView } from '@muqarin/bff/contract/desk-pages';
import { formPaths } from '@muqarin/bff/contract/forms';
import { dispositionNames } from '@muqarin/rules/desk/dispositions';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { CsrfField } from '@/components/ui/csrf-field.tsx';
import fieldCss from '@/components/ui/field.module.css';
import { Field } from '@/components/ui/field.tsx';
import { Select } from '@/components/ui/select.tsx';
import { textsOf } from '@/lib/texts.ts';
import css from './desk.module.css';

interface Props {
  row: DeskRowView;
  /** As it was typed, where it was refused. */
  note: string;
  token: string;
}

/** What whoever holds the lead does: a note, what came of the call, or giving it back. */
export function DeskWork({ row, note, token }: Props) {
  const t = textsOf('desk');
  return (
    <section aria-labelledby="desk-work" className={css.facts}>
      <h2 id="desk-work">{t.work}</h2>
      <Act row={row} token={token}>
        <Field id="note" label={t.note}>
          <textarea
            id="note"
            name="text"
            rows={3}
            maxLength={2000}
            defaultValue={note}
            className={fieldCss.input}
          />
        </Field>
        <Button look="line" name="action" value="note">
          {t.keepNote}
        </Button>
      </Act>
      <Act row={row} token={token}>
        <Field id="disposition" label={t.disposition}>
          <Select id="disposition" name="disposition" defaultValue="">
            <option value="">{t.choose}</option>
            {dispositionNames.map((name) => (
              <option key={name} value={name}>
                {t.dispositions[name]}
              </option>
            ))}
          </Select>
        </Field>
        <Field id="call-back-at" label={t.callBackAt}>
          <input
            id="call-back-at"
            name="call_back_at"
            type="datetime-local"
            dir="ltr"
            className={fieldCss.input}
          />
        </Field>
        <Button name="action" value="dispose">
          {t.done}
        </Button>
      </Act>
      <Act row={row} token={token}>
        <Button look="bare" name="action" value="release">
          {t.release}
        </Button>
      </Act>
    </section>
  );
}

function Act({
  row: { leadId },
  token,
  children,
}: {
  row: DeskRowView;
  token: string;
  children: ReactNode;
}) {
  return (
    <form method="post" action={formPaths.staffDesk} className={css.act}>
      <CsrfField token={token} />
      <input type="hidden" name="lead_id" value={leadId} />
      {children}
    </form>
  );
}
