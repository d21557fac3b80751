import { accountForms, accountReads } from '@muqarin/bff/contract/account-pages';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
import { CsrfField } from '@/components/ui/csrf-field.tsx';
import fieldCss from '@/components/ui/field.module.css';
import ground from '@/components/ui/ground.module.css';
import { requestFacts } from '@/lib/request.ts';
import { textsOf } from '@/lib/texts.ts';
import accountCss from '../account.module.css';

/** When policies end, for a calendar: a file, and a link that can be made anew. */
export async function CalendarPart({ address, token }: { address: string | null; token: string }) {
  const t = textsOf('timeline');
  const { origin } = await requestFacts();
  return (
    <details className={accountCss.fold}>
      <summary>{t.calendarTitle}</summary>
      <p>{t.calendarLead}</p>
      <form method="post" action={accountForms.calendar} className={fieldCss.fields}>
        <CsrfField token={token} />
        {address === null ? null : (
          <p className={fieldCss.field}>
            <label className={fieldCss.label} htmlFor="calendar-link">
              {t.calendarLink}
            </label>
            <input
              id="calendar-link"
              className={fieldCss.input}
              dir="ltr"
              readOnly
              aria-describedby="calendar-hint"
              value={`${origin}${address}`}
            />
          </p>
        )}
        <p id="calendar-hint" className={ground.hush}>
          {t.calendarHint}
        </p>
        <p className={ground.row}>
          <ButtonLink look="line" href={accountReads.calendar}>
            {t.calendarFile}
          </ButtonLink>
          <Button look="line">{address === null ? t.calendarMake : t.calendarRenew}</Button>
        </p>
      </form>
    </details>
  );
}
