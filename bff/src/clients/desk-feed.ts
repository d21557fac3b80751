/**
 * What happens at the desk, for the pages of this copy that are open: one look at the read model for all of them, four times a
 * second, and none while nobody watches. Every copy looks for itself, so it does not matter which one a page came to.
 */
import type { deskCalls } from '@muqarin/leads/contract/desk';
import type { Client } from '@muqarin/platform/http/client';
import type { Logger } from 'pino';
import type { DeskNews } from '../../contract/desk-pages.ts';
import { asBff } from './as-bff.ts';

export interface DeskFeed {
  /** Hears what comes from now on, until the returned function is called. */
  watch(listen: (news: DeskNews) => void): () => void;
  /** What came since an instant that a page heard of last. */
  since(at: string): Promise<DeskNews>;
}

type Leads = Pick<Client<typeof deskCalls>, 'deskChanges' | 'deskRows'>;

const lookEveryMilliseconds = 250;
/** An event reaches the read model so much after its own time at most; what takes longer a page finds when it looks again. */
const lateMilliseconds = 5_000;

const context = asBff('desk-feed');

export function createDeskFeed({
  leads,
  logger,
  now,
}: {
  leads: Leads;
  logger: Logger;
  now: () => Date;
}): DeskFeed {
  const listeners = new Set<(news: DeskNews) => void>();
  /** How much was known of each lead of the last moments: by it what is new. */
  let known = new Map<string, number>();
  let timer: NodeJS.Timeout | null = null;

  const newsSince = async (at: number, isNew: (leadId: string, facts: number) => boolean) => {
    const since = new Date(at - lateMilliseconds).toISOString();
    const { changes, isWhole } = await leads.deskChanges({ since }, context);
    const fresh = changes.filter(({ leadId, known: facts }) => isNew(leadId, facts));
    const leadIds = fresh.map(({ leadId }) => leadId).join(',');
    const { rows } = leadIds === '' ? { rows: [] } : await leads.deskRows({ leadIds }, context);
    const byId = new Map(rows.map((row) => [row.leadId, row]));
    const news: DeskNews = {
      at: new Date(at).toISOString(),
      isWhole,
      leads: fresh.map(({ leadId, known: facts }) => {
        const { reference = '', heldBy = null, dueAt = null } = byId.get(leadId) ?? {};
        return { leadId, reference, heldBy, dueAt, isNew: facts === 1 };
      }),
    };
    return { news, changes };
  };

  const look = async () => {
    const { news, changes } = await newsSince(
      now().getTime(),
      (leadId, facts) => known.get(leadId) !== facts,
    );
    known = new Map(changes.map(({ leadId, known: facts }) => [leadId, facts]));
    if (news.leads.length > 0) for (const listen of listeners) listen(news);
  };
  const lookAgainAndAgain = () => {
    timer = setTimeout(() => {
      look()
        .catch((err: unknown) => logger.warn({ err }, 'the desk could not be looked at'))
        .finally(() => {
          if (listeners.size > 0) lookAgainAndAgain();
          else timer = null;
        });
    }, lookEveryMilliseconds);
  };

  return {
    watch: (listen) => {
      listeners.add(listen);
      if (timer === null) {
        known = new Map();
        lookAgainAndAgain();
      }
      return () => void listeners.delete(listen);
    },
    since: async (at) => (await newsSince(Date.parse(at), () => true)).news,
  };
}
