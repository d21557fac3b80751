import { fillMessage } from '@muqarin/rules/fill-message';
import { formatAed } from '@muqarin/rules/money-format';
import { type LimitChapter, limitChapters } from '@muqarin/rules/plan-list/limit-chapters';
import { say } from '@/lib/reader.ts';
import { t } from '../texts.ts';

/** The chapters of a list of health plans as chips: "up to AED 250,000". */
export function limitChips() {
  return {
    legend: t.annualLimit,
    options: limitChapters.map(({ code }) => ({ value: code, name: chapterWords(code) })),
    pill: (name: string) => `${t.annualLimit} ${name}`,
  };
}

function chapterWords(code: LimitChapter): string {
  const at = limitChapters.findIndex((chapter) => chapter.code === code);
  const amount = (aed: number) => say(formatAed(aed * 100));
  const to = limitChapters[at]?.upToAed ?? null;
  if (to !== null) return fillMessage(t.limitUpTo, { amount: amount(to) });
  return fillMessage(t.limitAbove, { amount: amount(limitChapters[at - 1]?.upToAed ?? 0) });
}

const kinds = {
  basic: () => t.kindBasic,
  middle: () => t.kindMiddle,
  high: () => t.kindHigh,
} as const;

/** What the cover of a chapter's plans is called. */
export function kindOfChapter(code: LimitChapter): string {
  return kinds[code]();
}
