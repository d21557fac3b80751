import { fillMessage } from '@muqarin/rules/fill-message';
import { type AmountMode, amountParts, formatAed } from '@muqarin/rules/money-format';
import { listed } from '@/lib/listed.ts';
import { reader, say } from '@/lib/reader.ts';
import { t } from '../texts.ts';
import { firstFils, type Premium } from '../vat/premium.ts';

export interface GroupedPlan extends Premium {
  insurerName: string;
  /** What its tile says of its premium: the lowest, or shared with others. */
  flag: string | null;
}

export interface GroupWords {
  title: string;
  by: string;
  range: string;
  /** Of the plan in it that has one. */
  flag: string | null;
  count: number;
}

const NAMED = 3;

/** What the row of a group says of its listed plans; `kind` is what their cover is called. */
export function groupWords(
  plans: readonly GroupedPlan[],
  kind: string,
  mode: AmountMode,
): GroupWords {
  const insurers = [...new Set(plans.map(({ insurerName }) => say(insurerName)))];
  const more = insurers.length - NAMED;
  const premiums = plans.map(firstFils);
  const count = plans.length;
  const [only = ''] = insurers;
  return {
    title:
      insurers.length === 1
        ? fillMessage(t.samePlans, { kind, count })
        : fillMessage(t.sameCover, { kind, count: insurers.length }),
    by:
      insurers.length === 1
        ? only
        : more > 0
          ? fillMessage(t.andMore, { names: insurers.slice(0, NAMED).join(t.comma), count: more })
          : listed(insurers),
    range: fromTo(Math.min(...premiums), Math.max(...premiums), mode),
    flag: plans.find(({ flag }) => flag !== null)?.flag ?? null,
    count,
  };
}

/** "AED 607 to 1,067": the currency once, where the language has it. */
function fromTo(minFils: number, maxFils: number, mode: AmountMode): string {
  const whole = (fils: number) => say(formatAed(fils, mode));
  const number = (fils: number) => amountParts(fils, mode).number;
  if (minFils === maxFils) return whole(minFils);
  const isArabic = reader().locale === 'ar';
  return fillMessage(t.fromTo, {
    from: isArabic ? number(minFils) : whole(minFils),
    to: isArabic ? whole(maxFils) : number(maxFils),
  });
}

export function groupToggle(count: number, open: boolean): string {
  return fillMessage(open ? t.hideGroup : t.showGroup, { count });
}
