/** Asks the contact budget before a reminder: over all services that remind, each of which knows its own policies only. `later`: once there is room. */
import { mayReach } from '@muqarin/rules/contact-budget';
import { dubaiHour, dubaiToday, toIsoDate } from '@muqarin/rules/dates';
import type { Choices } from './choices.ts';
import type { Mailbox } from './mailbox.ts';

const weekMilliseconds = 7 * 24 * 60 * 60 * 1000;

export async function mayRemind(
  { mailbox, choices }: { mailbox: Pick<Mailbox, 'remindersTo'>; choices: Choices },
  { to, eventId, now }: { to: string; eventId: string; now: Date },
): Promise<'yes' | 'later' | 'never'> {
  const since = new Date(now.getTime() - weekMilliseconds);
  const sent = await mailbox.remindersTo(to, since, eventId);
  const before = sent.map((at) => ({
    reason: 'reminder' as const,
    way: 'mail' as const,
    day: toIsoDate(dubaiToday(at)),
  }));
  const reminders = await choices.wantsReminders(to);
  const consents = { marketing: false, calls: false, whatsapp: false, reminders };
  const asked = { reason: 'reminder', way: 'mail', consents, doNotCall: false } as const;
  const verdict = mayReach({ ...asked, today: dubaiToday(now), hour: dubaiHour(now), before });
  if (verdict.may) return 'yes';
  return verdict.because === 'consent' ? 'never' : 'later';
}
