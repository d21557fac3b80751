import type { ContactRules } from '../contact.ts';
import type { CivilDate } from '../dates.ts';
import type { ChosenCar } from './types.ts';

export interface MotorRules extends ContactRules {
  /** Whether the catalogue has this car, as far as it is chosen. Without it ids are believed. */
  knowsCar?: ((car: ChosenCar) => boolean) | undefined;
}

/** What the checks need besides the draft. */
export type Rules = MotorRules & { today: CivilDate };
