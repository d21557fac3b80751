import type { Vehicle as VehicleView } from '../../../contract/motor/vehicle.ts';
import { filterByName } from '../../domain/motor/find-vehicle.ts';
import { type ValueRange, valueRangeOf } from '../../domain/motor/market-value.ts';
import type { Vehicle } from '../../domain/motor/vehicles.ts';
import type { MotorShelf } from '../../raters/motor.ts';

interface Chosen {
  makeId?: number | undefined;
  year?: number | undefined;
  modelId?: number | undefined;
  keyword: string;
}

/** The options of the next step: make, year, model, variant (S1 2). */
export function searchVehicles({ catalogue, vehicles }: MotorShelf, chosen: Chosen) {
  const { makes: makesInArabic, models: modelsInArabic } = catalogue.arabic;
  const { makeId, year, modelId, keyword } = chosen;
  if (makeId === undefined) {
    return {
      step: 'make' as const,
      makes: filterByName(vehicles.makes, keyword, makesInArabic).map(named),
    };
  }
  if (year === undefined) {
    const years = vehicles.years(makeId).filter((row) => String(row).includes(keyword.trim()));
    return { step: 'year' as const, years };
  }
  if (modelId === undefined) {
    const models = filterByName(vehicles.models(makeId, year), keyword, modelsInArabic);
    return { step: 'model' as const, models: models.map(named) };
  }
  const variants = filterByName(vehicles.variants(makeId, modelId, year), keyword);
  return { step: 'variant' as const, variants: variants.map(named) };
}

export function popularVehicles({ catalogue, vehicles }: MotorShelf) {
  const found = catalogue.vehicles.popular.flatMap((id) => {
    const row = vehicles.model(id);
    if (!row) return [];
    const { make, model } = row;
    const years = vehicles
      .years(make.id)
      .filter((year) => vehicles.variants(make.id, model.id, year).length > 0);
    return [{ make: named(make), model: named(model), years }];
  });
  return { vehicles: found };
}

/** Null when the variant was not sold in that year, or has no value any more. */
export function vehicleOf(
  { catalogue, vehicles }: MotorShelf,
  asked: { variantId: number; year: number },
  day: string,
): VehicleView | null {
  const vehicle = vehicles.vehicle(asked.variantId, asked.year);
  const value = vehicle && valueRangeOf(catalogue, vehicle, day);
  return vehicle && value ? vehicleView(vehicle, value) : null;
}

export function vehicleView(
  { make, model, variant, year }: Vehicle,
  value: ValueRange,
): VehicleView {
  const { cylinders, seats } = variant;
  return {
    make: named(make),
    model: named(model),
    variant: named(variant),
    year,
    body: model.body,
    cylinders,
    seats,
    value,
  };
}

function named({ id, name }: { id: number; name: string }) {
  return { id, name };
}
