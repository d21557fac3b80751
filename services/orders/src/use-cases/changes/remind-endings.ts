/** Policies of people and groups that end: their holders are told 60, 30 and 7 days before. Orders of cars say it of their own. */
import type { CallContext } from '@muqarin/platform/context';
import { reminderDays } from '@muqarin/rules/account/reminders';
import { addDays, dubaiToday, toIsoDate } from '@muqarin/rules/dates';
import { reminderAfter } from '../../domain/renewal-days.ts';
import type { OrdersContext } from '../../parts.ts';
import type { Ending, EndingBook, PolicyBook } from './book.ts';
import { renewalDueEvent } from './change-events.ts';

const AT_ONCE = 100;

/** Two copies of the service say each between them once. */
export async function remindEndings(
  context: Pick<OrdersContext, 'events' | 'now'>,
  books: readonly PolicyBook[],
  call: CallContext,
): Promise<{ reminded: number }> {
  const today = dubaiToday(context.now());
  const [first] = reminderDays;
  const days = { from: toIsoDate(today), to: toIsoDate(addDays(today, first)) };
  let reminded = 0;
  for (const book of books) {
    if (!book.endings) continue;
    for await (const ending of endingsOf(book.endings, days)) {
      const { policy, remindedOn } = ending;
      if (!policy.contact?.email || !isDue(policy.basis.endDate, remindedOn, days.from)) continue;
      const event = renewalDueEvent(context, { book, policy }, call);
      reminded += (await book.endings.remind(ending, days.from, event)) ? 1 : 0;
    }
  }
  return { reminded };
}

async function* endingsOf(
  book: EndingBook,
  days: { from: string; to: string },
): AsyncGenerator<Ending> {
  let after = '';
  for (;;) {
    const found = await book.ending(days, after, AT_ONCE);
    yield* found;
    const last = found.at(-1);
    if (!last || found.length < AT_ONCE) return;
    after = last.policy.policyId;
  }
}

/** ISO days are in order as texts. */
function isDue(endDate: string, remindedOn: string | null, today: string): boolean {
  const next = reminderAfter(endDate, remindedOn);
  return next !== null && next <= today && today <= endDate;
}
