import { listCountries } from './countries.ts';
import type { Lookup } from './emirates.ts';

/** Places of the dial-code list that give no nationality of their own. */
const TERRITORIES = new Set(
  (
    'AX AS AI AW BM BQ IO VG KY CX CC CK CW FK FO GF PF GI GL GP GU GG HK IM JE MO MQ YT MS NC NU ' +
    'NF MP PR RE SX BL SH MF PM SJ TK TC VI WF EH'
  ).split(' '),
);

/** Every nationality, the UAE first, then by English name of the country. */
export function listNationalities(): Lookup[] {
  return listCountries()
    .filter(({ code }) => !TERRITORIES.has(code))
    .map(({ code, name }) => ({ id: nationalityId(code), name }));
}

/** An id that never changes when the list does: the country's two letters read as a number. */
export function nationalityId(countryCode: string): number {
  return (countryCode.charCodeAt(0) - 64) * 100 + countryCode.charCodeAt(1) - 64;
}

export function isNationality(id: unknown): id is number {
  return typeof id === 'number' && listNationalities().some((row) => row.id === id);
}
