import {
  type CorporatePlansPage,
  corporatePaths,
} from '@muqarin/bff/contract/medical-corporate/pages';
import { shownDate } from '@muqarin/rules/dates';
import { emirates, nameOf } from '@muqarin/rules/emirates';
import { fillMessage } from '@muqarin/rules/fill-message';
import { corporateFilters, sortIn } from '@muqarin/rules/medical-corporate/plan-list';
import { parseIdList } from '@muqarin/rules/plan-list/compare';
import { parseListView } from '@muqarin/rules/plan-list/rows';
import { Button } from '@/components/ui/button.tsx';
import { CsrfField } from '@/components/ui/csrf-field.tsx';
import ground from '@/components/ui/ground.module.css';
import { Notice } from '@/components/ui/notice.tsx';
import { ProgressLine } from '@/components/ui/progress-line.tsx';
import { ContactFirst } from '@/features/plan-list/contact-first.tsx';
import css from '@/features/plan-list/list.module.css';
import type { Query } from '@/lib/bff.ts';
import { classes } from '@/lib/classes.ts';
import { linkTo } from '@/lib/link-to.ts';
import { say } from '@/lib/reader.ts';
import { textsOf } from '@/lib/texts.ts';
import { CensusDropLater } from '../census/census-drop-later.tsx';
import { t as group } from '../group-texts.ts';
import { ClearedPicks } from '../picks/cleared-picks.tsx';
import { CompareChosen } from '../picks/compare-chosen.tsx';
import { GroupPicks } from '../picks/group-picks.tsx';
import { PicksPanel } from '../picks/picks-panel.tsx';
import { PicksTray } from '../picks/picks-tray.tsx';
import { t } from '../texts.ts';
import { CategoryTabs, categoryName } from './category-tabs.tsx';
import { HiddenPlans } from './hidden-plans.tsx';
import { tabAddress } from './list-address.ts';
import { MemberEditorLater } from './member-editor-later.tsx';
import { Pairs } from './pairs.tsx';
import { CorporatePlansApp } from './plans-app.tsx';
import { assumedWords } from './price-words.ts';
import { PremiumSummary } from './summary.tsx';

interface Props {
  page: CorporatePlansPage;
  query: Query;
  csrfToken: string;
}

/** The corporate list (S0 2): a tab a category with its plans, and Premium Summary, which has neither filters nor sort. */
export function CorporatePlans({ page, query, csrfToken }: Props) {
  const emirate = say(nameOf(emirates, page.emirateId) ?? '');
  const employees = page.categories.reduce((sum, category) => sum + category.employees, 0);
  return (
    <>
      <div className={classes(ground.wrap, css.head)}>
        <ProgressLine label={textsOf('questionnaire').progress} done={100} />
        <h1>{t.plansTitle}</h1>
        <p className={css.who}>
          <span>{fillMessage(group.who, { employees, emirate })}</span>
          <a href={`${corporatePaths.questionnaire}?step=check`}>{group.editAnswers}</a>
        </p>
        <p className={classes(ground.hush, css.meta)}>
          <span>{fillMessage(t.reference, { reference: page.reference })}</span>
          <span>{fillMessage(t.validUntil, { date: shownDate(page.validUntil) })}</span>
        </p>
        <CategoryTabs page={page} />
        <Said page={page} csrfToken={csrfToken} />
        <ClearedPicks
          cleared={page.picks.cleared}
          csrfToken={csrfToken}
          back={tabAddress(page.tab)}
        />
      </div>
      <GroupPicks start={page.picks} csrfToken={csrfToken}>
        {page.tab === null ? null : <PicksPanel page={page} />}
        {page.tab === null ? (
          <SummaryTab page={page} csrfToken={csrfToken} />
        ) : (
          <Tab key={page.tab} page={page} query={query} csrfToken={csrfToken} />
        )}
        {page.tab === null ? (
          <PicksPanel page={page}>
            <CompareChosen page={page} csrfToken={csrfToken} />
          </PicksPanel>
        ) : null}
        <PicksTray />
      </GroupPicks>
      <p className={classes(ground.wrap, ground.hush, css.foot)}>{group.footnote}</p>
    </>
  );
}

/** Until something is chosen the insurers come first: one press chooses for everybody. */
function SummaryTab(props: Omit<Props, 'query'>) {
  const hasPlan = props.page.categories.some(({ chosen }) => chosen !== null);
  return (
    <>
      {hasPlan ? null : <Pairs {...props} />}
      <PremiumSummary {...props} />
      {hasPlan ? <Pairs {...props} /> : null}
    </>
  );
}

function Tab({ page, query, csrfToken }: Props) {
  const category = page.categories.find(({ number }) => number === page.tab);
  if (!category) return null;
  const said = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value ?? '')]),
  );
  const { filters, problem } = corporateFilters.read(query);
  const { networkPairs: pairs, tiles, insurers } = page;
  const known = { ...filters, providers: { ...filters.providers, pairs } };
  const [openId = null] = parseIdList(said.get('open') ?? '');
  return (
    <>
      <div className={ground.wrap}>
        {category.flag === 0 ? (
          <Notice tone="warn">
            {fillMessage(t.assumedNotice, {
              assumptions: assumedWords(['default_band', 'no_low_salary', 'no_married_women']),
            })}
          </Notice>
        ) : null}
        <MemberEditorLater
          page={page}
          category={category}
          csrfToken={csrfToken}
          startOpen={query.edit === '1'}
        />
        <CensusDropLater census={page.census} csrfToken={csrfToken} back={tabAddress(page.tab)} />
      </div>
      <CorporatePlansApp
        page={page}
        category={category}
        rows={{ view: parseListView(said), openId }}
        filters={corporateFilters.settle(known, tiles, { insurers })}
        sort={sortIn(query)}
        problem={problem}
        csrfToken={csrfToken}
        helpHref={linkTo('/contact')}
      >
        <HiddenPlans plans={page.hidden} />
      </CorporatePlansApp>
    </>
  );
}

/** What happened, what was cleared with a way back, and what is asked before others are cleared (decisions M28, M58). */
function Said({ page, csrfToken }: Omit<Props, 'query'>) {
  const { toSwitch } = page;
  const isShownByScript = page.tab !== null && page.warning !== null;
  return (
    <div className={css.said}>
      {page.contactFirst ? (
        <ContactFirst href={`${corporatePaths.questionnaire}?step=company`} />
      ) : null}
      {page.notice === null ? null : <Notice>{page.notice}</Notice>}
      {page.warning === null ? null : isShownByScript ? (
        <noscript>
          <Notice tone="warn">{page.warning}</Notice>
        </noscript>
      ) : (
        <Notice tone="warn">{page.warning}</Notice>
      )}
      {toSwitch ? (
        <div id="switch">
          <Notice
            tone="warn"
            action={
              <SelectForm {...toSwitch} csrfToken={csrfToken} label={group.switchPair} switchPair />
            }
          >
            {fillMessage(group.otherPair, { plan: say(toSwitch.planName) })}
          </Notice>
        </div>
      ) : null}
      {page.cleared.map((one) => (
        <Notice
          key={`${one.category}${one.plan}`}
          tone="warn"
          action={<SelectForm {...one} csrfToken={csrfToken} label={group.undo} switchPair />}
        >
          {fillMessage(group.clearedPlan, {
            plan: say(one.planName),
            category: categoryName(one.category),
          })}
        </Notice>
      ))}
    </div>
  );
}

interface SelectFormProps {
  category: number;
  plan: string;
  label: string;
  csrfToken: string;
  switchPair: boolean;
}

function SelectForm({ category, plan, label, csrfToken, switchPair }: SelectFormProps) {
  return (
    <form method="post" action={corporatePaths.select}>
      <CsrfField token={csrfToken} />
      <input type="hidden" name="category" value={category} />
      <input type="hidden" name="plan" value={plan} />
      {switchPair ? <input type="hidden" name="switch" value="1" /> : null}
      <Button look="bare" aria-label={`${label} ${categoryName(category)}`}>
        {label}
      </Button>
    </form>
  );
}
