import { fillMessage } from '@muqarin/rules/fill-message';
import { listed } from '@/lib/listed.ts';
import { t } from './texts.ts';

/** Which plans a mail of the list holds: those that are compared. */
export function chosenWords(chosen: readonly { name: string }[]): string {
  if (chosen.length === 0) return t.takeAlongNone;
  return fillMessage(t.takeAlongSome, { names: listed(chosen.map(({ name }) => name)) });
}
