import type { Problem } from '../problem.ts';
import type { Sources } from '../sources.ts';

/** What every buyer may read before buying (S0 2, /download-file). */
const TITLES = ['Table of benefits', 'Policy wording summary'];

export function checkDocuments({ plans }: Sources): Problem[] {
  return plans.flatMap(({ yaml }) =>
    TITLES.filter((title) => !yaml.value.documents.some((each) => each.title === title)).map(
      (title) => {
        const message = `The plan has no document with the title "${title}".`;
        const place = yaml.keyAt(['documents']);
        return { file: yaml.file, ...place, rule: 'missing-document', message };
      },
    ),
  );
}
