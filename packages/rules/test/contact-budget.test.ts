/** The table of who may be reached for what, how and how often. */
import { describe, expect, it } from 'vitest';
import { type ContactAsked, type ContactBefore, mayReach } from '../src/contact-budget.ts';

const all = { marketing: true, calls: true, whatsapp: true, reminders: true };
const none = { marketing: false, calls: false, whatsapp: false, reminders: false };
/** Noon of a Thursday; consents of everything, nobody reached before. */
const asked: ContactAsked = {
  reason: 'offer',
  way: 'mail',
  consents: all,
  doNotCall: false,
  today: { year: 2026, month: 11, day: 26 },
  hour: 12,
  before: [],
};
const days = (reason: ContactBefore['reason'], way: ContactBefore['way'], ...on: string[]) =>
  on.map((day) => ({ reason, way, day }));
const today = '2026-11-26';

describe('reaching a person', () => {
  it.each<[string, Partial<ContactAsked>, string]>([
    ['answers what they did, whatever they said', { reason: 'answer', consents: none }, 'yes'],
    [
      'answers by phone, who asked for a call',
      { reason: 'answer', way: 'call', doNotCall: true },
      'yes',
    ],
    ['answers at night', { reason: 'answer', way: 'message', hour: 23 }, 'yes'],
    ['tells what protects their account', { reason: 'security', consents: none, hour: 3 }, 'yes'],
    ['reminds who did not say no', { reason: 'reminder' }, 'yes'],
    [
      'reminds nobody who said no',
      { reason: 'reminder', consents: { ...all, reminders: false } },
      'consent',
    ],
    [
      'reminds who wants no offers',
      { reason: 'reminder', consents: { ...none, reminders: true } },
      'yes',
    ],
    ['reminds at any hour by mail', { reason: 'reminder', hour: 2 }, 'yes'],
    [
      'reminds of three policies a day',
      { reason: 'reminder', before: days('reminder', 'mail', today, today) },
      'yes',
    ],
    [
      'reminds of no fourth',
      { reason: 'reminder', before: days('reminder', 'mail', today, today, today) },
      'day',
    ],
    [
      'reminds of five in a week',
      {
        reason: 'reminder',
        before: days(
          'reminder',
          'mail',
          '2026-11-20',
          '2026-11-21',
          '2026-11-22',
          '2026-11-23',
          '2026-11-24',
        ),
      },
      'week',
    ],
    [
      'forgets what was more than a week ago',
      {
        reason: 'reminder',
        before: days(
          'reminder',
          'mail',
          '2026-11-19',
          '2026-11-21',
          '2026-11-22',
          '2026-11-23',
          '2026-11-24',
        ),
      },
      'yes',
    ],
    ['reminds nobody by phone', { reason: 'reminder', way: 'call' }, 'day'],
    ['offers to who agreed', {}, 'yes'],
    ['offers to nobody else', { consents: { ...all, marketing: false } }, 'consent'],
    ['offers once a week by mail', { before: days('offer', 'mail', '2026-11-20') }, 'week'],
    ['counts other reasons apart', { before: days('reminder', 'mail', today) }, 'yes'],
    ['counts other ways apart', { before: days('offer', 'call', today) }, 'yes'],
    ['calls nobody who said no', { way: 'call', doNotCall: true }, 'do_not_call'],
    [
      'calls nobody who agreed to mails only',
      { way: 'call', consents: { ...all, calls: false } },
      'consent',
    ],
    ['calls from nine', { way: 'call', hour: 9 }, 'yes'],
    ['does not call before nine', { way: 'call', hour: 8 }, 'hours'],
    ['does not call from six', { way: 'call', hour: 18 }, 'hours'],
    ['messages in the same hours', { way: 'message', hour: 20 }, 'hours'],
    [
      'messages nobody who agreed to mails only',
      { way: 'message', consents: { ...all, whatsapp: false } },
      'consent',
    ],
    ['calls once a day', { way: 'call', before: days('offer', 'call', today) }, 'day'],
    [
      'calls twice a week',
      { way: 'call', before: days('offer', 'call', '2026-11-20', '2026-11-23') },
      'week',
    ],
    [
      'calls again in the next week',
      { way: 'call', before: days('offer', 'call', '2026-11-19', '2026-11-23') },
      'yes',
    ],
    ['takes no word for a day', { before: days('offer', 'mail', 'yesterday') }, 'yes'],
  ])('%s', (_what, over, verdict) => {
    const said = mayReach({ ...asked, ...over });
    expect(said).toEqual(verdict === 'yes' ? { may: true } : { may: false, because: verdict });
  });
});
