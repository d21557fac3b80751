/** Messages that nobody can handle, between others: one that does not parse, one whose mail is always refused. */
import { setTimeout as pause } from 'node:timers/promises';
import { defineEvent } from '@muqarin/platform/events/define';
import { createEvent } from '@muqarin/platform/events/envelope';
import { LeadCapturedSchema } from '@muqarin/proto/muqarin/leads/v1/events_pb';
import { poisonMark } from '../compare.ts';
import { percentile } from '../load/rhythm.ts';
import { type Stage, until } from '../stage/stage.ts';
import { type Trial, tooLong } from './trial.ts';

const deadWithinSeconds = 5;
const leadCaptured = defineEvent(LeadCapturedSchema);

export const poison: Trial = async (stage) => {
  const { options, say } = stage;
  const seconds = options.short ? 6 : 20;
  const calm = await underLoad(stage, 'calm', seconds, async () => {});
  const took: Record<string, number> = {};
  const beside = await underLoad(stage, 'beside', seconds, async () => {
    await pause(1_000);
    await Promise.all(
      [unreadable(), refused()].map(async ({ why, message }) => {
        const at = Date.now();
        await stage.stores.bus.publish([message]);
        const isDead = async () =>
          (await stage.stores.deadLetters()).some(({ key }) => key === message.key);
        took[why] = (await until(30, isDead, 100)) ? (Date.now() - at) / 1000 : Infinity;
      }),
    );
  });
  say(`Poison: ${JSON.stringify(took)}`);
  const slowest = Math.max(...Object.values(took));
  return {
    figures: [
      ...Object.entries(took).map(([why, value]) => ({
        figure: `poison (${why}) to dead letter, beside the limit`,
        value,
        unit: 's',
        reference: deadWithinSeconds,
      })),
      ...[50, 99].map((percent) => ({
        figure: `lead answered to mail beside poison, p${percent} beside calm`,
        value: percentile(beside, percent),
        unit: 'ms',
        reference: percentile(calm, percent),
      })),
    ],
    problems: [
      ...tooLong(
        stage,
        'poison: seconds to the dead letter',
        slowest,
        deadWithinSeconds,
        3 * deadWithinSeconds,
      ),
      ...tooLong(
        stage,
        'poison: p50 of other mails, in times calm',
        // Below ten milliseconds it is the clocks that decide.
        percentile(beside, 50) / Math.max(10, percentile(calm, 50)),
        2,
        4,
      ),
    ],
  };
};

/** Of each lead, the milliseconds from its answer to its mail. */
async function underLoad(
  stage: Stage,
  name: string,
  seconds: number,
  work: () => Promise<void>,
): Promise<number[]> {
  const began = Date.now();
  const load = stage.load(name);
  await Promise.all([pause(seconds * 1000), work()]);
  await load.stop();
  const leads = stage.leadsOf(name);
  const mails = () => stage.stores.mailsSince(`${name}-`, began);
  await until(60, async () => (await mails()).length >= leads.length, 500);
  const begun = new Map((await mails()).map(({ to, sentAt }) => [to, sentAt.getTime()]));
  return leads.flatMap(({ email, answeredAt }) =>
    answeredAt === null ? [] : [Math.max(1, (begun.get(email) ?? Infinity) - answeredAt)],
  );
}

function unreadable() {
  const { message } = refused();
  const key = `${poisonMark}-unreadable`;
  const headers = { ...message.headers, ce_id: key, ce_subject: key };
  return { why: 'not to be read', message: { ...message, key, headers, value: '{"leadId":' } };
}

/** To our rules its recipient is an address; to the mail server, which takes no underscore in a host, it is none. */
function refused() {
  const key = `${poisonMark}-refused`;
  const message = createEvent(
    leadCaptured,
    {
      leadId: key,
      reference: 'MQ-POISON',
      source: 'sponsor',
      clientType: 'Individual',
      contact: { name: 'Load Test', email: `${poisonMark}@no_where.example` },
      productCount: 0,
    },
    { actor: { kind: 'system', id: 'faults' }, correlationId: key },
    { newId: () => key, now: () => new Date(), source: '/faults' },
  );
  return { why: 'always refused', message };
}
