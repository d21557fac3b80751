/** `npm run events`, as somebody types it, on the log of a product that runs at the same time. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { createSqliteEventLog } from '@muqarin/platform/drivers/sqlite-event-log';
import type { EventBus } from '@muqarin/platform/events/bus';
import { defineEvent } from '@muqarin/platform/events/define';
import { createEvent } from '@muqarin/platform/events/envelope';
import { LeadCapturedSchema } from '@muqarin/proto/muqarin/leads/v1/events_pb';
import { PlanSelectedSchema as EarlierPlanSelected } from '@muqarin/proto/muqarin/quoting/v1/events_pb';
import { MotorPlansComparedSchema } from '@muqarin/proto/muqarin/quoting/v1/motor_pb';
import { PlanSelectedSchema } from '@muqarin/proto/muqarin/quoting/v2/quotes_pb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const program = fileURLToPath(new URL('../launch/events.ts', import.meta.url));
const leadCaptured = defineEvent(LeadCapturedSchema);
const planSelected = defineEvent(PlanSelectedSchema);
const earlierPlansCompared = defineEvent(MotorPlansComparedSchema);
const earlierPlanSelected = defineEvent(EarlierPlanSelected);
let folder: string;
let bus: EventBus;
let tails: ChildProcess[];
let ids: number;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'muqarin-events-cli-'));
  tails = [];
  ids = 0;
  bus = createSqliteEventLog({
    file: join(folder, 'events.sqlite'),
    now: () => new Date(),
    newId: () => `member-${++ids}`,
    logger: { error: () => {} },
    retry: { attempts: 2, baseMilliseconds: 1, maxMilliseconds: 1 },
    pollMilliseconds: 10,
  });
});
afterEach(async () => {
  for (const tail of tails) tail.kill('SIGKILL');
  await bus.close();
  await rm(folder, { recursive: true });
});

describe('npm run events', () => {
  it('lists events by type, key, topic and time, without personal data', async () => {
    await bus.publish([lead('lead-1'), plan('quote-1'), plan('quote-2')]);
    const all = await run('list');
    expect(all.stdout.split('\n')).toHaveLength(4);
    expect(all.stdout).toMatch(/LeadCaptured +lead-1 .*"reference":"L-1"/);
    expect(all.stdout).not.toContain('sara@example.com');
    expect((await run('list', '--type', 'PlanSelected', '--key', 'quote-2')).stdout).toMatch(
      /^\S+ {2}PlanSelected +quote-2 .*\n$/,
    );
    expect((await run('list', '--topic', 'leads.lead.v1')).stdout).toContain('lead-1');
    expect((await run('list', '--from', '2099-01-01')).stdout).toBe('');
    expect((await run('list', '--from', '10m', '--limit', '1')).stdout).toContain('quote-2');
  });

  it('lists an event in each form in which the log holds it', async () => {
    await bus.publish([earlierPlan('quote-1'), plan('quote-2')]);
    const facts = { quoteId: 'quote-3', planIds: ['1', '2'] };
    await bus.publish([createEvent(earlierPlansCompared, facts, context, parts())]);
    expect((await run('list', '--type', 'PlansCompared')).stdout).toContain('quote-3');
    const { stdout } = await run('list', '--type', 'PlanSelected');
    expect(stdout).toMatch(/^\S+ {2}PlanSelected +quote-1 .*\n\S+ {2}PlanSelected +quote-2 .*\n$/);
    const now = await run('list', '--type', 'muqarin.quoting.v2.PlanSelected');
    expect(now.stdout).toMatch(/^\S+ {2}PlanSelected +quote-2 .*\n$/);
  });

  it('shows everything when asked to', async () => {
    await bus.publish([lead('lead-1')]);
    const { stdout } = await run('list', '--full', '--json');
    expect(JSON.parse(stdout)).toMatchObject({
      type: 'LeadCaptured',
      key: 'lead-1',
      actor: 'visitor:session-1',
      data: { contact: { email: 'sara@example.com' } },
    });
    expect(JSON.parse((await run('list', '--json')).stdout).data.contact).toBe('[personal]');
  });

  it('tails what happens while it runs, and ends with its signal', async () => {
    await bus.publish([lead('lead-0')]);
    const tail = spawn(process.execPath, [program, 'tail', '--data', folder]);
    tails.push(tail);
    let shown = '';
    tail.stdout.on('data', (chunk) => {
      shown += chunk;
    });
    await until(() => shown.includes('lead-0'));
    const published = Date.now();
    await bus.publish([lead('lead-1')]);
    await until(() => shown.includes('lead-1'));
    expect(Date.now() - published).toBeLessThan(1_000);
    const ended = new Promise((resolve) => tail.once('exit', resolve));
    tail.kill('SIGINT');
    expect(await ended).toBe(0);
  });

  it('shows groups with their lag and dead letters, and replays these once', async () => {
    let ill = true;
    const seen: string[] = [];
    await bus.subscribe({
      group: 'notifications',
      topics: ['leads.lead.v1'],
      handle: async (message) => {
        if (ill) throw new Error('ill');
        seen.push(`${message.key} ${message.headers.ce_id}`);
      },
    });
    await bus.publish([lead('lead-1')]);
    await until(async () => (await bus.topics()).includes('leads.lead.v1.dlq.notifications'));
    expect(await groups()).toContainEqual({
      group: 'notifications',
      topic: 'leads.lead.v1',
      lag: 0,
      dead: 1,
    });
    const dry = await run('replay', '--group', 'notifications', '--dry-run');
    expect(dry.stderr).toContain('1 dead letter of notifications would be replayed.');
    expect(dry.stdout).toContain('DEAD (Error at events-cli.test.ts');
    ill = false;
    const sent = await run('replay', '--group', 'notifications');
    expect(sent.stderr).toContain('1 dead letter of notifications replayed.');
    await until(() => seen.length === 1);
    expect(seen).toEqual(['lead-1 event-1']);
    const again = await run('replay', '--group', 'notifications');
    expect(again.stderr).toContain('0 dead letters of notifications replayed.');
    await run('replay', '--group', 'notifications', '--event', 'event-1');
    await until(() => seen.length === 2);
  });

  it.each([
    [['lst'], 'There is no command "lst".'],
    [['list', '--type', 'Nope'], 'There is no event "Nope". There are '],
    [['list', '--from', 'noon'], '"noon" is no time.'],
    [['list', '--limit', '-1'], 'limit'],
    [['replay'], 'replay needs --group'],
    [['list', '--colour'], "Unknown option '--colour'"],
    [['list', '--data', 'no-such-folder'], 'There is no event log in no-such-folder yet.'],
  ])('says what is wrong with %j', async (args, sentence) => {
    const { code, stderr } = await run(...args);
    expect(stderr).toContain(sentence);
    expect(stderr).not.toContain('    at ');
    expect(code).toBe(1);
  });

  it('explains itself', async () => {
    const { stdout, code } = await run('--help');
    expect(stdout).toContain('tail');
    expect(code).toBe(0);
  });
});

const context = { actor: { kind: 'visitor', id: 'session-1' }, correlationId: 'j' } as const;

function parts() {
  return { newId: () => `event-${++ids}`, now: () => new Date(), source: '/test' };
}

function lead(leadId: string) {
  ids = 0;
  const contact = { name: 'Sara', email: 'sara@example.com' };
  return createEvent(leadCaptured, { leadId, reference: 'L-1', contact }, context, parts());
}

function plan(quoteId: string) {
  const offer = { plan: { planId: 'plan-1', netFils: 1n } };
  return createEvent(planSelected, { quoteId, line: 'medical', offer }, context, parts());
}

/** As it was published before quotes of every line had one family of events. */
function earlierPlan(quoteId: string) {
  return createEvent(
    earlierPlanSelected,
    { quoteId, planId: 'plan-1', netFils: 1n },
    context,
    parts(),
  );
}

async function groups(): Promise<unknown[]> {
  const { stdout } = await run('groups', '--json');
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

function run(...args: string[]): Promise<{ stdout: string; stderr: string; code: number }> {
  const data = args.includes('--data') ? [] : ['--data', folder];
  return new Promise((resolve) => {
    execFile(process.execPath, [program, ...args, ...data], (error, stdout, stderr) => {
      resolve({ stdout, stderr, code: typeof error?.code === 'number' ? error.code : 0 });
    });
  });
}

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 10_000;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error('did not happen in time');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
