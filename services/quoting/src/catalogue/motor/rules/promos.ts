import { parseIsoDate } from '@muqarin/rules/dates';
import type { Problem } from '../../problem.ts';
import { twins } from '../../rules/twins.ts';
import { filsOf, percentBasisPoints } from '../../units.ts';
import type { MotorSources } from '../sources.ts';

/** Each code once, of one kind, worth something, of a known insurer, with days that follow each other. */
export function checkPromos({ promos: source, insurers }: MotorSources): Problem[] {
  const { promos } = source.value;
  const known = new Set(insurers.value.insurers.map(({ code }) => code));
  return [
    ...twins(source, 'promos', promos, ['code']),
    ...promos.flatMap((promo, i): Problem[] => {
      const say = (field: string, rule: string, message: string): Problem => {
        return { file: source.file, ...source.at(['promos', i, field]), rule, message };
      };
      const { percent_off: percent, aed_off: aed } = promo;
      const found: Problem[] = [];
      if (!known.has(promo.insurer))
        found.push(say('insurer', 'unknown-id', `"${promo.insurer}" is not in insurers.yaml.`));
      if ((percent === undefined) === (aed === undefined))
        found.push(say('code', 'wrong-value', 'It needs percent_off or aed_off, and not both.'));
      if (percent !== undefined && percentBasisPoints(percent) === 0)
        found.push(say('percent_off', 'wrong-value', 'It takes nothing off.'));
      if (aed !== undefined && filsOf(aed) === 0)
        found.push(say('aed_off', 'wrong-value', 'It takes nothing off.'));
      for (const field of ['from', 'to'] as const) {
        if (!parseIsoDate(promo[field]))
          found.push(say(field, 'wrong-value', 'There is no such day.'));
      }
      if (promo.to < promo.from) found.push(say('to', 'wrong-order', 'It ends before it begins.'));
      return found;
    }),
  ];
}
