import { serveCall } from '@muqarin/platform/http/serve';
import type { FastifyInstance } from 'fastify';
import { leadsContract as contract } from '../contract/leads-contract.ts';
import type { LeadsContext } from './parts.ts';
import { eraseData } from './use-cases/erase-data.ts';
import { fileCase } from './use-cases/file-case.ts';
import { changeCaseStatus, getCase, openCase, requestCaseCode } from './use-cases/follow-case.ts';
import { ofPerson } from './use-cases/of-person.ts';
import {
  listPhoneRequests,
  openByPhoneCode,
  readPhoneCode,
  requestPhoneCode,
} from './use-cases/phone-codes.ts';
import {
  changePreferences,
  heldData,
  openDataLink,
  openDataOf,
  requestDataLink,
} from './use-cases/show-held-data.ts';

/** The calls of contract/site and contract/phone. */
export function serveSite(app: FastifyInstance, context: LeadsContext): void {
  serveCall(app, contract.fileCase, (input, call) => fileCase(context, input, call));
  serveCall(app, contract.requestCaseCode, (input, call) => requestCaseCode(context, input, call));
  serveCall(app, contract.openCase, (input) => openCase(context, input));
  serveCall(app, contract.getCase, ({ caseId }) => getCase(context, caseId));
  serveCall(app, contract.changeCaseStatus, (input, call) =>
    changeCaseStatus(context, input, call),
  );
  serveCall(app, contract.requestDataLink, (input, call) => requestDataLink(context, input, call));
  serveCall(app, contract.openDataOf, (input) => openDataOf(context, input));
  serveCall(app, contract.openDataLink, ({ token }) => openDataLink(context, token));
  serveCall(app, contract.ofPerson, (input) => ofPerson(context, input));
  serveCall(app, contract.heldData, ({ requestId }) => heldData(context, requestId));
  serveCall(app, contract.changePreferences, (input, call) =>
    changePreferences(context, input, call),
  );
  serveCall(app, contract.requestPhoneCode, (input, call) =>
    requestPhoneCode(context, input, call),
  );
  serveCall(app, contract.openByPhoneCode, (input) => openByPhoneCode(context, input));
  serveCall(app, contract.listPhoneRequests, (input) => listPhoneRequests(context, input));
  serveCall(app, contract.readPhoneCode, (input, call) => readPhoneCode(context, input, call));
  serveCall(app, contract.eraseData, ({ requestId }, call) => eraseData(context, requestId, call));
}
