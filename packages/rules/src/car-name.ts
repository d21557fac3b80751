/** A car by what its catalogue calls it. */
export interface CarName {
  make: string;
  model: string;
  variant: string;
  year: number;
}

interface Named {
  name: string;
}

export function carName(car: { make: Named; model: Named; variant: Named; year: number }): CarName {
  const { make, model, variant, year } = car;
  return { make: make.name, model: model.name, variant: variant.name, year };
}

/** "Toyota Camry SE 2021" */
export function carText({ make, model, variant, year }: CarName): string {
  return `${make} ${model} ${variant} ${year}`;
}
