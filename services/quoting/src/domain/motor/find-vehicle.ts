/** Searching make, year, model, variant (S1 2): an index made once per catalogue, and pure questions to it. */
import type { Make, Model, Variant, Vehicle, VehicleCatalogue } from './vehicles.ts';

interface Indexed {
  make: Make;
  model: Model;
  variant: Variant;
}

export interface VehicleIndex {
  makes: readonly Make[];
  /** Newest first. */
  years(makeId: number): number[];
  models(makeId: number, year: number): Model[];
  variants(makeId: number, modelId: number, year: number): Variant[];
  /** A variant in a model year in which it was sold, else null. */
  vehicle(variantId: number, year: number): Vehicle | null;
  model(modelId: number): { make: Make; model: Model } | null;
}

export function vehicleIndex({ makes }: VehicleCatalogue): VehicleIndex {
  const byMake = new Map(makes.map((make) => [make.id, make]));
  const models = new Map(
    makes.flatMap((make) => make.models.map((model) => [model.id, { make, model }] as const)),
  );
  const variants = new Map<number, Indexed>();
  const years = new Map<number, number[]>();
  for (const make of makes) {
    const sold = new Set<number>();
    for (const model of make.models) {
      for (const variant of model.variants) {
        variants.set(variant.id, { make, model, variant });
        for (let year = variant.yearFrom; year <= variant.yearTo; year++) sold.add(year);
      }
    }
    years.set(
      make.id,
      [...sold].sort((a, b) => b - a),
    );
  }
  const inYear = (model: Model, year: number) =>
    model.variants.filter((row) => row.yearFrom <= year && year <= row.yearTo);
  return {
    makes: makes.toSorted((a, b) => a.name.localeCompare(b.name, 'en')),
    years: (makeId) => [...(years.get(makeId) ?? [])],
    models: (makeId, year) =>
      (byMake.get(makeId)?.models ?? [])
        .filter((model) => inYear(model, year).length > 0)
        .toSorted((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true })),
    variants: (makeId, modelId, year) => {
      const found = models.get(modelId);
      return found && found.make.id === makeId ? inYear(found.model, year) : [];
    },
    vehicle: (variantId, year) => {
      const found = variants.get(variantId);
      if (!found || year < found.variant.yearFrom || year > found.variant.yearTo) return null;
      return { ...found, year };
    },
    model: (modelId) => models.get(modelId) ?? null,
  };
}

/**
 * Those whose name has every word typed, names that begin with it first (S1 2 "type to filter"). `other` is what a name is in
 * another script: it is found by that too.
 */
export function filterByName<Row extends { name: string }>(
  rows: readonly Row[],
  keyword: string,
  other: Readonly<Record<string, string>> = {},
): Row[] {
  const typed = folded(keyword);
  const words = typed.split(' ').filter((word) => word !== '');
  const names = ({ name }: Row) =>
    [name, Object.hasOwn(other, name) ? (other[name] ?? '') : ''].map(folded);
  const startOrder = (row: Row) => (names(row).some((name) => name.startsWith(typed)) ? 0 : 1);
  return rows
    .filter((row) => names(row).some((name) => words.every((word) => name.includes(word))))
    .toSorted((a, b) => startOrder(a) - startOrder(b));
}

/** "Mercedes-Benz" is found by "mercedes benz", "Škoda" by "skoda". */
function folded(text: string): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
}
