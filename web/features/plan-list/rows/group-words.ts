import { fillMessage } from '@muqarin/rules/messages';
import { type AmountMode, amountParts, formatAed } from '@muqarin/rules/money-format';
import { listed } from '@/lib/listed.ts';
import { reader, say } from '@/lib/reader.ts';
import { t } from '../texts.ts';

export interface GroupedPlan {
  insurerName: string;
  logo: string;
  netFils: number;
}

export interface GroupWords {
  title: string;
  by: string;
  range: string;
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
  const nets = plans.map(({ netFils }) => netFils);
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
    range: fromTo(Math.min(...nets), Math.max(...nets), mode),
    count,
  };
}

/** "AED 607 to 1,067": the code once where it stands before the number. */
function fromTo(minFils: number, maxFils: number, mode: AmountMode): string {
  const from = say(formatAed(minFils, mode));
  if (minFils === maxFils) return from;
  const isArabic = reader().locale === 'ar';
  const to = isArabic ? say(formatAed(maxFils, mode)) : amountParts(maxFils, mode).number;
  return fillMessage(t.fromTo, { from, to });
}

export function groupToggle(count: number, open: boolean): string {
  return fillMessage(open ? t.hideGroup : t.showGroup, { count });
}
