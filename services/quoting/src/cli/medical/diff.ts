import { diffCatalogues } from '../../catalogue/medical/diff.ts';
import { referencePopulation } from '../../catalogue/medical/population.ts';
import { POPULATION } from '../../catalogue/population.ts';
import { diffCommand } from '../diff-command.ts';
import { catalogueArgument } from './catalogue-argument.ts';

export const diff = diffCommand({
  name: 'diff',
  summary: 'show what a change does to the premiums of a reference population',
  whom: 'reference people',
  about: `Prices the same ${POPULATION.people} invented people (fixed, see catalog/README.md) in each emirate under both catalogues and
shows by plan how many net premiums change and by how much: smallest, median and largest change.
<old> and <new> are each a folder, a version that the data folder keeps, live, or built-in.`,
  read: catalogueArgument,
  compare: (old, next, day) => diffCatalogues(old, next, referencePopulation(), day),
});
