/** The schedule of the session's policy as PDF, for its owner (features 107, decisions X22). */
import type { FastifyInstance } from 'fastify';
import { medicalPaths } from '../../../../contract/medical/pages.ts';
import type { Bff } from '../../../parts.ts';
import { idsIn } from '../../../session/journey-ids.ts';
import { contextOf, sessionOf } from '../../../session/session-plugin.ts';
import { insurerMarks } from '../../../use-cases/insurer-marks.ts';
import { quoteOfSession } from '../../../use-cases/medical/session-quote.ts';
import { medicalSchedule } from '../../../views/medical/papers/schedule.ts';
import { scheduleDocument } from '../../../views/papers/schedule.ts';
import { notFound } from '../../not-found.ts';
import { sendPdf } from '../../site/files.ts';

export function serveMedicalPolicy(app: FastifyInstance, bff: Bff): void {
  app.get(medicalPaths.policyPdf, async (request, reply) => {
    const session = sessionOf(request);
    const context = contextOf(request, bff.signer);
    const quote = await quoteOfSession(bff, session, context);
    const { policy, quoteId, catalogueVersion: version } = quote;
    const { leadId } = idsIn(session.data, 'medical');
    if (!policy) throw notFound();
    const [detail, lead] = await Promise.all([
      bff.quoting.getPlanDetail({ quoteId, planId: policy.planId }, context),
      leadId === null ? null : bff.leads.getLead({ leadId }, context),
    ]);
    if (!detail) throw notFound();
    const schedule = medicalSchedule(policy, { quote, detail, holder: lead?.contact.name ?? '' });
    const marks = await insurerMarks(bff, [schedule], context);
    const paper = {
      model: scheduleDocument(schedule, marks),
      name: `policy-${policy.policyReference}`,
    };
    return sendPdf(bff, reply, paper, { version, keep: false });
  });
}
