/** One row of a fixed table (decisions M2, M5). */
export interface Lookup {
  id: number;
  name: string;
}

export const emirates: readonly Lookup[] = [
  { id: 1, name: 'Abu Dhabi' },
  { id: 2, name: 'Dubai' },
  { id: 3, name: 'Sharjah' },
  { id: 4, name: 'Ajman' },
  { id: 5, name: 'Umm Al Quwain' },
  { id: 6, name: 'Ras Al Khaimah' },
  { id: 7, name: 'Fujairah' },
];

/** The emirate's id, from its id (number or digits) or exact English name (decisions M3). */
export function parseEmirate(value: unknown): number | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  return emirates.find((row) => text === row.name || text === String(row.id))?.id;
}

export function nameOf(table: readonly Lookup[], id: number | undefined): string | undefined {
  return table.find((row) => row.id === id)?.name;
}
