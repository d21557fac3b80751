/** What staff may change of a quotation within its rate card. Each line says its own fields; here is what all of them say alike. */

import type { CarName } from '../car-name.ts';
import type { Filled } from '../message.ts';

export interface QuotationField<Said = string> {
  /** Of its quotation or option: `birth_1`, `addon_3`. */
  name: string;
  label: Said;
  /** '' where nothing has to be said. */
  hint: Said;
  /** A `choice` stands as it is; of the others what is left empty stays, and the hint says how it stands. */
  kind: 'date' | 'number' | 'choice';
  /** Of a choice, the one that stands now; else ''. */
  value: string;
  /** Of a choice alone. */
  choices: { value: string; label: Said }[];
}

/** Beside an option's name: what its price stands on, so that two options of one plan are told apart. */
export interface QuotationTerm {
  label: string;
  value: string;
  /** The same by key, where they are filled. */
  filled?: { label?: Filled | undefined; value?: Filled | undefined } | undefined;
  /** The car that it names. */
  car?: CarName | undefined;
}

export const quotationFieldTexts = {
  birth: 'Date of birth of person {n}',
  driverBirth: 'Date of birth of the driver',
  birthHint: 'Stands as {date}. As dd/mm/yyyy.',
  insuredValue: 'Insured value in AED',
  insuredValueHint: 'Stands as {value}. From {from} to {to}.',
  claimFreeYears: 'Claim-free years',
  claims: 'Own claims of the last year',
  numberHint: 'Stands as {n}.',
  repair: 'Repair',
  agency: 'At the agency',
  garage: 'In a workshop',
  excess: 'Excess for each claim',
  noExcess: 'None',
  addon: 'Add-on: {name}',
  addonOut: 'Without it',
  addonIn: 'With it, for {amount}',
  included: 'Included',
  added: 'Added',
  car: 'The car',
  insured: 'Insured value',
  plan: 'Plan of {category}',
  noPlan: 'No plan',
  mixed: 'A plan for each category',
} as const;
