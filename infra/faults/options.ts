/** The words after `npm run faults`, understood or refused. */
import { parseArgs } from 'node:util';

export const trialNames = [
  'kills',
  'broker',
  'mongo',
  'redis',
  'poison',
  'sigterm',
  'disk',
] as const;
export type TrialName = (typeof trialNames)[number];

export interface FaultOptions {
  short: boolean;
  only: readonly TrialName[];
  /** Captured under the kills at least; each other trial has its own besides. */
  leads: number;
  kills: number;
  /** Leads a second. */
  rate: number;
  /** Copies of each process. */
  replicas: number;
  seed: number;
  brokerAwaySeconds: number;
  /** From the beginning, engines and product included. */
  givenUpAfterSeconds: number;
}

export const help = `npm run faults -- [options]

  The distributed product on engines of its own, under load, while parts of it die; then every lead that was answered
  is looked for in the database, in the event log, among the mails and at the mail server. Exit code 1 when one is
  missing or doubled, an order is broken, or a time is too long.

  --short          200 leads, 8 kills, broker away for 10 s; wider limits for times, the same for what is lost
  --only A,B       of ${trialNames.join(', ')}
  --leads N        leads under the kills (10000)
  --kills N        kill -9 in all (100)
  --rate N         leads a second (25; short: 5)
  --replicas N     copies of each process (2)
  --seed N         of the kills' schedule (by default drawn, and printed)
  --help`;

/** Throws an Error with a sentence for whoever typed it; null when help is wanted. */
export function readOptions(args: readonly string[]): FaultOptions | null {
  const { values } = parseArgs({
    args: [...args],
    options: {
      short: { type: 'boolean', default: false },
      only: { type: 'string' },
      leads: { type: 'string' },
      kills: { type: 'string' },
      rate: { type: 'string' },
      replicas: { type: 'string' },
      seed: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return null;
  const { short } = values;
  return {
    short,
    only: trialsIn(values.only),
    leads: numberIn('leads', values.leads, short ? 200 : 10_000),
    kills: numberIn('kills', values.kills, short ? 8 : 100),
    rate: numberIn('rate', values.rate, short ? 5 : 25),
    replicas: numberIn('replicas', values.replicas, 2),
    seed: numberIn('seed', values.seed, 1 + Math.floor(Math.random() * 1_000_000)),
    brokerAwaySeconds: short ? 10 : 60,
    givenUpAfterSeconds: short ? 900 : 3_600,
  };
}

function trialsIn(text: string | undefined): TrialName[] {
  if (text === undefined) return [...trialNames];
  return text.split(',').map((word) => {
    const known = trialNames.find((name) => name === word.trim());
    if (!known) throw new Error(`There is no trial "${word}"; there are ${trialNames.join(', ')}.`);
    return known;
  });
}

function numberIn(name: string, text: string | undefined, otherwise: number): number {
  if (text === undefined) return otherwise;
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new Error(`--${name} takes a whole number from 1, not "${text}".`);
}
