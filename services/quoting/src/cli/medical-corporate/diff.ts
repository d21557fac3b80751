import { diffGroupCatalogues } from '../../catalogue/medical-corporate/diff.ts';
import { POPULATION } from '../../catalogue/population.ts';
import { diffCommand } from '../diff-command.ts';
import { groupCatalogueArgument } from './catalogue-argument.ts';

export const diffGroupsCommand = diffCommand({
  name: 'diff-groups',
  summary: 'show what a change does to the premiums of reference groups',
  whom: 'reference groups',
  about: `Prices the same ${POPULATION.people} invented groups (fixed, counted by the bands of the old catalogue) in each emirate under both
catalogues for groups and shows by plan how many net premiums change and by how much: smallest, median and largest change.
<old> and <new> are each a folder, a version that the data folder keeps, or built-in.`,
  read: groupCatalogueArgument,
  compare: diffGroupCatalogues,
});
