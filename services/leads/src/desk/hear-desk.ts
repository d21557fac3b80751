/** Hears what happens to leads, quotes and policies, and keeps the desk's read model of it. */
import type { EventBus, RunningSubscription } from '@muqarin/platform/events/bus';
import { consume } from '@muqarin/platform/events/consume';
import type { Telemetry } from '@muqarin/platform/telemetry';
import type { Logger } from 'pino';
import type { DeskLeadStore } from '../store/desk-leads.ts';
import type { DeskNoteStore } from '../store/desk-notes.ts';
import { deskSources } from './fact-sources.ts';

/** Whoever asks for something goes before the desk's list: its writes share commits. */
const deskAtOnce = 64;

export function hearDesk(
  bus: EventBus,
  { deskLeads, deskNotes }: { deskLeads: DeskLeadStore; deskNotes: DeskNoteStore },
  { logger, telemetry }: { logger: Logger; telemetry?: Telemetry | undefined },
): Promise<RunningSubscription> {
  return consume(bus, {
    group: 'leads',
    logger,
    telemetry,
    atOnce: deskAtOnce,
    on: deskSources.map(({ def, read }) => ({
      def,
      handle: async (message) => {
        const kept = read(message);
        if (!kept) return;
        // Here rather than where it is asked for: an event is heard until it is done.
        if ('leadId' in kept.of && kept.of.fact.kind === 'erased')
          await deskNotes.dropAllOf(kept.of.leadId);
        await deskLeads.record(kept);
      },
    })),
  });
}
