/** What an insurer asks for when somebody joins or leaves a group: `changes.yaml`. */
import { CHANGE_CASES, type ChangeCase } from '@muqarin/rules/medical-corporate/change-cases';
import type { PapersOfInsurer } from '../../domain/medical-corporate/catalogue.ts';
import type { Problem } from '../problem.ts';
import { problemAt } from '../problem-at.ts';
import { checkEachInsurer, entryOf, type OfInsurers } from '../rules/each-insurer.ts';
import type { GroupSources } from './sources.ts';

interface ChangesEntry extends OfInsurers {
  cases: readonly { case: ChangeCase; papers: readonly { name: string }[] }[];
}

export interface ChangesFile {
  changes: readonly ChangesEntry[];
}

/** Every insurer says every case once, and no paper of it twice. */
export function checkChanges({ changes, insurers }: GroupSources): Problem[] {
  const entries = changes.value.changes;
  const say = (path: (string | number)[], rule: string, message: string) =>
    problemAt(changes, ['changes', ...path], rule, message);
  return [
    ...checkEachInsurer(changes, 'changes', entries, insurers.value.insurers),
    ...entries.flatMap(({ cases }, i) => {
      const missing = CHANGE_CASES.filter((each) => !cases.some((row) => row.case === each));
      const silent = missing.map((each) =>
        say([i, 'cases'], 'missing-row', `Nothing is said of "${each}".`),
      );
      const twice = cases.flatMap((row, at) => [
        ...(cases.findIndex((other) => other.case === row.case) === at
          ? []
          : [say([i, 'cases', at, 'case'], 'duplicate-key', `"${row.case}" stands here already.`)]),
        ...row.papers.flatMap(({ name }, paper) =>
          row.papers.findIndex((other) => other.name === name) === paper
            ? []
            : [
                say(
                  [i, 'cases', at, 'papers', paper, 'name'],
                  'duplicate-key',
                  `"${name}" stands in this case already.`,
                ),
              ],
        ),
      ]);
      return [...silent, ...twice];
    }),
  ];
}

/** One for each insurer; none in a version from before they were said. */
export function papersOf({ changes, insurers }: GroupSources): PapersOfInsurer[] {
  const entries = changes.value.changes;
  if (entries.length === 0) return [];
  return insurers.value.insurers.map(({ id: insurerId, code }) => ({
    insurerId,
    cases: entryOf(entries, code).cases.map((row) => ({
      case: row.case,
      papers: row.papers.map(({ name }) => name),
    })),
  }));
}
