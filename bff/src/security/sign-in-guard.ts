/**
 * Every way to sign in goes through here (decisions A8). Wrong tries are counted per address and name, and per address over all
 * names; each then waits, longer every time. Strangers elsewhere cannot lock anybody out, and a device on which somebody signed
 * in before has a count of its own. The counts are in the key-value store, so that all copies agree; while it is away nobody
 * signs in.
 */
import { hash } from 'node:crypto';
import type { AppError } from '@muqarin/platform/errors';
import type { KeyValue } from '@muqarin/platform/key-value';
import { filled } from '@muqarin/rules/message';
import { messages } from '@muqarin/rules/messages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BffConfig } from '../config.ts';
import { SaidError } from '../locale/said-error.ts';
import { networkOf } from './address-network.ts';
import type { KnownDevices } from './known-device.ts';
import {
  keptSeconds,
  type Patience,
  stillWrong,
  type WrongTries,
  waitSeconds,
} from './wrong-tries.ts';

export interface SignInTry {
  request: Pick<FastifyRequest, 'ip' | 'cookies'>;
  reply: Pick<FastifyReply, 'setCookie'>;
  /** Whose names these are: the same word may name a member of staff and a customer. */
  audience: 'staff' | 'customer';
  name: string;
}

export interface SignInGuard {
  /**
   * @param check gives the account, or null when name or secret is wrong; it takes as long for a name that nobody has.
   * Throws AppError too_many with the seconds to wait, or unavailable.
   */
  attempt<T>(ask: SignInTry, check: () => Promise<T | null>): Promise<T | null>;
}

/** Each lost try means that another one was counted. */
const mostWrites = 200;

export function createSignInGuard(parts: {
  keyValue: KeyValue;
  config: BffConfig;
  now: () => Date;
  devices: KnownDevices;
}): SignInGuard {
  const { config, devices } = parts;
  const rest = {
    firstWaitSeconds: config.SIGN_IN_WAIT_SECONDS,
    longestWaitSeconds: config.SIGN_IN_WINDOW_SECONDS,
  };
  const perPair = { ...rest, free: config.SIGN_INS_PER_PAIR };
  const perAddress = { ...rest, free: config.SIGN_INS_PER_IP };
  const counts = countsIn(parts);
  return {
    attempt: async ({ request, reply, audience, name }, check) => {
      const who = `${audience}:${name.trim().toLowerCase()}`;
      const device = devices.read(request, who);
      const network = networkOf(request.ip);
      const limits: [string, Patience][] =
        device === null
          ? [
              [`pair:${digest(`${network}\n${who}`)}`, perPair],
              [`address:${digest(network)}`, perAddress],
            ]
          : [[`device:${digest(`${device}\n${who}`)}`, perPair]];
      // Counted before it is known to be wrong: a hundred at once would all find the count as it was.
      const counted: (() => Promise<void>)[] = [];
      try {
        for (const [key, patience] of limits) counted.push(await counts.add(key, patience));
      } catch (error) {
        // Who has to wait tried nothing.
        for (const takeBack of counted) await takeBack();
        throw error;
      }
      const account = await check();
      if (account === null) return null;
      // All of the first: whoever is in owes it nothing more.
      const [, ...others] = counted;
      for (const takeBack of others) await takeBack();
      await counts.clear(limits[0]?.[0] ?? '');
      if (device === null) devices.remember(reply, who);
      return account;
    },
  };
}

function countsIn({ keyValue, now }: { keyValue: KeyValue; now: () => Date }) {
  const place = (key: string) => `bff:sign-in:${key}`;
  /** Null from `by` leaves it as it is. */
  const change = async (
    key: string,
    patience: Patience,
    by: (tries: WrongTries, time: number) => WrongTries | null,
  ) => {
    for (let writes = 0; writes < mostWrites; writes += 1) {
      const text = await keyValue.get(place(key));
      const time = now().getTime();
      const before: WrongTries = text === null ? { wrong: 0, at: time } : JSON.parse(text);
      // Of a time to come, since this machine's clock was set back before it started: the wait begins now, and ends.
      const isAhead = before.at > time;
      const after = isAhead ? { ...before, at: time } : by(before, time);
      if (after === null) return;
      const kept = keptSeconds(after, patience);
      const written = await keyValue.compareAndSet(place(key), text, JSON.stringify(after), kept);
      if (written && !isAhead) return;
    }
    throw new Error('tries to sign in come faster than they can be counted');
  };
  return {
    /** Gives what takes it back. */
    add: async (key: string, patience: Patience) => {
      let times = { before: 0, at: 0 };
      await change(key, patience, (tries, time) => {
        const wait = waitSeconds(tries, time, patience);
        if (wait > 0) throw tooManyWrong(wait);
        times = { before: tries.at, at: time };
        return { wrong: stillWrong(tries, time, patience) + 1, at: time };
      });
      return () =>
        change(key, patience, ({ wrong, at }) =>
          wrong > 0 ? { wrong: wrong - 1, at: at === times.at ? times.before : at } : null,
        );
    },
    clear: (key: string) => keyValue.delete(place(key)),
  };
}

function tooManyWrong(seconds: number): AppError {
  const wait = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  const said = filled(messages.tooManyWrong, { wait });
  return new SaidError('too_many', 'BFF.TOO_MANY_WRONG', said, { retryAfterSeconds: seconds });
}

/** Keys are read by operators; names and addresses of people are not for them. */
function digest(text: string): string {
  return hash('sha256', text, 'base64url');
}
