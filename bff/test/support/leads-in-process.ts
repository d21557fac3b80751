/** The leads service itself over a database in memory; what the BFF gave it is noted, and what it would mail can be read. */
import { randomBytes } from 'node:crypto';
import { leadsContract } from '@muqarin/leads/contract/leads-contract';
import { createLeadsService } from '@muqarin/leads/service';
import type { CallContext } from '@muqarin/platform/context';
import { openDatabase } from '@muqarin/platform/contract-suites/database-under-test';
import type { OutboxEntry } from '@muqarin/platform/events/outbox';
import { type Client, createClient, inProcess } from '@muqarin/platform/http/client';
import { createNewId } from '@muqarin/platform/ids';
import { createMailedMarks } from '@muqarin/platform/mailed-marks';
import { isLinkKind, linkPath, linkSays, type MailedLink } from '@muqarin/rules/mailed-links';
import type { Logger } from 'pino';
import { linkKey } from './mailed-path.ts';

type Leads = Client<typeof leadsContract>;
type Given<Name extends keyof Leads> = Parameters<Leads[Name]>[0];

const staff: CallContext = { actor: { kind: 'agent', id: 'sara' }, correlationId: 'tests' };

const collections = ['leads', 'cases', 'drafts', 'data_requests', 'phone_requests'];

export async function leadsInProcess(parts: { logger: Logger; now: () => Date }) {
  const marks = createMailedMarks([linkKey]);
  const { connection } = await openDatabase(parts);
  const newId = createNewId(parts.now);
  const { app } = await createLeadsService({ ...parts, newId, randomBytes, connection, marks });
  const client = createClient({
    service: 'leads',
    contracts: leadsContract,
    transport: inProcess(app),
    checkAnswers: true,
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
  const entries = async () => {
    const all = collections.map((name) => connection.collection(name).find({}).toArray());
    const documents = (await Promise.all(all)).flat() as { outbox?: OutboxEntry[] }[];
    return documents.flatMap(({ outbox = [] }) => outbox);
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
    /** Documents as they lie in a collection, without their outbox. */
    stored: async (name: string) => {
      const documents = await connection.collection(name).find({}).toArray();
      return documents.map(({ outbox: _outbox, ...document }) => document);
    },
    /** The paths and codes that mails of this event would carry, oldest first. */
    mailed: async (type: string): Promise<string[]> => {
      const raised = (await entries()).filter((entry) => entry.type.endsWith(`.${type}`));
      raised.sort((one, other) => one.at.getTime() - other.at.getTime());
      return raised.map(({ message }) => {
        const { link } = JSON.parse(message.value ?? '{}') as { link: Partial<MailedLink> };
        const { kind = '', id = '', until = '' } = link;
        const whole = { kind, id, until, plans: '', leadId: '' };
        return isLinkKind(kind)
          ? linkPath(kind, whole, marks.mark(kind, linkSays(whole)))
          : marks.code(kind, linkSays(whole));
      });
    },
  };
}
