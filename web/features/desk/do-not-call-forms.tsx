import { formPaths } from '@muqarin/bff/contract/forms';
import type { ListReason, UnlistReason } from '@muqarin/rules/desk/do-not-call';
import { Button } from '@/components/ui/button.tsx';
import { CsrfField } from '@/components/ui/csrf-field.tsx';
import fieldCss from '@/components/ui/field.module.css';
import { Field } from '@/components/ui/field.tsx';
import { Select } from '@/components/ui/select.tsx';
import { classes } from '@/lib/classes.ts';
import { textsOf } from '@/lib/texts.ts';
import list from '../staff/lead-list.module.css';
import css from './desk.module.css';

interface Props {
  action: 'find' | 'add' | 'remove';
  /** None where nothing is changed. */
  reasons?: readonly (ListReason | UnlistReason)[];
  token: string;
}

/** Posted: a number is a person's, and stands in no address. */
export function NumberForm({ action, reasons = [], token }: Props) {
  const { doNotCall: t, choose } = textsOf('desk');
  const [typed, reason] = [`${action}-typed`, `${action}-reason`];
  return (
    <form method="post" action={formPaths.staffDoNotCall} className={classes(list.row, css.act)}>
      <CsrfField token={token} />
      <h2>{t.forms[action].title}</h2>
      <Field id={typed} label={t.number}>
        <input
          id={typed}
          name="typed"
          type="tel"
          maxLength={40}
          autoComplete="off"
          dir="ltr"
          className={fieldCss.input}
        />
      </Field>
      {reasons.length === 0 ? null : (
        <Field id={reason} label={t.why}>
          <Select id={reason} name="reason" defaultValue="">
            <option value="">{choose}</option>
            {reasons.map((name) => (
              <option key={name} value={name}>
                {t.reasons[name]}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Button look="line" name="action" value={action}>
        {t.forms[action].submit}
      </Button>
    </form>
  );
}

/** A number in each line, of a text or a table; read whole or not at all. */
export function ListFile({ token }: { token: string }) {
  const { file: t } = textsOf('desk').doNotCall;
  return (
    <form
      method="post"
      action={formPaths.staffDoNotCallFile}
      encType="multipart/form-data"
      className={classes(list.row, css.act)}
    >
      <CsrfField token={token} />
      <h2>{t.title}</h2>
      <Field id="list-file" label={t.label} hint={t.help}>
        <input
          id="list-file"
          name="list"
          type="file"
          accept=".csv,.txt,text/csv,text/plain"
          aria-describedby="list-file-hint"
          className={fieldCss.input}
        />
      </Field>
      <Button look="line">{t.submit}</Button>
    </form>
  );
}
