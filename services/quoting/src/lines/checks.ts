/** How a change of each line's catalogue is checked. */
import type { CatalogueLine } from '../catalogue/files.ts';
import { diffGeneralCatalogues } from '../catalogue/general/diff.ts';
import { generalKind } from '../catalogue/general/kind.ts';
import { diffCatalogues } from '../catalogue/medical/diff.ts';
import { medicalKind } from '../catalogue/medical/kind.ts';
import { referencePopulation } from '../catalogue/medical/population.ts';
import { diffGroupCatalogues } from '../catalogue/medical-corporate/diff.ts';
import { groupKind } from '../catalogue/medical-corporate/kind.ts';
import { diffMotorCatalogues } from '../catalogue/motor/diff.ts';
import { motorKind } from '../catalogue/motor/kind.ts';
import type { Check } from '../catalogue-desk/check.ts';
import { checkWith } from '../catalogue-desk/checking.ts';

export const checks: Readonly<Record<CatalogueLine, Check>> = {
  medical: (asked) =>
    checkWith(medicalKind, asked, (old, next, day) =>
      diffCatalogues(old, next, referencePopulation(), day),
    ),
  'medical-corporate': (asked) => checkWith(groupKind, asked, diffGroupCatalogues),
  motor: (asked) => checkWith(motorKind, asked, diffMotorCatalogues),
  general: (asked) => checkWith(generalKind, asked, diffGeneralCatalogues),
};
