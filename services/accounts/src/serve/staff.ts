import { serveCall } from '@muqarin/platform/http/serve';
import type { FastifyInstance } from 'fastify';
import { accountsContract as contract } from '../../contract/accounts-contract.ts';
import type { AccountsContext } from '../parts.ts';
import {
  decideStaff,
  proposeStaff,
  renewSetUp,
  stopStaff,
} from '../use-cases/staff/change-staff.ts';
import { firstAdmins } from '../use-cases/staff/first-admins.ts';
import { listStaff, readAudit } from '../use-cases/staff/see-staff.ts';
import { setUpStaff } from '../use-cases/staff/set-up-staff.ts';

export function serveStaff(app: FastifyInstance, context: AccountsContext): void {
  serveCall(app, contract.listStaff, () => listStaff(context));
  serveCall(app, contract.proposeStaff, (input, call) => proposeStaff(context, input, call));
  serveCall(app, contract.decideStaff, (input, call) => decideStaff(context, input, call));
  serveCall(app, contract.stopStaff, (input, call) => stopStaff(context, input, call));
  serveCall(app, contract.renewSetUp, (input, call) => renewSetUp(context, input, call));
  serveCall(app, contract.setUpStaff, (input, call) => setUpStaff(context, input, call));
  serveCall(app, contract.firstAdmins, (input, call) => firstAdmins(context, input, call));
  serveCall(app, contract.readAudit, ({ limit }) => readAudit(context, limit));
}
