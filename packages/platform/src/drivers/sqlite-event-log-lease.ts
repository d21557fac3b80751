/**
 * One member of a group delivers, the others wait to take over: Kafka's "each message to one member", at the size of one
 * machine. A member that stops hands over at once; so does one whose process is gone; any other after its lease.
 */
import { hostname } from 'node:os';
import process from 'node:process';
import type { DatabaseSync } from 'node:sqlite';

export interface Lease {
  /** Takes or keeps the lease; false while another member has it. */
  hold: () => boolean;
  release: () => void;
}

const leaseMilliseconds = 10_000;

export function createLease(
  db: DatabaseSync,
  options: { group: string; owner: string; now: () => Date },
): Lease {
  const { group, owner, now } = options;
  const take =
    db.prepare(`INSERT INTO leases ("group", owner, host, pid, until) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT ("group") DO UPDATE
    SET owner = excluded.owner, host = excluded.host, pid = excluded.pid, until = excluded.until
    WHERE leases.owner IN (excluded.owner, ?) OR leases.until <= ?`);
  const holder = db.prepare('SELECT owner, host, pid FROM leases WHERE "group" = ?');
  const drop = db.prepare('DELETE FROM leases WHERE "group" = ? AND owner = ?');
  let heldUntil = 0;

  const tryTake = (at: number): boolean => {
    const other = holder.get(group) as { owner: string; host: string; pid: number } | undefined;
    const gone = other?.host === hostname() && !isAlive(other.pid) ? other.owner : owner;
    const until = at + leaseMilliseconds;
    const taken = take.run(group, owner, hostname(), process.pid, until, gone, at).changes === 1;
    heldUntil = taken ? until : 0;
    return taken;
  };
  return {
    hold: () => {
      const at = now().getTime();
      // Renewing early leaves room for a handler that keeps this process busy.
      return heldUntil - at > leaseMilliseconds / 2 || tryTake(at);
    },
    release: () => {
      heldUntil = 0;
      drop.run(group, owner);
    },
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
