/** The paper of a change of a group, for the owner of its policy. */
import { policyRoutes } from '@muqarin/rules/policy-pages';
import type { FastifyInstance } from 'fastify';
import type { Bff } from '../../../parts.ts';
import { contextOf, sessionOf } from '../../../session/session-plugin.ts';
import { requireOwnGroup } from '../../../use-cases/medical-corporate/own-policy.ts';
import { endorsement } from '../../../views/medical-corporate/papers/endorsement.ts';
import { notFound } from '../../not-found.ts';
import { sendPdf } from '../../site/files.ts';

const path = `${policyRoutes['medical-corporate']}/:reference/changes/:number/endorsement.pdf`;

export function serveEndorsement(app: FastifyInstance, bff: Bff): void {
  app.get(path, async (request, reply) => {
    const { reference = '', number = '' } = request.params as Record<string, string>;
    if (!/^[1-9]\d{0,4}$/.test(number)) throw notFound();
    const ask = { session: sessionOf(request), context: contextOf(request, bff.signer) };
    const { ledger } = await requireOwnGroup(bff, ask, reference);
    const { policyId, catalogueVersion: version } = ledger;
    const asked = { policyId, number: Number(number) };
    const change = await bff.orders.groupChange(asked, ask.context);
    if (!change) throw notFound();
    const paper = {
      model: endorsement(ledger, change),
      name: `endorsement-${reference}-${number}`,
    };
    return sendPdf(bff, reply, paper, { version, keep: false });
  });
}
