import type { GroupQuote } from '@muqarin/quoting/contract/medical-corporate/quote';
import { numberOfCategory } from '@muqarin/rules/medical-corporate/categories';

/**
 * The category whose tab an address asks for, null for the summary; the first where nothing, or nothing that there is, was asked for.
 * A group without categories has one (0).
 */
export function tabOf(
  asked: string | undefined,
  { answers: { categories } }: Pick<GroupQuote, 'answers'>,
): number | null {
  if (asked === 'summary') return null;
  const number = numberOfCategory(asked ?? '');
  const first = categories[0]?.number ?? 0;
  return categories.some((one) => one.number === number) ? (number ?? first) : first;
}
