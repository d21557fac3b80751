import type { Problem } from '../../problem.ts';
import { checkArabicNames } from '../../rules/arabic.ts';
import type { MotorSources } from '../sources.ts';

/** Each make and model says how Arabic pages name it, and no name is written in two ways. */
export function checkCarNames({ makes }: MotorSources): Problem[] {
  const files = makes.map(({ yaml }) => ({ yaml, path: ['name'], ...namesOf(yaml.value) }));
  const models = makes.flatMap(({ yaml }) =>
    yaml.value.models.map((model, at) => {
      return { yaml, path: ['models', at, 'name'], ...namesOf(model) };
    }),
  );
  return [...checkArabicNames(files), ...checkArabicNames(models)];
}

function namesOf({ name, name_ar: nameAr }: { name: string; name_ar?: string }) {
  return { name, nameAr };
}
