import type { InsurerTerms } from '../../domain/medical-corporate/catalogue.ts';
import type { Problem } from '../problem.ts';
import { problemAt } from '../problem-at.ts';
import { checkEachInsurer, entryOf } from '../rules/each-insurer.ts';
import { percentBasisPoints } from '../units.ts';
import type { TermsEntry } from './source-types.ts';
import type { GroupSources } from './sources.ts';

type Path = (string | number)[];

/** Every insurer has terms, once, and no case of its decision table stands in it twice. */
export function checkTerms({ market, insurers }: GroupSources): Problem[] {
  const say = (path: Path, rule: string, message: string) => problemAt(market, path, rule, message);
  const { terms = [] } = market.value;
  return [
    ...checkEachInsurer(market, 'terms', terms, insurers.value.insurers),
    ...terms.flatMap((entry, i) => casesTwice(entry, ['terms', i, 'medical_forms'], say)),
  ];
}

/** One for each insurer; none in a version from before they were said. */
export function termsOf({ market, insurers }: GroupSources): InsurerTerms[] {
  const { terms, vat_percent } = market.value;
  if (!terms) return [];
  return insurers.value.insurers.map(({ id, code }) => {
    const entry = entryOf(terms, code);
    const { rounding, refund, backdating_days: backdatingDays } = entry.changes;
    return {
      insurerId: id,
      headsPercent: entry.heads_percent,
      changes: {
        rounding,
        refund,
        backdatingDays,
        vatBasisPoints: percentBasisPoints(vat_percent),
      },
      issuePapers: (entry.issue_papers ?? []).map(({ name, sent_as: sentAs = null }) => {
        return { name, sentAs };
      }),
      medicalForms: entry.medical_forms.map(({ when, limit }) => ({ when, limit })),
    };
  });
}

function casesTwice(
  { medical_forms }: TermsEntry,
  path: Path,
  say: (path: Path, rule: string, message: string) => Problem,
): Problem[] {
  return medical_forms.flatMap(({ when }, i) => {
    if (medical_forms.findIndex((other) => other.when === when) === i) return [];
    return [say([...path, i, 'when'], 'duplicate-key', `"${when}" stands in this table already.`)];
  });
}
