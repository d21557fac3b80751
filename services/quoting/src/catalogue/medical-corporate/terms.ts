import type { InsurerTerms } from '../../domain/medical-corporate/catalogue.ts';
import type { Problem } from '../problem.ts';
import { problemAt } from '../problem-at.ts';
import { percentBasisPoints } from '../units.ts';
import type { TermsEntry } from './source-types.ts';
import type { GroupSources } from './sources.ts';

type Path = (string | number)[];

/** Every insurer has terms, once, and no case of its decision table stands in it twice. */
export function checkTerms({ market, insurers }: GroupSources): Problem[] {
  const say = (path: Path, rule: string, message: string) => problemAt(market, path, rule, message);
  const { terms = [] } = market.value;
  const known = insurers.value.insurers.map(({ code }) => code);
  const named = new Set<string>();
  const found = terms.flatMap((entry, i) => {
    const codes = entry.insurers === 'all' ? ['all'] : entry.insurers;
    const wrong = codes.flatMap((code) => {
      if (code !== 'all' && !known.includes(code))
        return [say(['terms', i, 'insurers'], 'unknown-id', `"${code}" is not in insurers.yaml.`)];
      if (named.has(code))
        return [say(['terms', i, 'insurers'], 'duplicate-key', `"${code}" has terms already.`)];
      named.add(code);
      return [];
    });
    return [...wrong, ...casesTwice(entry, ['terms', i, 'medical_forms'], say)];
  });
  const without = named.has('all') ? [] : known.filter((code) => !named.has(code));
  if (without.length === 0) return found;
  const message = `No terms are said for ${without.join(', ')}.`;
  return [...found, say(terms.length > 0 ? ['terms'] : [], 'missing-row', message)];
}

/** One for each insurer; none in a version from before they were said. */
export function termsOf({ market, insurers }: GroupSources): InsurerTerms[] {
  const { terms, vat_percent } = market.value;
  if (!terms) return [];
  return insurers.value.insurers.map(({ id, code }) => {
    const own = terms.find((entry) => entry.insurers !== 'all' && entry.insurers.includes(code));
    const entry = own ?? terms.find((one) => one.insurers === 'all');
    if (!entry) throw new Error('A catalogue was built from sources with problems.');
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
