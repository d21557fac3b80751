/** A quotation as a file: for its client the version that was sent, for staff the one that they work on. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { quotationPaths } from '../../../contract/quotation-pages.ts';
import type { Bff } from '../../parts.ts';
import { requireStaff } from '../../security/require-staff.ts';
import { contextOf, sessionOf } from '../../session/session-plugin.ts';
import {
  type QuotationOnPaper,
  quotationPaper,
  quotationWorkbook,
} from '../../views/papers/quotation.ts';
import { notFound } from '../not-found.ts';
import { sendPdf } from '../site/files.ts';
import { sendXlsx } from '../site/send-xlsx.ts';
import { quotationIdIn } from '../staff/quotations.ts';
import { quotationOfLink } from './client.ts';

const forms = ['pdf', 'xlsx'] as const;

export function serveQuotationFiles(app: FastifyInstance, bff: Bff): void {
  for (const form of forms) {
    app.get(quotationPaths.file(':token', form), async (request, reply) => {
      const { token = '' } = request.params as { token?: string };
      const quotationId = quotationOfLink(bff, token);
      const context = contextOf(request, bff.signer);
      const found = quotationId && (await bff.quoting.clientQuotation({ quotationId }, context));
      if (!found || found.options.length === 0) throw notFound();
      return send(bff, reply, form, found, found.catalogueVersion);
    });
    const config = { act: 'see-quotations' as const };
    app.get(quotationPaths.staffFile(':quotation', form), { config }, async (request, reply) => {
      const { user: staffId } = requireStaff(sessionOf(request), 'see-quotations');
      const { quotation } = request.params as { quotation?: string };
      const quotationId = quotationIdIn(quotation);
      const context = contextOf(request, bff.signer);
      const found =
        quotationId && (await bff.quoting.openQuotation({ quotationId, staffId }, context));
      if (!found) throw notFound();
      const { row, options, catalogueVersion } = found;
      return send(bff, reply, form, { ...row, options }, catalogueVersion);
    });
  }
}

function send(
  bff: Bff,
  reply: FastifyReply,
  form: (typeof forms)[number],
  quotation: QuotationOnPaper,
  version: string,
): Promise<FastifyReply> {
  reply.header('x-robots-tag', 'noindex');
  const name = `quotation-${quotation.reference}`;
  if (form === 'xlsx')
    return sendXlsx(bff, reply, { workbook: quotationWorkbook(quotation), name }, { version });
  // Ages stand in it: no copy stays.
  const sending = { version, keep: false };
  return sendPdf(bff, reply, { model: quotationPaper(quotation), name }, sending);
}
