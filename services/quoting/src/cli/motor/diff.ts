import { diffMotorCatalogues } from '../../catalogue/motor/diff.ts';
import { POPULATION } from '../../catalogue/population.ts';
import { diffCommand } from '../diff-command.ts';
import { motorCatalogueArgument } from './catalogue-argument.ts';

export const diffMotorCommand = diffCommand({
  name: 'diff-motor',
  summary: 'show what a change does to the motor premiums of reference drivers',
  whom: 'reference drivers',
  about: `Prices the same ${POPULATION.people} invented drivers (fixed, in cars of the old catalogue) in each emirate under both motor catalogues and
shows by plan how many net premiums change and by how much: smallest, median and largest change.
<old> and <new> are each a folder, a version that the data folder keeps, or built-in.`,
  read: motorCatalogueArgument,
  compare: diffMotorCatalogues,
});
