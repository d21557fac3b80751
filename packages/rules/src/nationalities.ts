import { listCountries } from './countries.ts';
import type { Lookup } from './emirates.ts';
import { nationalityId, nations } from './nationality-ids.ts';

/** Every nationality, the UAE first, then by English name of the country. */
export function listNationalities(): Lookup[] {
  const known = new Set(nations());
  return listCountries()
    .filter(({ code }) => known.has(code))
    .map(({ code, name }) => ({ id: nationalityId(code), name }));
}
