import type { Insurer } from '../domain/insurer.ts';
import type { InsurerEntry } from './source-types.ts';

/** Those of `insurers.yaml`, alike in every line's catalogue. */
export function insurersOf(entries: readonly InsurerEntry[]): Insurer[] {
  return entries.map(({ id, code, name, name_ar: _nameAr, registration, ...facts }) => {
    return { id, code, name, registration, logo: `/logos/${code}.svg`, facts };
  });
}
