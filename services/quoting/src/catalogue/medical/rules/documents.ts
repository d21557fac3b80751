import { documentTitles } from '../../../domain/plan-documents.ts';
import type { Problem } from '../../problem.ts';
import type { Sources } from '../sources.ts';

const TITLES = Object.values(documentTitles);

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
