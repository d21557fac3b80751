import type { DeskMoveView } from '@muqarin/bff/contract/desk-pages';
import { fillMessage } from '@muqarin/rules/fill-message';
import type { Texts } from '@/lib/texts.ts';

/** What a supervisor did, or who took it after their last sign, to whoever had the lead or has it now. */
export function movedSentence(
  { reference, by, to, isToMe, reason }: DeskMoveView,
  t: Texts['desk']['move'],
): string {
  if (reason === 'unheard') return fillMessage(t.unheard, { name: by, reference });
  const why = t.reasons[reason];
  if (isToMe) return fillMessage(t.toYou, { name: by, reference, reason: why });
  if (to === null) return fillMessage(t.toQueue, { name: by, reference, reason: why });
  return fillMessage(t.away, { name: by, reference, other: to, reason: why });
}
