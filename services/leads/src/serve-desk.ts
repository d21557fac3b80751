import { serveCall } from '@muqarin/platform/http/serve';
import type { FastifyInstance } from 'fastify';
import { deskCalls as contract } from '../contract/desk.ts';
import { deskCalendarCalls } from '../contract/desk-calendar.ts';
import { deskDoNotCallCalls as listCalls } from '../contract/desk-do-not-call.ts';
import { deskMergeCalls } from '../contract/desk-merge.ts';
import { deskReassignCalls } from '../contract/desk-reassign.ts';
import { deskSearchCalls } from '../contract/desk-search.ts';
import { deskWallCalls } from '../contract/desk-wall.ts';
import type { LeadsContext } from './parts.ts';
import { deskCalendar } from './use-cases/desk/desk-calendar.ts';
import { deskChanges } from './use-cases/desk/desk-changes.ts';
import { deskWall } from './use-cases/desk/desk-wall.ts';
import {
  addDoNotCall,
  findDoNotCall,
  listDoNotCall,
  readDoNotCall,
  removeDoNotCall,
} from './use-cases/desk/keep-do-not-call.ts';
import { listDesk, rowsOf } from './use-cases/desk/list-desk.ts';
import { mergeLeads, undoMerge } from './use-cases/desk/merge-leads.ts';
import { openDeskLead } from './use-cases/desk/open-lead.ts';
import { deskMoves, presentAgents, reassignLead } from './use-cases/desk/reassign-lead.ts';
import { reopenLead } from './use-cases/desk/reopen-lead.ts';
import { foundLeads, searchLeads } from './use-cases/desk/search-leads.ts';
import { takeLead } from './use-cases/desk/take-lead.ts';
import { takeNextLead } from './use-cases/desk/take-next.ts';
import { atDesk, disposeLead, noteLead, releaseLead } from './use-cases/desk/work-lead.ts';

export function serveDesk(app: FastifyInstance, context: LeadsContext): void {
  serveCall(app, contract.listDesk, (input) => listDesk(context, input));
  serveCall(app, contract.deskChanges, (input) => deskChanges(context, input));
  serveCall(app, contract.deskRows, async ({ leadIds }) => ({
    rows: await rowsOf(context, await context.deskLeads.findAll(leadIds)),
  }));
  serveCall(app, deskSearchCalls.searchLeads, (input, call) => searchLeads(context, input, call));
  serveCall(app, deskSearchCalls.foundLeads, (input) => foundLeads(context, input));
  serveCall(app, deskCalendarCalls.deskCalendar, (input) => deskCalendar(context, input));
  serveCall(app, deskWallCalls.deskWall, () => deskWall(context));
  serveCall(app, contract.openDeskLead, (input, call) => openDeskLead(context, input, call));
  serveCall(app, contract.takeLead, (input, call) => takeLead(context, input, call));
  serveCall(app, contract.takeNextLead, (input, call) => takeNextLead(context, input, call));
  serveCall(app, contract.releaseLead, (input, call) => releaseLead(context, input, call));
  serveCall(app, contract.noteLead, (input, call) => noteLead(context, input, call));
  serveCall(app, contract.disposeLead, (input, call) => disposeLead(context, input, call));
  serveCall(app, contract.reopenLead, (input, call) => reopenLead(context, input, call));
  serveCall(app, deskMergeCalls.mergeLeads, (input, call) => mergeLeads(context, input, call));
  serveCall(app, deskMergeCalls.undoMerge, (input, call) => undoMerge(context, input, call));
  serveCall(app, deskReassignCalls.reassignLead, (input, call) =>
    reassignLead(context, input, call),
  );
  serveCall(app, deskReassignCalls.deskMoves, (input) => deskMoves(context, input));
  serveCall(app, deskReassignCalls.presentAgents, () => presentAgents(context));
  serveCall(app, listCalls.listDoNotCall, (input) => listDoNotCall(context, input));
  serveCall(app, listCalls.findDoNotCall, (input) => findDoNotCall(context, input));
  serveCall(app, listCalls.addDoNotCall, (input, call) => addDoNotCall(context, input, call));
  serveCall(app, listCalls.removeDoNotCall, (input, call) => removeDoNotCall(context, input, call));
  serveCall(app, listCalls.readDoNotCall, (input, call) => readDoNotCall(context, input, call));
  serveCall(app, contract.atDesk, (input) => atDesk(context, input));
}
