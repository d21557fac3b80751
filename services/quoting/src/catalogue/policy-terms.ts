/** How each insurer of a line pays back a policy that ends early: `terms.yaml` of the line. */
import type { PolicyTerms } from '@muqarin/rules/policy-terms';
import type { TermsOfInsurer } from '../domain/policy-terms.ts';
import type { FileReader } from './file-reader.ts';
import type { CatalogueFiles } from './files.ts';
import type { Problem } from './problem.ts';
import { problemAt } from './problem-at.ts';
import { checkEachInsurer, entryOf, type OfInsurers } from './rules/each-insurer.ts';
import type { InsurerEntry } from './source-types.ts';
import { percentBasisPoints } from './units.ts';
import { parseYaml, type YamlSource } from './yaml-source.ts';

interface PolicyTermsEntry extends OfInsurers, Pick<PolicyTerms, 'rounding' | 'refund'> {
  backdating_days: number;
  short_period?: readonly { through_day: number; refund_percent: string }[];
}

export interface PolicyTermsFile {
  terms: readonly PolicyTermsEntry[];
}

/** Versions kept from before have no such file. */
export function readPolicyTerms(
  file: string,
  files: CatalogueFiles,
  reader: FileReader,
): YamlSource<PolicyTermsFile> {
  const source = files.has(file)
    ? reader.yaml(file, 'policy-terms')
    : parseYaml(file, 'terms: []').source;
  return source as YamlSource<PolicyTermsFile>;
}

/** Every insurer has terms, once; a table goes on by days, and never pays back more for more of them. */
export function checkPolicyTerms(
  yaml: YamlSource<PolicyTermsFile>,
  insurers: readonly InsurerEntry[],
): Problem[] {
  const { terms } = yaml.value;
  return [
    ...checkEachInsurer(yaml, 'terms', terms, insurers),
    ...terms.flatMap(({ short_period: rows = [] }, i) =>
      rows.flatMap((row, at) => {
        const before = rows[at - 1];
        if (!before) return [];
        const say = (field: string, message: string) => [
          problemAt(yaml, ['terms', i, 'short_period', at, field], 'wrong-order', message),
        ];
        if (row.through_day <= before.through_day)
          return say('through_day', 'The days of a table go up.');
        const more = percentBasisPoints(row.refund_percent);
        if (more <= percentBasisPoints(before.refund_percent)) return [];
        return say('refund_percent', 'More days of cover give no more back.');
      }),
    ),
  ];
}

/** One for each insurer; none in a version from before they were said. */
export function policyTermsOf(
  { value: { terms } }: YamlSource<PolicyTermsFile>,
  insurers: readonly InsurerEntry[],
  vatBasisPoints: number,
): TermsOfInsurer[] {
  if (terms.length === 0) return [];
  return insurers.map(({ id: insurerId, code }) => {
    const { rounding, refund, backdating_days, short_period } = entryOf(terms, code);
    const table = short_period?.map(({ through_day: throughDay, refund_percent }) => {
      return { throughDay, refundBasisPoints: percentBasisPoints(refund_percent) };
    });
    const shortPeriod = table ? { shortPeriod: table } : {};
    const backdatingDays = backdating_days;
    return {
      insurerId,
      terms: { rounding, refund, backdatingDays, vatBasisPoints, ...shortPeriod },
    };
  });
}
