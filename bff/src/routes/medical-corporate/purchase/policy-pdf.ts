/** The schedule of the group's policy as PDF, for its owner (features 107, decisions X22). */
import type { FastifyInstance } from 'fastify';
import { corporatePurchasePaths } from '../../../../contract/medical-corporate/purchase.ts';
import type { Bff } from '../../../parts.ts';
import { contextOf, sessionOf } from '../../../session/session-plugin.ts';
import { insurerMarks } from '../../../use-cases/insurer-marks.ts';
import { pricedPicks } from '../../../use-cases/medical-corporate/picks.ts';
import { groupDrafts } from '../../../use-cases/medical-corporate/session-draft.ts';
import { findGroupPolicy } from '../../../use-cases/medical-corporate/session-quote.ts';
import { groupSchedule } from '../../../views/medical-corporate/papers/schedule.ts';
import { scheduleDocument } from '../../../views/papers/schedule.ts';
import { notFound } from '../../not-found.ts';
import { sendPdf } from '../../site/files.ts';

export function serveGroupPolicy(app: FastifyInstance, bff: Bff): void {
  app.get(corporatePurchasePaths.policyPdf, async (request, reply) => {
    const ask = { session: sessionOf(request), context: contextOf(request, bff.signer) };
    const policy = await findGroupPolicy(bff, ask);
    if (!policy) throw notFound();
    const [plans, { draft }] = await Promise.all([
      pricedPicks(bff, policy, policy.categories, ask.context),
      groupDrafts.ofSession(bff, ask),
    ]);
    const code = plans[0]?.words.insurerCode ?? '';
    const holder = draft.contact?.company_name ?? '';
    const schedule = groupSchedule(policy, { code, holder, plans });
    const marks = await insurerMarks(bff, [schedule], ask.context);
    const paper = {
      model: scheduleDocument(schedule, marks),
      name: `policy-${policy.policyReference}`,
    };
    return sendPdf(bff, reply, paper, { version: policy.catalogueVersion, keep: false });
  });
}
