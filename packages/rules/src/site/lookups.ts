/** The lists behind ids that the lead forms send (decisions A22, A27, G2). '0' is "not chosen". */
import type { Lookup } from '../emirates.ts';

/** What a call-me-back may be about: the two values of S2 9 first, then those of our other pages. */
export const insuranceTypes = [
  'vehicle',
  'medical',
  'life',
  'travel',
  'business',
  'bike',
  'fleet',
] as const;

export const vehicleTypes: readonly Lookup[] = [
  { id: 1, name: 'Car' },
  { id: 2, name: 'Motorcycle' },
  { id: 3, name: 'Pickup or van' },
  { id: 4, name: 'Fleet' },
];

export const requiredProductTypes: readonly Lookup[] = [
  { id: 1, name: 'Comprehensive' },
  { id: 2, name: 'Third party' },
];

export const clientTypes: readonly Lookup[] = [
  { id: 1, name: 'Individual' },
  { id: 2, name: 'Corporate' },
];

/** In the order of decisions G2, numbered from 1. */
export const businessTypes = [
  'work_comp',
  'public_liability',
  'property_all_risk',
  'fire',
  'professional_indemnity',
  'contractors_all_risk',
  'marine_cargo',
  'fleet',
  'group_life',
  'cyber',
  'sme_package',
  'other',
] as const;

export const claimTypes = ['car', 'health', 'travel', 'business', 'life', 'other'] as const;

/** When a call suits, on a working day in Dubai (features 106). */
export const callSlots = ['any', 'morning', 'midday', 'afternoon'] as const;
export type CallSlot = (typeof callSlots)[number];

export function callSlotOf(text: string | undefined): CallSlot {
  return callSlots.find((slot) => slot === text) ?? 'any';
}

/** Of an id that was sent: nothing and '0' are not chosen (A22). */
export function isChosen(text = ''): boolean {
  return !['', '0'].includes(text.trim());
}

/** The id when the list has it; null for nothing, '0' and what the list does not know. */
export function idFrom(list: readonly Lookup[], text: string | undefined): number | null {
  return list.find(({ id }) => String(id) === text)?.id ?? null;
}
