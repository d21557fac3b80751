import type { DeskSearchPage } from '@muqarin/bff/contract/desk-pages';
import { formPaths } from '@muqarin/bff/contract/forms';
import { fillMessage } from '@muqarin/rules/fill-message';
import { Button } from '@/components/ui/button.tsx';
import { CsrfField } from '@/components/ui/csrf-field.tsx';
import { Empty } from '@/components/ui/empty.tsx';
import fieldCss from '@/components/ui/field.module.css';
import { Field } from '@/components/ui/field.tsx';
import ground from '@/components/ui/ground.module.css';
import { Notice } from '@/components/ui/notice.tsx';
import { PageHead } from '@/components/ui/page-head.tsx';
import { getPage } from '@/lib/bff.ts';
import { classes } from '@/lib/classes.ts';
import { say } from '@/lib/reader.ts';
import { requestFacts } from '@/lib/request.ts';
import { textsOf } from '@/lib/texts.ts';
import list from '../staff/lead-list.module.css';
import css from './desk.module.css';
import { DeskRow } from './desk-row.tsx';
import { deskRowTexts } from './desk-row-texts.ts';

/** What was looked for last: leads with their person, the newest first. */
export async function DeskSearch() {
  const [page, { csrfToken }] = await Promise.all([
    getPage<DeskSearchPage>('/api/pages/staff/desk/search'),
    requestFacts(),
  ]);
  const { search: t, toDesk } = textsOf('desk');
  return (
    <div className={ground.wrap}>
      <PageHead title={t.title}>{t.help}</PageHead>
      <div className={list.page}>
        {page.error ? <Notice tone="warn">{say(page.error)}</Notice> : null}
        <DeskSearchForm token={csrfToken} />
        <Found page={page} />
        <p>
          <a href={formPaths.staffDesk}>{toDesk}</a>
        </p>
      </div>
    </div>
  );
}

function Found({ page: { rows, isAll } }: { page: DeskSearchPage }) {
  const t = textsOf('desk').search;
  const rowTexts = deskRowTexts();
  if (rows === null) return null;
  if (rows.length === 0) return <Empty title={t.none}>{t.noneHelp}</Empty>;
  return (
    <>
      <p className={ground.hush} role="status">
        {fillMessage(t.found, { total: rows.length })} {isAll ? null : t.more}
      </p>
      <ol className={list.rows}>
        {rows.map((row) => (
          <li key={row.leadId} className={classes(list.row, css.row)}>
            <DeskRow t={rowTexts} row={row} name={row.name} />
          </li>
        ))}
      </ol>
    </>
  );
}

/** Posted: what was typed is a person's, and stands in no address. */
export function DeskSearchForm({ token }: { token: string }) {
  const t = textsOf('desk').search;
  return (
    <search>
      <form method="post" action={formPaths.staffSearch} className={css.next}>
        <CsrfField token={token} />
        <Field id="desk-search" label={t.label}>
          <input
            id="desk-search"
            name="typed"
            type="search"
            maxLength={80}
            autoComplete="off"
            dir="auto"
            className={fieldCss.input}
          />
        </Field>
        <Button look="line">{t.submit}</Button>
      </form>
    </search>
  );
}
