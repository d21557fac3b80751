/** The leads service, composed: given its parts, a Fastify instance and the outboxes its relay empties. */

import type { CallContext } from '@muqarin/platform/context';
import { databaseAnswers } from '@muqarin/platform/database';
import type { EventBus, RunningSubscription } from '@muqarin/platform/events/bus';
import { mongooseOutboxStore, type OutboxStore } from '@muqarin/platform/events/outbox-store';
import { everyHour } from '@muqarin/platform/every-hour';
import { serveCall } from '@muqarin/platform/http/serve';
import { createService } from '@muqarin/platform/http/service';
import { modelsReady } from '@muqarin/platform/models-ready';
import { leaseSecondsDefault } from '@muqarin/rules/desk/lease';
import type { FastifyInstance } from 'fastify';
import type { Model } from 'mongoose';
import { leadsContract } from '../contract/leads-contract.ts';
import { hearDesk } from './desk/hear-desk.ts';
import { deskCapacity, type LeadsContext, type LeadsParts } from './parts.ts';
import { serveCases } from './serve-cases.ts';
import { serveDesk } from './serve-desk.ts';
import { serveSite } from './serve-site.ts';
import { createCaseDeskStore } from './store/case-desk.ts';
import { createCaseStore } from './store/cases.ts';
import { createDataRequestStore } from './store/data-requests.ts';
import { createDeskAgentStore } from './store/desk-agents.ts';
import { createDeskHoldStore } from './store/desk-holds.ts';
import { createDeskLeadStore } from './store/desk-leads.ts';
import { createDeskNoteStore } from './store/desk-notes.ts';
import { createDoNotCallStore } from './store/do-not-call.ts';
import { createDraftStore } from './store/drafts.ts';
import { createLeadStore } from './store/leads.ts';
import { createPhoneRequestStore } from './store/phone-requests.ts';
import { captureLead, toLead } from './use-cases/capture-lead.ts';
import { type Imported, importDoNotCall } from './use-cases/desk/import-do-not-call.ts';
import { type Retained, retain } from './use-cases/erase-data.ts';
import { changeGroupLead } from './use-cases/medical-corporate/change-lead.ts';
import { changeMotorContact } from './use-cases/motor/change-contact.ts';
import { getMotorLead, updateChassis } from './use-cases/motor/update-chassis.ts';
import { openResumeLink, requestResumeLink } from './use-cases/resume-draft.ts';
import { getDraft, saveDraft } from './use-cases/save-draft.ts';

export interface LeadsService {
  app: FastifyInstance;
  outboxes: readonly OutboxStore[];
  /** Keeps the desk's read model of what happens, from then on. */
  hear: (bus: EventBus) => Promise<RunningSubscription>;
  /** Deletes what has been kept long enough (decisions A37), or only counts it. */
  retain: (options: { dryRun: boolean }) => Promise<Retained>;
  /** A list of numbers that nobody may call to sell: all of it, or none. */
  importDoNotCall: (text: string) => Promise<Imported>;
}

/** In nobody's name. */
function retention(newId: LeadsParts['newId']): CallContext {
  return { actor: { kind: 'system', id: 'retention' }, correlationId: newId() };
}

function retainAgainAndAgain(app: FastifyInstance, context: LeadsContext): void {
  const { logger, newId } = context;
  const run = () => {
    retain(context, { dryRun: false }, retention(newId)).then(
      (done) => logger.info(done, 'retention'),
      (err: unknown) => logger.warn({ err }, 'retention could not finish; it tries again'),
    );
  };
  const stop = everyHour(run);
  app.addHook('onClose', async () => stop());
}

export async function createLeadsService(parts: LeadsParts): Promise<LeadsService> {
  const drafts = createDraftStore(parts.connection);
  const leads = createLeadStore(parts.connection);
  const cases = createCaseStore(parts.connection);
  const caseDesk = createCaseDeskStore(cases.model);
  const dataRequests = createDataRequestStore(parts.connection);
  const phoneRequests = createPhoneRequestStore(parts.connection);
  const desk = {
    deskLeads: createDeskLeadStore(parts.connection, parts.deskGatherMilliseconds),
    deskHolds: createDeskHoldStore(parts.connection, deskCapacity),
    deskAgents: createDeskAgentStore(parts.connection),
    deskNotes: createDeskNoteStore(parts.connection),
    doNotCall: createDoNotCallStore(parts.connection),
  };
  const { deskHolds, deskAgents } = desk;
  const raising = [drafts, leads, cases, dataRequests, phoneRequests, deskHolds, deskAgents];
  const outboxes = raising.map(({ model }) => model as unknown as Model<object>);
  const { model: deskLeads, journeys } = desk.deskLeads;
  await modelsReady(
    [...outboxes, deskLeads, journeys, desk.deskNotes.model, desk.doNotCall.model],
    parts,
  );
  await leads.giveKinds();
  await leads.giveTerms();
  await caseDesk.giveDesks();
  const context: LeadsContext = {
    ...parts,
    leaseSeconds: parts.leaseSeconds ?? leaseSecondsDefault,
    drafts,
    leads,
    cases,
    caseDesk,
    dataRequests,
    phoneRequests,
    ...desk,
    events: {
      newId: parts.newId,
      now: parts.now,
      source: '/services/leads',
      tracer: parts.telemetry?.tracer,
    },
  };
  const app = createService({
    name: 'leads',
    logger: parts.logger,
    telemetry: parts.telemetry,
    ready: { database: () => databaseAnswers(parts.connection) },
  });
  serveRoutes(app, context);
  serveSite(app, context);
  serveDesk(app, context);
  serveCases(app, context);
  retainAgainAndAgain(app, context);
  return {
    app,
    outboxes: outboxes.map((model) => mongooseOutboxStore(model)),
    hear: (bus) => hearDesk(bus, desk, parts),
    importDoNotCall: (text) => importDoNotCall(context, text),
    retain: (options) => retain(context, options, retention(parts.newId)),
  };
}

function serveRoutes(app: FastifyInstance, context: LeadsContext): void {
  const { leads } = context;
  serveCall(app, leadsContract.saveDraft, (input) => saveDraft(context, input));
  serveCall(app, leadsContract.getDraft, ({ draftId }) => getDraft(context, draftId));
  serveCall(app, leadsContract.requestResumeLink, (input, call) =>
    requestResumeLink(context, input, call),
  );
  serveCall(app, leadsContract.openResumeLink, ({ token }) => openResumeLink(context, token));
  serveCall(app, leadsContract.captureLead, (input, call) => captureLead(context, input, call));
  serveCall(app, leadsContract.getMotorLead, ({ leadId }) => getMotorLead(context, leadId));
  serveCall(app, leadsContract.updateChassis, (input, call) => updateChassis(context, input, call));
  serveCall(app, leadsContract.changeMotorContact, (input, call) =>
    changeMotorContact(context, input, call),
  );
  serveCall(app, leadsContract.changeGroupLead, (input, call) =>
    changeGroupLead(context, input, call),
  );
  serveCall(app, leadsContract.linkQuote, async ({ leadId, quoteId }) => ({
    linked: await leads.linkQuote(leadId, quoteId),
  }));
  serveCall(app, leadsContract.getLead, async ({ leadId }) => {
    const found = await leads.find(leadId);
    return found ? toLead(found) : null;
  });
}
