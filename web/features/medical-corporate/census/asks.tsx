import type { CensusPage } from '@muqarin/bff/contract/medical-corporate/census';
import { fillMessage } from '@muqarin/rules/fill-message';
import { NO_COLUMN, readingFields } from '@muqarin/rules/medical-corporate/census/reading';
import { censusFieldNames } from '@muqarin/rules/medical-corporate/messages-census';
import { FieldGroup } from '@/components/ui/field.tsx';
import ground from '@/components/ui/ground.module.css';
import { messageOf } from '@/lib/field-names.ts';
import { say } from '@/lib/reader.ts';
import { textsOf } from '@/lib/texts.ts';
import css from './census.module.css';
import { headerName } from './header-name.ts';
import { LabelledSelect } from './labelled-select.tsx';

/** What nobody may guess: columns that may hold several things, dates that may be read in two ways, and which sheet it is. */
export function Asks({ page }: { page: CensusPage }) {
  const t = textsOf('census');
  const { asked, dates, sheets } = page;
  if (asked.length === 0 && dates.length === 0 && sheets.length < 2) return null;
  return (
    <section className={css.part}>
      <h2>{t.asksTitle}</h2>
      {asked.length > 0 ? <p className={ground.hush}>{t.asksHelp}</p> : null}
      {sheets.length < 2 ? null : (
        <LabelledSelect
          name={readingFields.sheet}
          label={t.sheet}
          value={page.sheet}
          options={sheets.map((sheet) => ({ value: sheet, label: sheet }))}
        />
      )}
      {asked.map((one) => (
        <AskedColumn key={one.field} asked={one} page={page} />
      ))}
      <AskedDates page={page} />
    </section>
  );
}

function AskedColumn({ asked: { field, candidates }, page }: AskedProps) {
  const t = textsOf('census');
  const name = readingFields.asked(field);
  return (
    <FieldGroup
      id={name}
      label={fillMessage(t.whichColumn, { field: say(censusFieldNames[field]) })}
      error={messageOf(page.errors, name)}
    >
      <input
        type="hidden"
        name={readingFields.offered(field)}
        value={candidates.map(({ column }) => column).join()}
      />
      {candidates.map(({ column, header, examples }) => (
        <label key={column} className={css.choice}>
          <input type="radio" name={name} value={column} />
          <span>
            <bdi>{headerName(header, column)}</bdi>{' '}
            <small className={ground.hush}>
              {fillMessage(t.examples, { examples: examples.join(' · ') })}
            </small>
          </span>
        </label>
      ))}
      <label className={css.choice}>
        <input type="radio" name={name} value={NO_COLUMN} />
        <span>{t.noneOfThese}</span>
      </label>
    </FieldGroup>
  );
}

interface AskedProps {
  asked: CensusPage['asked'][number];
  page: CensusPage;
}

function AskedDates({ page: { dates, reading, errors } }: { page: CensusPage }) {
  const t = textsOf('census');
  const [first] = dates;
  if (!first) return null;
  const { order } = readingFields;
  const choices = [
    ['day_first', t.dayFirst],
    ['month_first', t.monthFirst],
  ] as const;
  return (
    <FieldGroup
      id={order}
      label={fillMessage(t.datesTitle, { header: first.header })}
      hint={t[`dates_${first.order}`]}
      error={messageOf(errors, order)}
    >
      {choices.map(([value, label]) => (
        <label key={value} className={css.choice}>
          <input
            type="radio"
            name={order}
            value={value}
            defaultChecked={reading.dateOrder === value}
          />
          <span>{label}</span>
        </label>
      ))}
    </FieldGroup>
  );
}
