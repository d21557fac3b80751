/** The schedule of the session's car policy as PDF, for its owner (features 107, decisions X22). */
import type { FastifyInstance } from 'fastify';
import { motorOrderPaths } from '../../../../contract/motor/order-pages.ts';
import type { Bff } from '../../../parts.ts';
import { contextOf, sessionOf } from '../../../session/session-plugin.ts';
import { insurerMarks } from '../../../use-cases/insurer-marks.ts';
import { requireMotorOrder } from '../../../use-cases/motor/order/session-order.ts';
import { motorSchedule } from '../../../views/motor/papers/schedule.ts';
import { scheduleDocument } from '../../../views/papers/schedule.ts';
import { notFound } from '../../not-found.ts';
import { sendPdf } from '../../site/files.ts';

export function serveMotorPolicy(app: FastifyInstance, bff: Bff): void {
  app.get(motorOrderPaths.policyPdf, async (request, reply) => {
    const ask = { session: sessionOf(request), context: contextOf(request, bff.signer) };
    const order = await requireMotorOrder(bff, ask);
    const schedule = motorSchedule(order, order.details.texts.policyholder_name ?? '');
    if (!schedule) throw notFound();
    const marks = await insurerMarks(bff, [schedule], ask.context);
    const paper = {
      model: scheduleDocument(schedule, marks),
      name: `policy-${schedule.reference}`,
    };
    return sendPdf(bff, reply, paper, { version: order.catalogueVersion, keep: false });
  });
}
