import type { Lookup } from './emirates.ts';

export const genders: readonly Lookup[] = [
  { id: 1, name: 'Male' },
  { id: 2, name: 'Female' },
];
