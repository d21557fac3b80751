import type { CensusPage } from '@muqarin/bff/contract/medical-corporate/census';
import { fillMessage } from '@muqarin/rules/fill-message';
import { letterOf } from '@muqarin/rules/medical-corporate/categories';
import {
  AS_LISTED,
  GRADE_STEPS,
  HAND_LINES,
  offeredLetters,
  readingFields,
} from '@muqarin/rules/medical-corporate/census/reading';
import { chevronDown } from '@/components/ui/drawings.ts';
import { FieldGroup } from '@/components/ui/field.tsx';
import ground from '@/components/ui/ground.module.css';
import { Icon } from '@/components/ui/icon.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import { textsOf } from '@/lib/texts.ts';
import css from './census.module.css';
import { LabelledSelect } from './labelled-select.tsx';

interface Props {
  page: CensusPage;
}

interface Option {
  value: string;
  label: string;
}

const MOST_EXCEPTIONS = 10;

/** Who is in which category: by a column, by a rule over grades, all in one; exceptions by hand come first. */
export function Rules({ page }: Props) {
  const t = textsOf('census');
  const isAsked = page.asked.some(({ field }) => field === 'category');
  const hasColumn = isAsked || page.columns.some(({ field }) => field === 'category');
  const hasGrades = page.grades.length > 0;
  if (!hasColumn && !hasGrades) return null;
  const letters = offeredLetters(page.categories.map(({ number }) => number)).map(asOption);
  const ways = [
    ...(hasColumn ? [['column', t.byColumn] as const] : []),
    ...(hasGrades ? [['grade', t.byGrade] as const] : []),
    // A list without such a column is all in one by itself, and is not once somebody names a column.
    [hasColumn ? 'one' : 'column', t.byOne] as const,
  ];
  const { by, others } = page.reading.categories;
  return (
    <details id="rules" className={css.fold} open={page.withoutCategory > 0 || page.by === 'grade'}>
      <summary>
        {t.rulesTitle}
        <Icon of={chevronDown} size="s" className={css.chevron} />
      </summary>
      <FieldGroup id={readingFields.by} label={t.rulesHelp}>
        {ways.map(([value, label]) => (
          <label key={value} className={css.choice}>
            <input
              type="radio"
              name={readingFields.by}
              value={value}
              defaultChecked={value === by || (by === 'one' && value === 'column' && !hasColumn)}
            />
            <span>{label}</span>
          </label>
        ))}
      </FieldGroup>
      {hasGrades ? <Steps page={page} letters={letters} /> : null}
      <LabelledSelect
        name={readingFields.others}
        label={t.others}
        value={others === null ? '' : letterOf(others)}
        options={[{ value: '', label: t.othersOut }, ...letters]}
      />
      <Exceptions page={page} letters={letters} />
    </details>
  );
}

function Steps({ page, letters }: Props & { letters: readonly Option[] }) {
  const t = textsOf('census');
  const { steps } = page.reading.categories;
  const grades = page.grades.map((one) => fillMessage(t.gradeCount, one)).join(' · ');
  const lines = Array.from({ length: Math.min(GRADE_STEPS, steps.length + 2) }, (_, at) => at);
  return (
    <fieldset className={css.steps}>
      <legend>{t.byGrade}</legend>
      <p className={ground.hush}>{fillMessage(t.gradesThere, { grades })}</p>
      {lines.map((at) => (
        <div key={at} className={css.line}>
          <TextField
            name={readingFields.step(at, 'grade')}
            label={t.stepGrade}
            defaultValue={steps[at]?.grade ?? ''}
            maxLength={60}
          />
          <LabelledSelect
            name={readingFields.step(at, 'how')}
            label={t.stepHow}
            value={steps[at]?.how ?? 'from'}
            options={(['from', 'to', 'is'] as const).map((how) => ({ value: how, label: t[how] }))}
          />
          <LabelledSelect
            name={readingFields.step(at, 'category')}
            label={t.stepCategory}
            value={letterOf(steps[at]?.category ?? Math.min(at + 1, letters.length))}
            options={letters}
          />
        </div>
      ))}
    </fieldset>
  );
}

function Exceptions({ page, letters }: Props & { letters: readonly Option[] }) {
  const t = textsOf('census');
  const { exceptions } = page.reading.categories;
  const asListed = { value: AS_LISTED, label: t.asListed };
  return (
    <fieldset className={css.steps}>
      <legend>{t.exceptions}</legend>
      {exceptions.slice(-MOST_EXCEPTIONS).map(({ row, category }) => (
        <LabelledSelect
          key={row}
          name={readingFields.exception(row)}
          label={fillMessage(t.categoryOf, { row })}
          value={letterOf(category)}
          options={[asListed, ...letters]}
        />
      ))}
      {Array.from({ length: HAND_LINES }, (_, at) => at).map((at) => (
        <div key={at} className={css.line}>
          <TextField
            name={readingFields.hand(at, 'row')}
            label={t.exceptionRow}
            inputMode="numeric"
            dir="ltr"
            autoComplete="off"
            maxLength={6}
          />
          <LabelledSelect
            name={readingFields.hand(at, 'category')}
            label={t.stepCategory}
            value="A"
            options={letters}
          />
        </div>
      ))}
    </fieldset>
  );
}

function asOption(letter: string): Option {
  return { value: letter, label: letter };
}
