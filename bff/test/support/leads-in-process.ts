/** The leads service itself over a database in memory; what the BFF gave it is noted, and what it would mail can be read. */
import { randomBytes } from 'node:crypto';
import { leadsContract } from '@muqarin/leads/contract/leads-contract';
import { createLeadsService } from '@muqarin/leads/service';
import type { CallContext } from '@muqarin/platform/context';
import type { EventBus, StoredMessage } from '@muqarin/platform/events/bus';
import type { Client } from '@muqarin/platform/http/client';
import { createNewId } from '@muqarin/platform/ids';
import { createMailedMarks } from '@muqarin/platform/mailed-marks';
import type { Logger } from 'pino';
import { linkKey, mailedOf } from './mailed-path.ts';
import { serviceInProcess } from './service-in-process.ts';

type Leads = Client<typeof leadsContract>;
type Given<Name extends keyof Leads> = Parameters<Leads[Name]>[0];

const staff: CallContext = { actor: { kind: 'agent', id: 'sara' }, correlationId: 'tests' };

export function leadsInProcess(parts: { logger: Logger; now: () => Date }) {
  let handle: (message: StoredMessage) => Promise<void> = async () => {};
  const { client, stored, raised, outbox } = serviceInProcess({
    service: 'leads',
    contracts: leadsContract,
    collections: [
      'leads',
      'cases',
      'drafts',
      'data_requests',
      'phone_requests',
      'desk_holds',
      'desk_agents',
    ],
    now: parts.now,
    open: async (connection) => {
      const newId = createNewId(parts.now);
      const own = { newId, randomBytes, connection, marks: createMailedMarks([linkKey]) };
      const service = await createLeadsService({ ...parts, ...own });
      const subscribe = async (options: { handle: typeof handle }) => {
        handle = options.handle;
        return { stop: async () => {} };
      };
      await service.hear({ subscribe } as unknown as EventBus);
      return service.app;
    },
  });
  const leads: Awaited<ReturnType<Leads['captureLead']>>[] = [];
  const captured: Given<'captureLead'>[] = [];
  const filed: Given<'fileCase'>[] = [];
  const { captureLead, fileCase } = client;
  const noted: Leads = {
    ...client,
    captureLead: async (input, call) => {
      const lead = await captureLead(input, call);
      if (lead.created) leads.push(lead);
      if (lead.created) captured.push(structuredClone(input));
      return lead;
    },
    fileCase: async (input, call) => {
      const made = await fileCase(input, call);
      if (made.created) filed.push(structuredClone(input));
      return made;
    },
  };
  return {
    client: noted,
    /** Leads by the first answer each had. */
    leads,
    /** What was handed over for them. */
    captured,
    filed,
    motorLead: (leadId = '') => client.getMotorLead({ leadId }, staff),
    answerCase: (reference: string, note: string) =>
      client.changeCaseStatus({ reference, status: 'answered', note }, staff),
    stored,
    raised,
    /** The desk has heard all that the service raised. */
    heard: async () => {
      for (const { message } of await outbox()) await handle(message as StoredMessage);
    },
    /** The paths and codes that mails of this event would carry, oldest first. */
    mailed: async (type: string) => (await raised(type)).map(mailedOf),
  };
}
