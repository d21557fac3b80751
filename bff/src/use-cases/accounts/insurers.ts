/** Who a policy may be of: the insurers of the catalogue, and one that stands for all others (decisions A11). */
import type { Bff } from '../../parts.ts';

const otherInsurer = 'other';

export async function insurerChoices({ catalogue }: Pick<Bff, 'catalogue'>) {
  const { insurers } = await catalogue.info();
  const known = insurers.map(({ id, name, code }) => ({ id: String(id), name, code }));
  return [...known, { id: otherInsurer, name: 'Other', code: otherInsurer }];
}
