import type { CorporateChange } from '@muqarin/bff/contract/medical-corporate/pages';
import { fillMessage } from '@muqarin/rules/fill-message';
import { formatAed } from '@muqarin/rules/money-format';
import { say } from '@/lib/reader.ts';
import { t } from './list-texts.ts';

const words = {
  one_more_low_salary: () => t.changeLow,
  one_more_higher_salary: () => t.changeHigher,
  low_instead_of_higher: () => t.changeLowInstead,
  one_older: () => t.changeOlder,
  one_more_married: () => t.changeMarried,
} as const satisfies Record<CorporateChange['code'], () => string>;

/** What one person more or otherwise would do to the net premium of the category, as the rating core comes to it (features 119). */
export function Changes({ changes }: { changes: readonly CorporateChange[] }) {
  if (changes.length === 0) return null;
  return (
    <section data-changes="">
      <h3>{t.changes}</h3>
      <dl>
        {changes.map(({ code, span, deltaFils }) => (
          <div key={code}>
            <dt>{fillMessage(words[code](), { ages: agesOf(span) })}</dt>
            <dd>{deltaText(deltaFils)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function agesOf(span: CorporateChange['span']): string {
  if (span === null) return t.anyAge;
  return fillMessage(t.ageSpan, { from: span.ageFrom, to: span.ageTo });
}

function deltaText(deltaFils: number | null): string {
  if (deltaFils === null) return t.notOfferedThen;
  if (deltaFils === 0) return t.changesNothing;
  const amount = formatAed(Math.abs(deltaFils), 'always');
  return say(`${deltaFils < 0 ? '−' : '+'} ${amount}`);
}
