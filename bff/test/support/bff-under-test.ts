/** A BFF over the services themselves, in memory, and a clock that stands still until it is moved. */
import { randomBytes } from 'node:crypto';
import type { KeyValue } from '@muqarin/platform/key-value';
import { createLogger } from '@muqarin/platform/logger';
import { createBff } from '../../src/bff-service.ts';
import { validateForeignPhone } from '../../src/clients/foreign-phone.ts';
import { readBffConfig } from '../../src/config.ts';
import type { BffParts } from '../../src/parts.ts';
import type { DocumentedCall } from '../../src/routes/documented/call.ts';
import { medicalCalls } from '../../src/routes/documented/medical/calls.ts';
import { accountsInProcess, type StaffSetting } from './accounts-in-process.ts';
import { leadsInProcess } from './leads-in-process.ts';
import { linkKey } from './mailed-path.ts';
import { documentsInProcess, ordersInProcess, quotingInProcess } from './services-in-process.ts';
import { rememberStaff, sara } from './staff.ts';

const defaults = {
  SESSION_SECRET: 'for the tests only, thirty-two characters and more',
  LINK_KEYS: linkKey,
  PUBLIC_ORIGIN: 'http://localhost:3000',
  CAPTCHA_DIFFICULTY: '20',
};

export async function bffUnderTest(
  settings: Record<string, string> = {},
  parts: Partial<BffParts> = {},
  staff: readonly StaffSetting[] = [sara],
) {
  let time = new Date('2026-11-21T08:00:00Z').getTime();
  let elapsed = 0;
  let serial = 0;
  const now = () => new Date(time);
  const keyValue = memoryKeyValue(now);
  const logged: string[] = [];
  const logger = createLogger({
    level: 'warn',
    destination: { write: (line) => logged.push(line) },
  });
  const ofServices = { logger, now };
  const leads = leadsInProcess(ofServices);
  const quoting = quotingInProcess(ofServices);
  const orders = ordersInProcess(ofServices);
  const documents = documentsInProcess(ofServices);
  const accounts = accountsInProcess({ ...ofServices, staff });
  const app = await createBff({
    config: readBffConfig({ ...defaults, ...settings }),
    logger,
    leads: leads.client,
    quoting: quoting.client,
    orders: orders.client,
    documents: documents.client,
    accounts: accounts.client,
    notifications: { listMails: async () => ({ mails: [] }), getMail: async () => null },
    keyValue,
    eventBus: null,
    now,
    elapsed: () => elapsed,
    newId: () => `id-${String(++serial).padStart(8, '0')}`,
    randomBytes,
    webOrigin: null,
    validateForeignPhone,
    ...parts,
  });
  rememberStaff(app, { accounts, now: parts.now ?? now });
  return {
    app,
    now,
    leads,
    quoting,
    orders,
    documents,
    accounts,
    keyValue,
    logged,
    pass: (seconds: number) => {
      time += seconds * 1000;
      elapsed += seconds * 1000;
    },
    /** Only the clock on the wall. */
    setBack: (seconds: number) => {
      time -= seconds * 1000;
    },
  };
}

export type BffUnderTest = Awaited<ReturnType<typeof bffUnderTest>>;

export interface MemoryKeyValue extends KeyValue {
  size(): number;
}

export function memoryKeyValue(now: () => Date): MemoryKeyValue {
  const entries = new Map<string, { value: string; until: number }>();
  const read = (key: string) => {
    const entry = entries.get(key);
    return entry && entry.until > now().getTime() ? entry.value : null;
  };
  const until = (ttlSeconds: number) => now().getTime() + ttlSeconds * 1000;
  return {
    get: async (key) => read(key),
    set: async (key, value, ttlSeconds) => {
      entries.set(key, { value, until: until(ttlSeconds) });
    },
    delete: async (key) => {
      entries.delete(key);
    },
    take: async (key, ttlSeconds) => {
      if (read(key) !== null) return false;
      entries.set(key, { value: '', until: until(ttlSeconds) });
      return true;
    },
    compareAndSet: async (key, expected, value, ttlSeconds) => {
      if (read(key) !== expected) return false;
      entries.set(key, { value, until: until(ttlSeconds) });
      return true;
    },
    increment: async (key, ttlSeconds) => {
      const before = read(key);
      const entry = entries.get(key);
      const ends = before === null || !entry ? until(ttlSeconds) : entry.until;
      entries.set(key, { value: String(Number(before) + 1), until: ends });
      const secondsLeft = Math.ceil((ends - now().getTime()) / 1000);
      return { count: Number(before) + 1, secondsLeft };
    },
    close: async () => {},
    size: () => entries.size,
  };
}

/** The contract's table, for tests that go through it. */
export function contractTable(): readonly DocumentedCall[] {
  return medicalCalls;
}
