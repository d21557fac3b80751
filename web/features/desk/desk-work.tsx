import type { DeskLeadPage, DeskRowView } from '@muqarin/bff/contract/desk-pages';
import { formPaths } from '@muqarin/bff/contract/forms';
import { callBackFields, callBackTimes } from '@muqarin/rules/desk/call-back';
import { dispositionNames } from '@muqarin/rules/desk/dispositions';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { CsrfField } from '@/components/ui/csrf-field.tsx';
import fieldCss from '@/components/ui/field.module.css';
import { Field } from '@/components/ui/field.tsx';
import { Select } from '@/components/ui/select.tsx';
import { say } from '@/lib/reader.ts';
import { textsOf } from '@/lib/texts.ts';
import { DayField } from '../policy/day-field.tsx';
import css from './desk.module.css';

interface Props {
  page: DeskLeadPage;
  token: string;
}

/** What whoever holds the lead does: a note, what came of the call, or giving it back. */
export function DeskWork({ page, token }: Props) {
  const t = textsOf('desk');
  const { row, note, callBack } = page;
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
          <Select
            id="disposition"
            name="disposition"
            defaultValue={callBack.error === null ? '' : 'call_back'}
          >
            <option value="">{t.choose}</option>
            {dispositionNames.map((name) => (
              <option key={name} value={name}>
                {t.dispositions[name]}
              </option>
            ))}
          </Select>
        </Field>
        <CallBack {...callBack} />
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

/** Asked of who wants a call back: the day, and a quarter of an hour in which they may be called. */
function CallBack({ first, last, chosen, error }: DeskLeadPage['callBack']) {
  const t = textsOf('desk');
  const { typed, year, month, dayOfMonth } = textsOf('policy').cancel;
  return (
    <>
      <DayField
        id={callBackFields.day}
        label={t.callBackAt}
        error={error === null ? undefined : say(error)}
        first={first}
        last={last}
        chosen={chosen}
        words={{ typed, year, month, day: dayOfMonth }}
      />
      <Field id={callBackFields.time} label={t.callBackTime}>
        <Select id={callBackFields.time} name={callBackFields.time} defaultValue={chosen.time}>
          <option value="">{t.choose}</option>
          {callBackTimes.map((time) => (
            <option key={time} value={time}>
              {time}
            </option>
          ))}
        </Select>
      </Field>
    </>
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
