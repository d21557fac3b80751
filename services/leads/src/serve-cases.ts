import { serveCall } from '@muqarin/platform/http/serve';
import type { FastifyInstance } from 'fastify';
import { caseCalls as contract } from '../contract/cases.ts';
import type { LeadsContext } from './parts.ts';
import { addCasePaper, readCasePaper } from './use-cases/cases/case-papers.ts';
import { listCases } from './use-cases/cases/list-cases.ts';
import { openStaffCase } from './use-cases/cases/open-case.ts';
import { atCases, releaseCase, takeCase } from './use-cases/cases/take-case.ts';
import { workCase } from './use-cases/cases/work-case.ts';

export function serveCases(app: FastifyInstance, context: LeadsContext): void {
  serveCall(app, contract.listCases, (input) => listCases(context, input));
  serveCall(app, contract.openStaffCase, (input, call) => openStaffCase(context, input, call));
  serveCall(app, contract.takeCase, (input, call) => takeCase(context, input, call));
  serveCall(app, contract.releaseCase, (input, call) => releaseCase(context, input, call));
  serveCall(app, contract.workCase, (input, call) => workCase(context, input, call));
  serveCall(app, contract.addCasePaper, (input, call) => addCasePaper(context, input, call));
  serveCall(app, contract.readCasePaper, (input, call) => readCasePaper(context, input, call));
  serveCall(app, contract.atCases, (input) => atCases(context, input));
}
