/** The address of a list of staff with what was chosen; what is as it is without a choice is not named. */
export function listAddress(
  path: string,
  chosen: Readonly<Record<string, string | null>>,
  page = 1,
): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(chosen)) if (value !== null) query.set(name, value);
  if (page !== 1) query.set('page', String(page));
  return query.size === 0 ? path : `${path}?${query}`;
}
