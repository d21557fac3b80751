/** What time does to quotations: their client is reminded some days before the last one, and after it they have expired. */
import type { CallContext } from '@muqarin/platform/context';
import { addDays, dubaiToday, toIsoDate } from '@muqarin/rules/dates';
import { waitsForClient } from '@muqarin/rules/quotations/quotation-states';
import { type QuotationContext, today } from './context.ts';
import { endingEvent } from './events.ts';
import type { StoredQuotation } from './store.ts';
import { written } from './work.ts';

const remindedDaysBefore = 3;
const atOnce = 500;

export interface Ended {
  expired: number;
  reminded: number;
}

/** Two copies of the service do each once between them; what one of them has just changed is looked at in the next hour. */
export async function endQuotations(context: QuotationContext, call: CallContext): Promise<Ended> {
  const day = today(context);
  const until = toIsoDate(addDays(dubaiToday(context.now()), remindedDaysBefore));
  const ended = { expired: 0, reminded: 0 };
  for (const stored of await context.quotations.ending({ day, until }, atOnce)) {
    if (stored.validUntil < day)
      ended.expired += (await written(
        context,
        stored,
        { state: 'expired' },
        { act: 'expire' },
        call,
      ))
        ? 1
        : 0;
    else ended.reminded += (await remind(context, stored, call)) ? 1 : 0;
  }
  return ended;
}

async function remind(context: QuotationContext, stored: StoredQuotation, call: CallContext) {
  const { sent } = stored;
  if (!sent || stored.remindedAt || !waitsForClient(stored.state)) return false;
  const event = endingEvent(context, stored, sent, call);
  return context.quotations.change(stored, { remindedAt: context.now() }, [event]);
}
