import type { Problem } from '../../problem.ts';
import { isRealDay } from '../../units.ts';
import type { Sources } from '../sources.ts';

/** A levy may change its amount from a day on, but two amounts may not be due on one day. */
export function checkLevies({ levies }: Sources): Problem[] {
  const found: Problem[] = [];
  const entries = levies.value.levies;
  for (const [i, levy] of entries.entries()) {
    const say = (field: string, rule: string, message: string) =>
      found.push({ file: levies.file, ...levies.at(['levies', i, field]), rule, message });
    for (const field of ['from', 'to'] as const) {
      const day = levy[field];
      if (day !== undefined && !isRealDay(day)) say(field, 'wrong-value', `${day} is no day.`);
    }
    if (levy.to !== undefined && levy.to < levy.from)
      say('to', 'wrong-order', 'The last day is before the first.');
    const other = entries.slice(0, i).find((earlier) => {
      const isSame = earlier.code === levy.code && earlier.emirate === levy.emirate;
      return isSame && earlier.from <= (levy.to ?? '9999') && levy.from <= (earlier.to ?? '9999');
    });
    if (other)
      say('from', 'overlap', `"${levy.code}" of ${other.from} is still due on these days.`);
  }
  return found;
}
