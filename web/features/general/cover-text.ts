import type { GeneralPageTile } from '@muqarin/bff/contract/general/pages';
import { fillMessage } from '@muqarin/rules/fill-message';
import { formatAed } from '@muqarin/rules/money-format';
import { say } from '@/lib/reader.ts';
import { t } from './texts.ts';

/** What a plan says of one benefit, in words. */
export function coverText({ limitFils, is }: GeneralPageTile['cover'][number]): string {
  if (limitFils !== null) return fillMessage(t.upTo, { amount: say(formatAed(limitFils)) });
  return t[is ?? 'not_covered'];
}
