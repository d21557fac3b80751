import { type GeneralPlansPage, generalPaths } from '@muqarin/bff/contract/general/pages';
import { shownDate } from '@muqarin/rules/dates';
import { emirates, nameOf } from '@muqarin/rules/emirates';
import { fillMessage } from '@muqarin/rules/fill-message';
import { generalFilters } from '@muqarin/rules/general/plan-list';
import { parseIdList } from '@muqarin/rules/plan-list/compare';
import { parseListView } from '@muqarin/rules/plan-list/rows';
import ground from '@/components/ui/ground.module.css';
import { Notice } from '@/components/ui/notice.tsx';
import { ProgressLine } from '@/components/ui/progress-line.tsx';
import { ContactFirst } from '@/features/plan-list/contact-first.tsx';
import css from '@/features/plan-list/list.module.css';
import type { Query } from '@/lib/bff.ts';
import { classes } from '@/lib/classes.ts';
import { say } from '@/lib/reader.ts';
import { t } from '../texts.ts';
import { OpenTypes } from './open-types.tsx';
import { GeneralPlansApp } from './plans-app.tsx';

interface Props {
  page: GeneralPlansPage;
  query: Query;
  csrfToken: string;
}

/** The general list (S1 2): the business, what a person has to price, and the plans with their script. */
export function GeneralPlans({ page, query, csrfToken }: Props) {
  const said = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value ?? '')]),
  );
  const { filters, problem = null } = generalFilters.read(query);
  const [openId = null] = parseIdList(said.get('open') ?? '');
  const emirate = say(nameOf(emirates, page.emirateId) ?? '');
  const isPriced = page.tiles.length > 0;
  return (
    <>
      <div className={classes(ground.wrap, css.head)}>
        <ProgressLine label={t.progress} done={100} />
        <h1>{t.plansTitle}</h1>
        <p className={css.who}>
          <span>{fillMessage(t.who, { activity: page.activity, emirate })}</span>
          <a href={generalPaths.wizard}>{t.editAnswers}</a>
        </p>
        <p className={classes(ground.hush, css.meta)}>
          <span>{fillMessage(t.reference, { reference: page.reference })}</span>
          <span>{fillMessage(t.validUntil, { date: shownDate(page.validUntil) })}</span>
        </p>
        <div className={css.said}>
          {page.contactFirst ? (
            <ContactFirst href={`${generalPaths.wizard}?step=general_contact_page`} />
          ) : null}
          {page.notice === null ? null : <Notice>{page.notice}</Notice>}
          {page.warning === null || isPriced ? null : <Notice tone="warn">{page.warning}</Notice>}
          {page.requestedPolicies.map(({ planName: plan, reference }) => (
            <Notice key={reference}>{fillMessage(t.requestedPlan, { plan, reference })}</Notice>
          ))}
        </div>
        <OpenTypes page={page} csrfToken={csrfToken} />
      </div>
      {isPriced ? (
        <GeneralPlansApp
          page={page}
          rows={{ view: parseListView(said), openId }}
          filters={generalFilters.settle(filters, page.tiles, {})}
          problem={problem}
          csrfToken={csrfToken}
        />
      ) : null}
      <p className={classes(ground.wrap, ground.hush, css.foot)}>{t.footnote}</p>
    </>
  );
}
