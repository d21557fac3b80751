import type { CataloguePage, CatalogueView } from '@muqarin/bff/contract/catalogue-pages';
import { formPaths } from '@muqarin/bff/contract/forms';
import { shownDate, shownTime } from '@muqarin/rules/dates';
import { fillMessage } from '@muqarin/rules/fill-message';
import { Button } from '@/components/ui/button.tsx';
import { CsrfField } from '@/components/ui/csrf-field.tsx';
import { Empty } from '@/components/ui/empty.tsx';
import { Field } from '@/components/ui/field.tsx';
import ground from '@/components/ui/ground.module.css';
import { PageHead } from '@/components/ui/page-head.tsx';
import { Select } from '@/components/ui/select.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import { getPage, type Query } from '@/lib/bff.ts';
import { listAddress } from '@/lib/list-address.ts';
import { say } from '@/lib/reader.ts';
import { requestFacts } from '@/lib/request.ts';
import { textsOf } from '@/lib/texts.ts';
import desk from '../desk/desk.module.css';
import list from '../staff/lead-list.module.css';
import { ListChoices } from '../staff/list-choices.tsx';
import { ListPager } from '../staff/list-pager.tsx';
import { pagerTexts } from '../staff/live-list-texts.ts';
import { Said } from './said.tsx';
import { Versions } from './versions.tsx';

export type CatalogueQuery = Query & { view?: string; page?: string };

const views: readonly CatalogueView[] = ['open', 'live', 'ended'];

/** Changes of rate cards by how they stand, and what is in force. */
export async function CatalogueChanges({ query: { view, page: at } }: { query: CatalogueQuery }) {
  const [page, { csrfToken: token }] = await Promise.all([
    getPage<CataloguePage>('/api/pages/staff/catalogue', { view, page: at }),
    requestFacts(),
  ]);
  const t = textsOf('catalogue');
  return (
    <div className={ground.wrap}>
      <PageHead title={t.title}>{t.lead}</PageHead>
      <div className={list.page}>
        <Said page={page} />
        <ListChoices
          label={t.byView}
          values={views}
          chosen={page.view}
          addressOf={(one) => addressOf({ view: one })}
          nameOf={(one) => t.views[one]}
        />
        <div className={desk.lead}>
          <div className={desk.facts}>
            {page.rows.length === 0 ? <Empty title={t.nobody}>{t.nobodyHelp}</Empty> : null}
            <ol className={list.rows}>
              {page.rows.map((row) => (
                <li key={row.changeId} className={list.row}>
                  <Row row={row} />
                </li>
              ))}
            </ol>
            <ListPager
              page={page}
              addressOf={(one) => addressOf({ ...page, page: one })}
              t={pagerTexts()}
            />
          </div>
          <div className={desk.facts}>
            {page.mayChange ? <Begin page={page} token={token} /> : null}
            <Versions lines={page.lines} />
          </div>
        </div>
      </div>
    </div>
  );
}

function Row({ row }: { row: CataloguePage['rows'][number] }) {
  const t = textsOf('catalogue');
  return (
    <div>
      <h2>
        <a href={`${formPaths.staffCatalogue}/${row.changeId}`}>
          <bdi>{row.title}</bdi>
        </a>
      </h2>
      <p className={row.state === 'submitted' ? list.mind : undefined}>{t.states[row.state]}</p>
      <ChangeFacts row={row} />
    </div>
  );
}

/** Of which line, by whom, and when it goes live. */
export function ChangeFacts({ row }: { row: CataloguePage['rows'][number] }) {
  const t = textsOf('catalogue');
  const facts = [
    t.lines[row.line],
    fillMessage(t.by, { names: row.editors.join(', ') }),
    fillMessage(t.touched, { time: shownTime(row.changedAt) }),
    row.goLiveOn === null ? null : fillMessage(t.goesLive, { date: shownDate(row.goLiveOn) }),
    row.problems === 0 ? null : fillMessage(t.problemCount, { count: row.problems }),
  ];
  return <p className={ground.hush}>{facts.filter(Boolean).join(' · ')}</p>;
}

function Begin({ page, token }: { page: CataloguePage; token: string }) {
  const t = textsOf('catalogue');
  const wrong = (field: string) => {
    const found = page.errors.find((error) => error.field === field);
    return found ? say(found.message) : undefined;
  };
  return (
    <section aria-labelledby="catalogue-begin" className={desk.act}>
      <h2 id="catalogue-begin">{t.beginTitle}</h2>
      <form method="post" action={formPaths.staffCatalogue} className={desk.act}>
        <CsrfField token={token} />
        <Field id="line" label={t.line} error={wrong('line')}>
          <Select id="line" name="line" defaultValue={page.typed.line ?? ''}>
            <option value="">{t.choose}</option>
            {page.lines.map(({ line }) => (
              <option key={line} value={line}>
                {t.lines[line]}
              </option>
            ))}
          </Select>
        </Field>
        <TextField
          name="title"
          label={t.changeTitle}
          hint={t.changeTitleHint}
          error={wrong('title')}
          maxLength={120}
          dir="auto"
          defaultValue={page.typed.title ?? ''}
          autoComplete="off"
        />
        <Button name="action" value="begin">
          {t.begin}
        </Button>
      </form>
    </section>
  );
}

function addressOf({ view, page = 1 }: { view: CatalogueView; page?: number }): string {
  return listAddress(formPaths.staffCatalogue, { view: view === 'open' ? null : view }, page);
}
