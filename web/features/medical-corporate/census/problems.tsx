import {
  type CensusPage,
  type CensusProblem,
  censusPaths,
} from '@muqarin/bff/contract/medical-corporate/census';
import { fillMessage } from '@muqarin/rules/fill-message';
import { offeredLetters, readingFields } from '@muqarin/rules/medical-corporate/census/reading';
import { censusFieldNames } from '@muqarin/rules/medical-corporate/messages-census';
import fieldCss from '@/components/ui/field.module.css';
import ground from '@/components/ui/ground.module.css';
import { say } from '@/lib/reader.ts';
import { textsOf } from '@/lib/texts.ts';
import css from './census.module.css';
import { LabelledSelect } from './labelled-select.tsx';

/** Each row that is left out: where, what was read, what is allowed, and the cell to put it right in. */
export function Problems({ page }: { page: CensusPage }) {
  const t = textsOf('census');
  const { problems, problemCount } = page;
  if (problemCount === 0) return null;
  const letters = offeredLetters(page.categories.map(({ number }) => number));
  return (
    <section className={css.part} id="problems">
      <h2>{t.problemsTitle}</h2>
      <p>{t.problemsHelp}</p>
      <p className={ground.row}>
        <a href={`${censusPaths.errors}?format=xlsx`} download>
          {t.errorsXlsx}
        </a>
        <a href={`${censusPaths.errors}?format=csv`} download>
          {t.errorsCsv}
        </a>
      </p>
      {problems.length < problemCount ? (
        <p className={ground.hush}>
          {fillMessage(t.problemsFirst, { shown: problems.length, count: problemCount })}
        </p>
      ) : null}
      <ul className={css.problems}>
        {problems.map((problem) => (
          <Problem key={`${problem.row} ${problem.field}`} problem={problem} letters={letters} />
        ))}
      </ul>
    </section>
  );
}

function Problem({ problem, letters }: { problem: CensusProblem; letters: readonly string[] }) {
  const t = textsOf('census');
  const { row, header, field, read, wrong, allowed, isAnothers } = problem;
  return (
    <li>
      <div>
        <p>
          <strong>{fillMessage(t.row, { row })}</strong>{' '}
          <bdi>{header === '' ? say(censusFieldNames[field]) : header}</bdi>
        </p>
        <p className={ground.hush}>
          {t.readAs}: <bdi>{read === '' ? t.nothing : `“${read}”`}</bdi>
        </p>
        <p>
          {wrong} {isAnothers ? null : allowed}
        </p>
      </div>
      <PutRight problem={problem} letters={letters} />
    </li>
  );
}

function PutRight({ problem, letters }: { problem: CensusProblem; letters: readonly string[] }) {
  const t = textsOf('census');
  const { row, column, field, read, needsCategory, isAnothers } = problem;
  if (needsCategory) {
    return (
      <LabelledSelect
        name={readingFields.exception(row)}
        label={fillMessage(t.categoryOf, { row })}
        value=""
        options={[
          { value: '', label: t.leaveOut },
          ...letters.map((letter) => ({ value: letter, label: letter })),
        ]}
      />
    );
  }
  if (isAnothers || column === null) return null;
  const name = readingFields.cell(row, column);
  return (
    <div className={css.cell}>
      <label className={ground.vh} htmlFor={name}>
        {fillMessage(t.correct, { row, field: say(censusFieldNames[field]) })}
      </label>
      <input id={name} name={name} className={fieldCss.input} defaultValue={read} maxLength={200} />
      <input type="hidden" name={readingFields.was(row, column)} value={read} />
    </div>
  );
}
