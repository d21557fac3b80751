/**
 * What a signed-in session stands for now, by the accounts service. Asked at most so often for each, so that whoever is removed, has
 * another password or was signed out elsewhere is so within a second on every copy (decisions A8).
 */
import type { accountsContract } from '@muqarin/accounts/contract/accounts-contract';
import type { Standing } from '@muqarin/accounts/contract/sessions';
import type { CallContext } from '@muqarin/platform/context';
import type { Client } from '@muqarin/platform/http/client';
import { lastFew } from '@muqarin/platform/last-few';

export interface Standings {
  /** Null once it has ended. Rejects where nobody can say. */
  of(sessionId: string): Promise<Standing | null>;
  /** As the accounts service has just said it. */
  note(standing: Standing): void;
  /** What was known of it counts no more: this copy has just changed it. */
  forget(sessionId: string): void;
}

const goodMilliseconds = 700;
const known = 5_000;

const context: CallContext = {
  actor: { kind: 'system', id: 'bff-sessions' },
  correlationId: 'bff-sessions',
};

export function createStandings(parts: {
  accounts: Pick<Client<typeof accountsContract>, 'standing'>;
  /** Milliseconds of a clock that nobody sets. */
  elapsed?: () => number;
}): Standings {
  const elapsed = parts.elapsed ?? (() => performance.now());
  const asked = lastFew<{ at: number; answer: Promise<Standing | null> }>(known);
  return {
    of: (sessionId) => {
      const last = asked.get(sessionId);
      if (last && elapsed() - last.at < goodMilliseconds) return last.answer;
      const answer = parts.accounts.standing({ sessionId }, context);
      const entry = { at: elapsed(), answer };
      asked.set(sessionId, entry);
      // A failure is nobody's answer but the caller's.
      answer.catch(() => {
        if (asked.get(sessionId) === entry) asked.delete(sessionId);
      });
      return answer;
    },
    note: (standing) => {
      asked.set(standing.sessionId, { at: elapsed(), answer: Promise.resolve(standing) });
    },
    forget: (sessionId) => {
      asked.delete(sessionId);
    },
  };
}
