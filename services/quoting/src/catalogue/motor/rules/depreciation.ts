import type { Problem } from '../../problem.ts';
import { twins } from '../../rules/twins.ts';
import type { MotorSources } from '../sources.ts';
import { keptPoints } from '../units.ts';

/** Each segment starts at 100 % and then only falls. */
export function checkDepreciation({ depreciation }: MotorSources): Problem[] {
  const { segments } = depreciation.value;
  const falls = segments.flatMap(({ kept_percent: kept }, s) =>
    kept.flatMap((percent, age): Problem[] => {
      const say = (rule: string, message: string) => [
        {
          file: depreciation.file,
          ...depreciation.at(['segments', s, 'kept_percent', age]),
          rule,
          message,
        },
      ];
      const before = kept[age - 1];
      if (before === undefined)
        return percent === '100' ? [] : say('wrong-value', 'A new car keeps "100" percent.');
      if (keptPoints(percent) < keptPoints(before)) return [];
      return say('value-not-falling', `${percent} % at ${age} years is not below ${before} %.`);
    }),
  );
  return [...twins(depreciation, 'segments', segments, ['code', 'name']), ...falls];
}
