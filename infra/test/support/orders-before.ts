/** The data folder from before orders had a service of their own, and what that day's code answered of it. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { connectSqlite } from '@muqarin/mongoose-sqlite';
import { OrderBuyer } from './order-buyer.ts';

const folder = path.join(import.meta.dirname, '../fixtures/orders-in-quoting');

/** When it was asked what it answers. */
export const thatDay = new Date('2026-12-14T08:00:00Z');

export interface Person {
  saleOrder?: string;
  orderId?: string;
  quoteId?: string;
  paymentId?: string | null;
  status?: string;
  planId?: string;
  premium?: string;
  insurer?: string;
  policy?: { policyId: string; policyReference: string } | null;
}

interface Before {
  people: Record<string, Person>;
  cookies: Record<string, string>;
  seen: {
    buyers: Record<string, object>;
    links: Record<string, object>;
    held: Record<string, object>;
    staff: object;
  };
}

export function readBefore(): Before {
  return jsonOf<Before>('before.json.gz');
}

export function unpackBefore(dataDir: string): void {
  for (const [name, base64] of Object.entries(jsonOf<Record<string, string>>('data.json.gz'))) {
    const file = path.join(dataDir, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, Buffer.from(base64, 'base64'), { mode: 0o600 });
  }
}

/** A browser that was there before, with its cookie. */
export function browserOf(origin: string, { cookies }: Before, name: string): OrderBuyer {
  return new OrderBuyer(origin, cookies[name]);
}

type Row = { _id: string } & Record<string, unknown>;

/** Whole collections of a database that nobody has open, by `service/collection`. */
export async function documentsIn(dataDir: string, wanted: readonly string[]) {
  const found: Record<string, Row[]> = {};
  for (const each of wanted) {
    const [service, name = ''] = each.split('/');
    const file = path.join(dataDir, `${service}.sqlite`);
    const connection = await connectSqlite({ file, now: () => thatDay });
    found[each] = await connection.collection<Row>(name).find().sort({ _id: 1 }).toArray();
    await connection.close();
  }
  return found;
}

function jsonOf<T>(name: string): T {
  return JSON.parse(gunzipSync(readFileSync(path.join(folder, name))).toString()) as T;
}
