import { formPaths } from '@muqarin/bff/contract/forms';
import type { StaffQuotationPage } from '@muqarin/bff/contract/quotation-pages';
import { fillMessage } from '@muqarin/rules/fill-message';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { CsrfField } from '@/components/ui/csrf-field.tsx';
import ground from '@/components/ui/ground.module.css';
import { TextField } from '@/components/ui/text-field.tsx';
import { textsOf } from '@/lib/texts.ts';
import desk from '../desk/desk.module.css';
import list from '../staff/lead-list.module.css';
import css from './quotations.module.css';

interface Props {
  page: StaffQuotationPage;
  token: string;
}

/** Says which quotation, and how it stood when it was looked at. */
export function Acting({ page, token, children }: Props & { children: ReactNode }) {
  return (
    <form method="post" action={formPaths.staffQuotations} className={desk.act}>
      <CsrfField token={token} />
      <input type="hidden" name="quotation_id" value={page.row.quotationId} />
      <input type="hidden" name="turn" value={page.turn} />
      {children}
    </form>
  );
}

export function Flags({ page, token }: Props) {
  const t = textsOf('quotations');
  const words: Readonly<Record<string, string>> = t.flags;
  if (page.flags.length === 0) return null;
  return (
    <section aria-labelledby="quotation-flags" className={css.part}>
      <h2 id="quotation-flags">{t.flagsTitle}</h2>
      <ul className={desk.story}>
        {page.flags.map(({ code, clearedBy, mayClear }) => (
          <li key={code}>
            <p className={clearedBy === null ? list.mind : undefined}>{words[code] ?? code}</p>
            {clearedBy === null ? null : (
              <p className={ground.hush}>{fillMessage(t.clearedBy, { name: clearedBy })}</p>
            )}
            {clearedBy === null && !mayClear ? <p className={ground.hush}>{t.waits}</p> : null}
            {mayClear ? (
              <Acting page={page} token={token}>
                <input type="hidden" name="code" value={code} />
                <Button look="line" name="action" value="clear">
                  {t.clear}
                </Button>
              </Acting>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

export function SendQuotation({ page, token }: Props) {
  const t = textsOf('quotations');
  if (!page.may.includes('send')) return null;
  const wrong = page.errors.find(({ field }) => field === 'email')?.message;
  return (
    <section aria-labelledby="quotation-send" className={css.part}>
      <h2 id="quotation-send">{t.sendTitle}</h2>
      <Acting page={page} token={token}>
        <TextField
          name="email"
          type="email"
          dir="ltr"
          label={t.email}
          error={wrong}
          defaultValue={page.typed.email ?? page.recipient}
          autoComplete="off"
        />
        <TextField
          name="name"
          label={t.name}
          dir="auto"
          defaultValue={page.typed.name ?? page.name}
          autoComplete="off"
        />
        <Button name="action" value="send">
          {page.sent?.version === page.row.version ? t.sendAgain : t.send}
        </Button>
      </Acting>
    </section>
  );
}

export function EndQuotation({ page, token }: Props) {
  const t = textsOf('quotations');
  const [mayBind, mayEnd] = [page.may.includes('bind'), page.may.includes('supersede')];
  if (!mayBind && !mayEnd) return null;
  return (
    <section aria-labelledby="quotation-end" className={css.part}>
      <h2 id="quotation-end">{t.endTitle}</h2>
      <Acting page={page} token={token}>
        {mayBind ? (
          <Button name="action" value="bind">
            {t.bind}
          </Button>
        ) : null}
        {mayEnd ? (
          <Button look="line" name="action" value="supersede">
            {t.withdraw}
          </Button>
        ) : null}
      </Acting>
    </section>
  );
}
