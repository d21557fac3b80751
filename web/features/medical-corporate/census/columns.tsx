import type { CensusColumn, CensusPage } from '@muqarin/bff/contract/medical-corporate/census';
import { fillMessage } from '@muqarin/rules/fill-message';
import { NO_COLUMN, readingFields } from '@muqarin/rules/medical-corporate/census/reading';
import { censusFields } from '@muqarin/rules/medical-corporate/census/table';
import { censusFieldNames } from '@muqarin/rules/medical-corporate/messages-census';
import { chevronDown } from '@/components/ui/drawings.ts';
import ground from '@/components/ui/ground.module.css';
import { Icon } from '@/components/ui/icon.tsx';
import { say } from '@/lib/reader.ts';
import { textsOf } from '@/lib/texts.ts';
import css from './census.module.css';
import { headerName } from './header-name.ts';
import { LabelledSelect } from './labelled-select.tsx';

/** What each column is taken for, and how that is known: any of them may be said otherwise. */
export function Columns({ page }: { page: CensusPage }) {
  const t = textsOf('census');
  const isWrong = page.errors.some(({ field }) => field === 'columns');
  return (
    <details id="columns" className={css.fold} open={isWrong || page.people === 0}>
      <summary>
        {t.columnsTitle}
        <Icon of={chevronDown} size="s" className={css.chevron} />
      </summary>
      <p className={ground.hush}>{t.columnsHelp}</p>
      <ul className={css.columns}>
        {page.columns.filter(isThere).map((column) => (
          <Column key={column.column} column={column} />
        ))}
      </ul>
    </details>
  );
}

/** One without a name and without anything that may count is an empty one. */
function isThere({ header, field, examples }: CensusColumn): boolean {
  return header !== '' || field !== null || examples.length > 0;
}

function Column({ column: { column, header, field, how, examples } }: { column: CensusColumn }) {
  const t = textsOf('census');
  const isOpen = how === 'asked' || how === 'unknown';
  return (
    <li>
      <LabelledSelect
        name={readingFields.column(column)}
        label={headerName(header, column)}
        value={field ?? (isOpen ? '' : NO_COLUMN)}
        options={[
          ...(isOpen ? [{ value: '', label: t[`how_${how}`] }] : []),
          { value: NO_COLUMN, label: t.notUsed },
          ...censusFields.map((name) => ({ value: name, label: say(censusFieldNames[name]) })),
        ]}
      />
      <p className={ground.hush}>
        {field === null ? null : t[`how_${how}`]}
        {examples.length > 0 ? (
          <bdi>{fillMessage(t.examples, { examples: examples.join(' · ') })}</bdi>
        ) : null}
      </p>
    </li>
  );
}
