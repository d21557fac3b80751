/** What the catalogue has for a car as far as it is chosen: lists to choose from, names, and whether it exists (S1 2). */
import type { CallContext } from '@muqarin/platform/context';
import type { Vehicle } from '@muqarin/quoting/contract/motor/vehicle';
import { nameOf } from '@muqarin/rules/emirates';
import { questionnaireChoices } from '@muqarin/rules/motor/lookups';
import type { MotorStep } from '@muqarin/rules/motor/questionnaire';
import type { MotorRules } from '@muqarin/rules/motor/rules';
import type { ChosenCar, MotorDraft } from '@muqarin/rules/motor/types';
import type { CarNames, MotorLists } from '../../../contract/motor/pages.ts';
import type { Bff } from '../../parts.ts';

type Cars = Pick<Bff, 'quoting'>;
interface Named {
  id: number;
  name: string;
}

async function makesOf({ quoting }: Cars, context: CallContext): Promise<Named[]> {
  const found = await quoting.searchVehicles({}, context);
  return found.step === 'make' ? found.makes : [];
}

/** The model years of a make, newest first. */
export async function yearsOf(
  { quoting }: Cars,
  context: CallContext,
  makeId: number,
): Promise<number[]> {
  const found = await quoting.searchVehicles({ makeId }, context);
  return found.step === 'year' ? found.years : [];
}

/** A popular car by its model, with the years in which it was sold. */
export async function popularCar({ quoting }: Cars, context: CallContext, modelId: number) {
  const { vehicles } = await quoting.popularVehicles({}, context);
  return vehicles.find(({ model }) => model.id === modelId);
}

export async function modelsOf(
  { quoting }: Cars,
  context: CallContext,
  makeId: number,
  year: number,
): Promise<Named[]> {
  const found = await quoting.searchVehicles({ makeId, year }, context);
  return found.step === 'model' ? found.models : [];
}

export async function variantsOf(
  { quoting }: Cars,
  context: CallContext,
  { makeId, modelId, year }: { makeId: number; modelId: number; year: number },
): Promise<Named[]> {
  const found = await quoting.searchVehicles({ makeId, modelId, year }, context);
  return found.step === 'variant' ? found.variants : [];
}

/** What the step's page offers; nothing for a step without a list. */
export async function listsFor(
  bff: Cars,
  step: MotorStep,
  { make_id, manf_year, model_id }: MotorDraft,
  context: CallContext,
): Promise<MotorLists> {
  if (step === 'make') {
    const [makes, { vehicles }] = await Promise.all([
      makesOf(bff, context),
      bff.quoting.popularVehicles({}, context),
    ]);
    return { makes, popular: popularOf(vehicles) };
  }
  if (step === 'experience') return { nationalities: [...nationalities()] };
  if (make_id === undefined) return {};
  if (step === 'year') return { years: await yearsOf(bff, context, make_id) };
  if (manf_year === undefined) return {};
  if (step === 'model') return { models: await modelsOf(bff, context, make_id, manf_year) };
  if (step !== 'variant' || model_id === undefined) return {};
  const car = { makeId: make_id, modelId: model_id, year: manf_year };
  return { variants: await variantsOf(bff, context, car) };
}

/** Names of the parts that are chosen; one call when the car is whole. */
export async function carNamesOf(
  bff: Cars,
  draft: MotorDraft,
  context: CallContext,
): Promise<CarNames> {
  const { make_id, manf_year, model_id } = draft;
  const vehicle = await vehicleOf(bff, draft, context);
  if (vehicle) {
    const { make, model, variant } = vehicle;
    return { make: make.name, model: model.name, variant: variant.name };
  }
  if (make_id === undefined) return { make: null, model: null, variant: null };
  const [makes, models] = await Promise.all([
    makesOf(bff, context),
    manf_year === undefined || model_id === undefined
      ? []
      : modelsOf(bff, context, make_id, manf_year),
  ]);
  return {
    make: nameOf(makes, make_id) ?? null,
    model: nameOf(models, model_id) ?? null,
    variant: null,
  };
}

/** The chosen car, or null while its variant or year is missing or the catalogue does not have it. */
export async function vehicleOf(
  { quoting }: Cars,
  { variant_id, manf_year }: Pick<MotorDraft, 'variant_id' | 'manf_year'>,
  context: CallContext,
): Promise<Vehicle | null> {
  if (variant_id === undefined || manf_year === undefined) return null;
  return quoting.vehicleOf({ variantId: variant_id, year: manf_year }, context);
}

/**
 * Rules that know whether this car exists. Only what a step has just chosen is looked up: the parts before it were looked
 * up when they were chosen, and a price is refused anyway for a car that the catalogue has lost since.
 */
export async function carRules(
  bff: Cars,
  car: ChosenCar,
  context: CallContext,
): Promise<Required<Pick<MotorRules, 'knowsCar'>>> {
  const known = await isKnown(bff, car, context);
  const same = (other: ChosenCar) =>
    (['make_id', 'manf_year', 'model_id', 'variant_id'] as const).every(
      (part) => other[part] === car[part],
    );
  return { knowsCar: (other) => known || !same(other) };
}

async function isKnown(bff: Cars, car: ChosenCar, context: CallContext): Promise<boolean> {
  const { make_id, manf_year, model_id, variant_id } = car;
  if (make_id === undefined) return true;
  const has = (list: Named[], id: number) => list.some((row) => row.id === id);
  if (manf_year === undefined) return has(await makesOf(bff, context), make_id);
  if (model_id === undefined) return (await yearsOf(bff, context, make_id)).includes(manf_year);
  if (variant_id === undefined) {
    return has(await modelsOf(bff, context, make_id, manf_year), model_id);
  }
  const vehicle = await vehicleOf(bff, car, context);
  return vehicle?.make.id === make_id && vehicle.model.id === model_id;
}

function popularOf(vehicles: { make: Named; model: Named; years: number[] }[]) {
  return vehicles.map(({ make, model, years }) => ({ make, model: { ...model, years } }));
}

function nationalities(): readonly Named[] {
  return questionnaireChoices().nationalities ?? [];
}
