/** The motor catalogues by version, each compiled and indexed once. */
import type { MotorPlanWords } from '../../contract/motor/plan.ts';
import type { MotorCatalogue } from '../domain/motor/catalogue.ts';
import { type CompiledMotor, compileMotor } from '../domain/motor/compiled.ts';
import { type VehicleIndex, vehicleIndex } from '../domain/motor/find-vehicle.ts';
import { motorPlanWords } from '../views/motor/tiles.ts';
import { type CatalogueSource, catalogueFinder, keepCompiled } from './kept-catalogues.ts';

/** A catalogue with what is made of it. */
export interface MotorShelf {
  catalogue: MotorCatalogue;
  compiled: CompiledMotor;
  vehicles: VehicleIndex;
  /** What tiles say of each plan. */
  words: ReadonlyMap<number, MotorPlanWords>;
}

export interface MotorRater {
  current(): MotorShelf;
  /** Throws when the version is not kept. */
  ofVersion(version: string): Promise<MotorShelf>;
}

export function createMotorRater(source: CatalogueSource<MotorCatalogue>): MotorRater {
  const find = catalogueFinder(source);
  const kept = keepCompiled((catalogue: MotorCatalogue): MotorShelf => {
    const compiled = compileMotor(catalogue);
    const words = motorPlanWords(catalogue);
    return { catalogue, compiled, vehicles: vehicleIndex(catalogue.vehicles), words };
  });
  return {
    current: () => kept(source.current(), ''),
    ofVersion: async (version) => kept(await find(version), ''),
  };
}
