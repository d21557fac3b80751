/**
 * KeyValue on Redis. A dead Redis must cost a caller nothing but the answer "unavailable": no command waits in a queue, none
 * takes longer than a tenth of a second (with ioredis' defaults requests hung for over 15 s). The connection is tried again
 * for ever, at most half a second apart, so that work goes on within two seconds of Redis' return.
 */
import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { AppError } from '../errors.ts';
import type { KeyValue } from '../key-value.ts';

export interface RedisKeyValueOptions {
  /** redis://[user:password@]host:port[/db], or rediss:// */
  url: string;
  logger: Pick<Logger, 'info' | 'warn'>;
  /** Before every key, for several installations on one Redis. */
  keyPrefix?: string;
}

const commandTimeoutMilliseconds = 100;
/** What a caller no longer waits for is forgotten after this time. */
const forgottenMilliseconds = 1000;
const connectTimeoutMilliseconds = 500;
const longestPauseMilliseconds = 500;
/** An absent Redis is logged at once, then every so often: neither silently nor twice a second. */
const warnEveryTries = 20;

/** Does not wait for the connection: a process may start while Redis is away. */
export function createRedisKeyValue(options: RedisKeyValueOptions): KeyValue {
  const redis = new Redis(options.url, {
    keyPrefix: options.keyPrefix ?? '',
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    commandTimeout: forgottenMilliseconds,
    connectTimeout: connectTimeoutMilliseconds,
    retryStrategy: (tries) => Math.min(50 * tries, longestPauseMilliseconds),
    // A primary that became a replica: connect again, to whoever is the primary now.
    reconnectOnError: (error) => error.message.startsWith('READONLY'),
  });
  tellOfTheConnection(redis, options.logger);
  return {
    get: (key) => reach(redis.get(key)),
    set: async (key, value, ttlSeconds) => {
      await reach(redis.set(key, value, 'PX', milliseconds(ttlSeconds)));
    },
    delete: async (key) => {
      await reach(redis.del(key));
    },
    take: async (key, ttlSeconds) =>
      (await reach(redis.set(key, '', 'PX', milliseconds(ttlSeconds), 'NX'))) === 'OK',
    compareAndSet: async (key, expected, value, ttlSeconds) => {
      const until = milliseconds(ttlSeconds);
      if (expected === null)
        return (await reach(redis.set(key, value, 'PX', until, 'NX'))) === 'OK';
      return (await reach(redis.eval(exchange, 1, key, expected, value, until))) === 1;
    },
    increment: async (key, ttlSeconds) => {
      const answer = await reach(redis.eval(count, 1, key, milliseconds(ttlSeconds)));
      const [counted, left] = answer as [number, number];
      return { count: counted, secondsLeft: Math.max(1, Math.ceil(left / 1000)) };
    },
    close: async () => {
      // Nothing waits here that could be lost: each call has its answer or its error.
      redis.disconnect();
    },
  };
}

/** Redis runs a script as one step. */
const exchange = `if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[3])
return 1`;

const count = `local counted = redis.call('INCR', KEYS[1])
if counted == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return {counted, redis.call('PTTL', KEYS[1])}`;

function milliseconds(seconds: number): number {
  return Math.max(1, Math.round(seconds * 1000));
}

async function reach<T>(answer: Promise<T>): Promise<T> {
  try {
    return await inTime(answer);
  } catch (cause) {
    throw new AppError(
      'unavailable',
      'KEY_VALUE.AWAY',
      'We cannot do this just now. Please try again in a moment.',
      { cause, retryAfterSeconds: 2 },
    );
  }
}

/**
 * When the time is over, what has arrived meanwhile is read once more: a process that was busy for so long must not take
 * its own pause for Redis'.
 */
function inTime<T>(answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new Error('Redis took too long'));
    const timer = setTimeout(() => setImmediate(giveUp), commandTimeoutMilliseconds);
    void answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

function tellOfTheConnection(redis: Redis, logger: RedisKeyValueOptions['logger']): void {
  let failures = 0;
  redis.on('error', (error: NodeJS.ErrnoException) => {
    failures += 1;
    if (failures % warnEveryTries !== 1) return;
    const facts = { code: error.code ?? error.name, tries: failures };
    logger.warn(facts, 'Redis does not answer; trying again');
  });
  redis.on('ready', () => {
    logger.info({ triesFailed: failures }, 'Redis is connected');
    failures = 0;
  });
}
