import { type CensusPage, censusPaths } from '@muqarin/bff/contract/medical-corporate/census';
import { fillMessage } from '@muqarin/rules/fill-message';
import { readingFields } from '@muqarin/rules/medical-corporate/census/reading';
import { fillPlural } from '@muqarin/rules/plural';
import { Button } from '@/components/ui/button.tsx';
import { CsrfField } from '@/components/ui/csrf-field.tsx';
import { ErrorSummary } from '@/components/ui/error-summary.tsx';
import ground from '@/components/ui/ground.module.css';
import { Notice } from '@/components/ui/notice.tsx';
import { classes } from '@/lib/classes.ts';
import { summaryOf } from '@/lib/error-words.ts';
import { textsOf } from '@/lib/texts.ts';
import { t as corporate } from '../texts.ts';
import { Asks } from './asks.tsx';
import css from './census.module.css';
import { CensusDrop } from './census-drop.tsx';
import { Columns } from './columns.tsx';
import { Counts } from './counts.tsx';
import { Problems } from './problems.tsx';
import { Rules } from './rules.tsx';

interface Props {
  page: CensusPage;
  csrfToken: string;
}

/** What was read of a staff list, what is asked, what is wrong, and the numbers that it fills in: one plain form. */
export function StaffList({ page, csrfToken }: Props) {
  const t = textsOf('census');
  return (
    <div className={classes(ground.wrap, css.page)}>
      <h1>{t.title}</h1>
      <p className={css.lead}>{t.lead}</p>
      {page.reference === null ? null : (
        <p className={ground.hush}>
          {fillMessage(corporate.reference, { reference: page.reference })}
        </p>
      )}
      {page.notice === null ? null : <Notice tone="warn">{page.notice}</Notice>}
      <ErrorSummary
        title={fillPlural(t.errors, { count: page.errors.length })}
        errors={summaryOf(page.errors)}
      />
      <Figures page={page} />
      {page.hasEarlier ? (
        <p className={css.lead}>
          <a href={censusPaths.changes}>{t.changes}</a>
        </p>
      ) : null}
      <form method="post" action={censusPaths.reading} className={css.form}>
        <CsrfField token={csrfToken} />
        <input type="hidden" name={readingFields.seenCategories} value={page.categories.length} />
        <input type="hidden" name={readingFields.seenProblems} value={page.problemCount} />
        <Asks page={page} />
        <Counts page={page} />
        <div className={css.acts}>
          <Button name="go" value="apply">
            {page.hasQuote ? t.applyAgain : t.apply}
          </Button>
          {page.hasQuote ? null : (
            <Button look="bare" name="go" value="answers">
              {t.answers}
            </Button>
          )}
        </div>
        <Problems page={page} />
        <Rules page={page} />
        <Columns page={page} />
        <Button look="line" name="go" value="read">
          {t.readAgain}
        </Button>
      </form>
      <p className={css.lead}>
        <a href={censusPaths.register} download>
          {t.register}
        </a>{' '}
        <span className={ground.hush}>{t.registerHelp}</span>
      </p>
      <section className={css.other}>
        <h2>{t.otherTitle}</h2>
        <p className={ground.hush}>{t.otherHelp}</p>
        <CensusDrop
          census={{ hasList: false, error: null, notice: null }}
          csrfToken={csrfToken}
          back={censusPaths.census}
        />
        <form method="post" action={censusPaths.forget}>
          <CsrfField token={csrfToken} />
          <Button look="bare">{t.forget}</Button>
        </form>
        <p className={ground.hush}>{t.privacy}</p>
      </section>
    </div>
  );
}

function Figures({ page: { people, categories, problemCount } }: Pick<Props, 'page'>) {
  const t = textsOf('census');
  const employees = categories.reduce((sum, category) => sum + category.employees, 0);
  const figures = [
    [t.peopleRead, people],
    [t.employees, employees],
    [t.rowsWrong, problemCount],
  ] as const;
  return (
    <dl className={css.figures}>
      {figures.map(([label, figure]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
