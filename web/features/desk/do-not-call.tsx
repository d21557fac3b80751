import type { DoNotCallFound, DoNotCallPage, ListedView } from '@muqarin/bff/contract/do-not-call';
import { formPaths } from '@muqarin/bff/contract/forms';
import { shownTime } from '@muqarin/rules/dates';
import { listReasons, unlistReasons } from '@muqarin/rules/desk/do-not-call';
import { fillMessage } from '@muqarin/rules/fill-message';
import { Empty } from '@/components/ui/empty.tsx';
import ground from '@/components/ui/ground.module.css';
import { Notice } from '@/components/ui/notice.tsx';
import { PageHead } from '@/components/ui/page-head.tsx';
import { getPage, type Query } from '@/lib/bff.ts';
import { listAddress } from '@/lib/list-address.ts';
import { listed } from '@/lib/listed.ts';
import { say } from '@/lib/reader.ts';
import { requestFacts } from '@/lib/request.ts';
import { textsOf } from '@/lib/texts.ts';
import list from '../staff/lead-list.module.css';
import { ListPager } from '../staff/list-pager.tsx';
import { pagerTexts } from '../staff/live-list-texts.ts';
import css from './desk.module.css';
import { ListFile, NumberForm } from './do-not-call-forms.tsx';

export type DoNotCallQuery = Query & { page?: string };

/** Numbers that nobody may call to sell: one is looked up, added or taken off; a file is read in. */
export async function DoNotCall({ query: { page: asked } }: { query: DoNotCallQuery }) {
  const [page, { csrfToken }] = await Promise.all([
    getPage<DoNotCallPage>('/api/pages/staff/desk/do-not-call', { page: asked }),
    requestFacts(),
  ]);
  const { doNotCall: t } = textsOf('desk');
  return (
    <div className={ground.wrap}>
      <PageHead title={t.title}>{t.lead}</PageHead>
      <div className={list.page}>
        {page.error ? <Notice tone="warn">{say(page.error)}</Notice> : null}
        {page.notice ? <Notice>{say(page.notice)}</Notice> : null}
        {page.bad ? <BadLines bad={page.bad} /> : null}
        {page.found ? <Found found={page.found} /> : null}
        <div className={css.wall}>
          <NumberForm action="find" token={csrfToken} />
          <NumberForm action="add" reasons={listReasons} token={csrfToken} />
          <NumberForm action="remove" reasons={unlistReasons} token={csrfToken} />
          <ListFile token={csrfToken} />
        </div>
        <section aria-labelledby="listed" className={css.section}>
          <h2 id="listed">{fillMessage(t.total, { total: page.total })}</h2>
          {page.numbers.length === 0 ? <Empty title={t.none}>{t.noneHelp}</Empty> : null}
          <ol className={list.rows}>
            {page.numbers.map((number) => (
              <li key={`${number.at} ${number.ending} ${number.by}`} className={list.row}>
                {sentence(number)}
              </li>
            ))}
          </ol>
          <ListPager
            page={page}
            addressOf={(at) => listAddress(formPaths.staffDoNotCall, {}, at)}
            t={pagerTexts()}
          />
        </section>
      </div>
    </div>
  );
}

function Found({ found: { ending, listed: entry, askedUs } }: { found: DoNotCallFound }) {
  const { doNotCall: t } = textsOf('desk');
  return (
    <div className={list.row} role="status">
      <p>
        {entry === null ? fillMessage(t.notListed, { ending }) : sentence({ ...entry, ending })}
      </p>
      {askedUs ? <p className={list.mind}>{t.askedUs}</p> : null}
    </div>
  );
}

function BadLines({ bad: { lines, total } }: { bad: NonNullable<DoNotCallPage['bad']> }) {
  const { doNotCall: t } = textsOf('desk');
  return (
    <section aria-labelledby="bad-lines" className={list.row}>
      <h2 id="bad-lines">{fillMessage(t.badLines, { total })}</h2>
      <p>{fillMessage(t.lines, { lines: listed(lines.map(String)) })}</p>
      {total > lines.length ? <p className={ground.hush}>{t.moreLines}</p> : null}
    </section>
  );
}

function sentence({ ending, at, reason, by }: ListedView): string {
  const { doNotCall: t } = textsOf('desk');
  const parts = [
    ending === '' ? t.noEnding : fillMessage(t.ending, { ending }),
    t.reasons[reason],
    shownTime(at),
    by,
  ];
  return parts.filter(Boolean).join(' · ');
}
