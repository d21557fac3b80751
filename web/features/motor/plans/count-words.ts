import { fillMessage } from '@muqarin/rules/fill-message';
import { t } from './texts.ts';

export function countWords(count: number): string {
  return count === 0 ? t.any : fillMessage(t.chosen, { count });
}
