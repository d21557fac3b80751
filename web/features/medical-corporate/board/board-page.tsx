import type { GroupProposalPage } from '@muqarin/bff/contract/medical-corporate/board';
import { shownDate, shownTime } from '@muqarin/rules/dates';
import { emirates, nameOf } from '@muqarin/rules/emirates';
import { fillMessage } from '@muqarin/rules/fill-message';
import { ButtonLink } from '@/components/ui/button.tsx';
import ground from '@/components/ui/ground.module.css';
import { Notice } from '@/components/ui/notice.tsx';
import { PageHead } from '@/components/ui/page-head.tsx';
import { listed } from '@/lib/listed.ts';
import { say } from '@/lib/reader.ts';
import { textsOf } from '@/lib/texts.ts';
import { categoryName } from '../plans/category-tabs.tsx';
import css from './board.module.css';
import { Cover } from './cover.tsx';
import { Option, SideBySide } from './options.tsx';

/** A proposal as a board reads it (read-only): nothing on it needs a script, and nothing on it changes anything. */
export function GroupProposal({ page }: { page: GroupProposalPage }) {
  const t = textsOf('board');
  const { categories, options, reference, validUntil } = page;
  const employees = categories.reduce((sum, each) => sum + each.employees, 0);
  const members = categories.reduce((sum, each) => sum + each.members, 0);
  const emirate = say(nameOf(emirates, page.emirateId) ?? '');
  return (
    <div className={ground.wrap}>
      <PageHead title={t.title}>
        {fillMessage(t.lead, { at: shownTime(page.madeAt), until: shownDate(validUntil) })}
      </PageHead>
      <div className={css.page}>
        <Notice>{t.readOnly}</Notice>
        <p>
          {fillMessage(t.who, { emirate, employees, members })} ·{' '}
          {fillMessage(t.reference, { reference })}
        </p>
        <nav className={ground.row} aria-label={t.files}>
          <ButtonLink look="line" href={page.pdf}>
            {t.pdf}
          </ButtonLink>
          <ButtonLink look="line" href={page.xlsx}>
            {t.xlsx}
          </ButtonLink>
        </nav>
        <SideBySide options={options} />
        {options.map((option) => (
          <Option key={option.option} option={option} />
        ))}
        {page.covers.map((cover) => (
          <Cover key={cover.categories.join()} cover={cover} />
        ))}
        <NotCovered rows={page.notCovered} />
        <section aria-labelledby="for-whom">
          <h2 id="for-whom">{t.forWhom}</h2>
          <dl className={css.facts}>
            {categories.map(({ number, lsb: low, ...heads }) => (
              <div key={number}>
                <dt>{categoryName(number)}</dt>
                <dd>{fillMessage(t.heads, { ...heads, low })}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section aria-labelledby="rests">
          <h2 id="rests">{t.rests}</h2>
          <ul>
            {page.restsOn.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
}

function NotCovered({ rows }: { rows: GroupProposalPage['notCovered'] }) {
  const t = textsOf('board');
  return (
    <section aria-labelledby="lacking">
      <h2 id="lacking">{t.lacking}</h2>
      {rows.length === 0 ? <p>{t.lackingNone}</p> : null}
      <dl className={css.facts}>
        {rows.map(({ plan, name, insurerName, benefits }) => (
          <div key={plan}>
            <dt>{listed([name, insurerName])}</dt>
            <dd>{listed(benefits)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
