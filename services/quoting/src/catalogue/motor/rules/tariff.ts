import { bodies } from '../../../domain/motor/vehicles.ts';
import type { Problem } from '../../problem.ts';
import { twins } from '../../rules/twins.ts';
import { filsOf } from '../../units.ts';
import type { MotorSources } from '../sources.ts';

const MOST_CYLINDERS = 16;
const MOST_SEATS = 60;
const HIGHEST_VALUE_AED = 9_999_999;

/** The law as data: every body in one class, limits for every class, a deductible for every car. */
export function checkTariff({ tariff }: MotorSources): Problem[] {
  const { classes, comprehensive, third_party: thirdParty } = tariff.value;
  const say = (path: (string | number)[], rule: string, message: string): Problem => {
    return { file: tariff.file, ...tariff.at(path), rule, message };
  };
  const codes = classes.map(({ code }) => code);
  const missingBodies = bodies.filter((body) => !classes.some((row) => row.bodies.includes(body)));
  const twice = classes.flatMap((row, i) =>
    row.bodies.flatMap((body, j) =>
      classes.slice(0, i).some((other) => other.bodies.includes(body))
        ? [say(['classes', i, 'bodies', j], 'duplicate-key', `"${body}" has a class already.`)]
        : [],
    ),
  );
  const unknown = (['comprehensive', 'third_party'] as const).flatMap((list) =>
    tariff.value[list].flatMap((row, i) =>
      codes.includes(row.class)
        ? []
        : [say([list, i, 'class'], 'unknown-id', `"${row.class}" is not in classes.`)],
    ),
  );
  const limits = codes.flatMap((code) => {
    const rows = thirdParty.filter((row) => row.class === code);
    const reaches = rows.at(-1)?.cylinders_to === MOST_CYLINDERS;
    const found: Problem[] = [];
    if (!reaches)
      found.push(
        say(['third_party'], 'missing-rate', `No limits for every ${code} (third party).`),
      );
    if (!comprehensive.some((row) => row.class === code))
      found.push(say(['comprehensive'], 'missing-rate', `No limits for ${code}.`));
    return found;
  });
  return [
    ...twins(tariff, 'classes', classes, ['code', 'name']),
    ...twins(tariff, 'comprehensive', comprehensive, ['class']),
    ...missingBodies.map((body) => say(['classes'], 'missing-field', `No class has "${body}".`)),
    ...twice,
    ...unknown,
    ...limits,
    ...thirdPartyOrder(say, thirdParty),
    ...caps(say, tariff.value.deductible_caps),
  ];
}

type Say = (path: (string | number)[], rule: string, message: string) => Problem;

function thirdPartyOrder(
  say: Say,
  rows: MotorSources['tariff']['value']['third_party'],
): Problem[] {
  return rows.flatMap((row, i) => {
    const found: Problem[] = [];
    const before = rows.slice(0, i).findLast((other) => other.class === row.class);
    if (before && before.cylinders_to >= row.cylinders_to)
      found.push(
        say(['third_party', i, 'cylinders_to'], 'wrong-order', 'Rows go from few to many.'),
      );
    if (filsOf(row.maximum_aed) < filsOf(row.minimum_aed))
      found.push(say(['third_party', i, 'maximum_aed'], 'wrong-order', 'Below the minimum.'));
    return found;
  });
}

function caps(say: Say, rows: MotorSources['tariff']['value']['deductible_caps']): Problem[] {
  const last = rows.at(-1);
  if (last?.seats_to === MOST_SEATS && last.value_to_aed === HIGHEST_VALUE_AED) return [];
  const wanted = `${MOST_SEATS} seats and ${HIGHEST_VALUE_AED}`;
  return [say(['deductible_caps'], 'missing-rate', `The last row must reach ${wanted}.`)];
}
