/**
 * The desk's addresses are shut by themselves: a route there that does not say which staff may do it (`config.act`), or that it is how
 * staff come in (`config.desk: 'open'`), answers 403 to everybody. So nobody forgets to guard one.
 */
import { AppError } from '@muqarin/platform/errors';
import { messages } from '@muqarin/rules/messages';
import type { StaffAct } from '@muqarin/rules/staff/roles';
import type { FastifyInstance } from 'fastify';
import { staffOf } from '../session/identity.ts';
import { sessionOf } from '../session/session-plugin.ts';
import { requireStaff } from './require-staff.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    act?: StaffAct;
    /** `open`: anybody. `staff`: any member, whatever their roles. */
    desk?: 'open' | 'staff';
    /** A form or a page asks for `act` itself and refuses in its own way. */
    refusesItself?: true;
  }
}

const desk = /^\/(api\/(pages\/)?)?staff(\/|$)/;

export function addStaffOnly(app: FastifyInstance): void {
  app.addHook('preHandler', async (request) => {
    const { url, config } = request.routeOptions;
    if (url === undefined || !desk.test(url) || config.desk === 'open') return;
    const isNamed = config.act !== undefined || config.desk === 'staff';
    if (isNamed && config.refusesItself) return;
    const session = sessionOf(request);
    if (config.act) requireStaff(session, config.act);
    else if (config.desk !== 'staff' || !staffOf(session.data)) throw notAllowed();
  });
}

function notAllowed(): AppError {
  return new AppError('forbidden', 'BFF.AGENTS_ONLY', messages.notAllowed);
}
