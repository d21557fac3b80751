export type TileTab = 'overview' | 'coverage' | 'addons' | 'price';
export const tileTabs = ['overview', 'coverage', 'addons', 'price'] as const;

/** The same list for whoever saw it: it does not ask for the car's value again. */
export function withValueSet(address: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}value=set`;
}
