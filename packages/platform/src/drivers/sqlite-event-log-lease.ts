/**
 * One member of a group delivers, the others wait to take over: Kafka's "each message to one member", at the size of one
 * machine. A member that stops hands over at once; so does one whose process is gone; any other after its lease.
 */
import { hostname } from 'node:os';
import process from 'node:process';
import type { DatabaseSync } from 'node:sqlite';
import { preparedOn } from './prepared-on.ts';

export interface Lease {
  /** Takes or keeps the lease; false while another member has it. */
  hold: () => boolean;
  release: () => void;
}

const leaseMilliseconds = 10_000;

export function createLease(
  withDatabase: <T>(work: (db: DatabaseSync) => T) => T,
  options: { group: string; owner: string; now: () => Date },
): Lease {
  const { group, owner, now } = options;
  const statements = preparedOn(statementsOn);
  let heldUntil = 0;

  const tryTake = (at: number): boolean =>
    withDatabase((db) => {
      const { take, holder } = statements(db);
      const other = holder.get(group) as { owner: string; host: string; pid: number } | undefined;
      const gone = other?.host === hostname() && !isAlive(other.pid) ? other.owner : owner;
      const until = at + leaseMilliseconds;
      // One that ends later than any could was given before the clock was set back.
      const given = { group, owner, host: hostname(), pid: process.pid, until, gone, at };
      const taken = take.run(given).changes === 1;
      heldUntil = taken ? until : 0;
      return taken;
    });
  return {
    hold: () => {
      const at = now().getTime();
      // Renewing early leaves room for a handler that keeps this process busy.
      const left = heldUntil - at;
      return (left > leaseMilliseconds / 2 && left <= leaseMilliseconds) || tryTake(at);
    },
    release: () => {
      heldUntil = 0;
      withDatabase((db) => statements(db).drop.run(group, owner));
    },
  };
}

function statementsOn(db: DatabaseSync) {
  return {
    take: db.prepare(`INSERT INTO leases ("group", owner, host, pid, until) VALUES (:group, :owner, :host, :pid, :until)
      ON CONFLICT ("group") DO UPDATE
      SET owner = excluded.owner, host = excluded.host, pid = excluded.pid, until = excluded.until
      WHERE leases.owner IN (excluded.owner, :gone) OR leases.until <= :at OR leases.until > excluded.until`),
    holder: db.prepare('SELECT owner, host, pid FROM leases WHERE "group" = ?'),
    drop: db.prepare('DELETE FROM leases WHERE "group" = ? AND owner = ?'),
  };
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
