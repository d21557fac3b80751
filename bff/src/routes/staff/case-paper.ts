/** GET /staff/cases/{case}/papers/{paper}: a paper of a case, for who may see the case; each look is noted before it is given. */
import { ownerOf } from '@muqarin/documents/contract/uploads-contract';
import type { FastifyInstance } from 'fastify';
import { formPaths } from '../../../contract/forms.ts';
import type { Bff } from '../../parts.ts';
import { requireStaff } from '../../security/require-staff.ts';
import { contextOf, sessionOf } from '../../session/session-plugin.ts';
import { notFound } from '../not-found.ts';
import { fileLink } from '../uploads/serve-files.ts';
import { leadIdIn } from './desk.ts';

/** For a browser to follow at once. */
const linkMinutes = 5;

export function serveCasePaper(app: FastifyInstance, bff: Bff): void {
  const path = `${formPaths.staffCases}/:caseId/papers/:paperId`;
  app.get(path, { config: { act: 'see-cases' } }, async (request, reply) => {
    const { user: staffId } = requireStaff(sessionOf(request), 'see-cases');
    const params = request.params as Partial<Record<'caseId' | 'paperId', string>>;
    const caseId = leadIdIn(params.caseId);
    const uploadId = leadIdIn(params.paperId);
    if (caseId === null || uploadId === null) throw notFound();
    const context = contextOf(request, bff.signer);
    const of = { uploadId, owner: ownerOf.case(caseId), minutes: linkMinutes };
    // Of another case, or of anybody else, it is not there.
    const link = await bff.documents.signLink(of, context);
    if (!link) throw notFound();
    const { noted } = await bff.leads.readCasePaper({ caseId, staffId }, context);
    if (!noted) throw notFound();
    return reply.header('cache-control', 'no-store').redirect(fileLink(link.token), 303);
  });
}
