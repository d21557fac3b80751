/** `/proposalForm`: the proposal as a file (S0 5 and 7, decisions M47, M48). A browser that posts it by itself is led back where there is none. */
import { problemOf } from '@muqarin/platform/errors';
import { fromFramework } from '@muqarin/platform/http/service';
import { parseProposal } from '@muqarin/rules/medical-corporate/picks-wire';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ofRules, ours } from '../../../locale/said.ts';
import { saidOf } from '../../../locale/said-error.ts';
import type { Bff } from '../../../parts.ts';
import { requireOwnPage, tokenOf } from '../../../security/csrf.ts';
import { setFlash } from '../../../session/flash.ts';
import { contextOf, sessionOf } from '../../../session/session-plugin.ts';
import { insurerMarks } from '../../../use-cases/insurer-marks.ts';
import type { DraftAsk } from '../../../use-cases/line-drafts.ts';
import {
  factsOf,
  type Proposed,
  proposalOf,
  publishProposal,
} from '../../../use-cases/medical-corporate/proposal.ts';
import { proposalDocument } from '../../../views/medical-corporate/papers/proposal.ts';
import type { ProposalFacts } from '../../../views/medical-corporate/papers/proposal-facts.ts';
import { proposalWorkbook } from '../../../views/medical-corporate/papers/proposal-workbook.ts';
import { ownPath } from '../../forms/form.ts';
import { tabAddress } from '../../medical-corporate/plans/forms.ts';
import { sendPdf } from '../../site/files.ts';
import { sendXlsx } from '../../site/send-xlsx.ts';
import type { Ask, FileOutcome, Outcome } from '../call.ts';
import { readPayload } from '../read-payload.ts';

/** Three options of 52 categories. */
export const PROPOSAL_BYTES = 64_000;

export async function answerProposal(bff: Bff, ask: Ask): Promise<Outcome | FileOutcome> {
  const proposed = await proposalIn(bff, ask, ask.fields.proposal);
  if (proposed.outcome === 'refused') return { kind: 'refused', message: proposed.message };
  return { kind: 'file', send: (reply) => sendProposal(bff, ask, reply, proposed) };
}

/** As a plain form: what is wrong is said on the page that it came from. */
export async function answerProposalForm(
  bff: Bff,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const session = sessionOf(request);
  const context = contextOf(request, bff.signer);
  reply.header('cache-control', 'no-store');
  let back = tabAddress('summary');
  try {
    const { fields } = readPayload(request, 'fields', PROPOSAL_BYTES);
    back = ownPath(typeof fields.return === 'string' ? fields.return : undefined, back);
    const token = tokenOf(request, fields);
    const { signer, config } = bff;
    const facts = { request, session, token, signer, publicOrigin: config.PUBLIC_ORIGIN };
    requireOwnPage({ token: 'if-present', hasEffect: true }, facts);
    const proposed = await proposalIn(bff, { session, context }, fields.proposal);
    if (proposed.outcome === 'proposed') {
      return await sendProposal(bff, { request, context }, reply, proposed);
    }
    await setFlash(session, 'corporate-list', { warning: ours(proposed.message) });
  } catch (error) {
    const problem = problemOf(fromFramework(error));
    if (problem.status >= 500) request.log.error({ err: error }, 'a proposal failed');
    const warning = ofRules(saidOf(error));
    await setFlash(session, 'corporate-list', { warning });
  }
  return reply.redirect(back, 303);
}

function proposalIn(bff: Bff, ask: DraftAsk, proposal: unknown): Promise<Proposed> {
  return proposalOf(bff, ask, () => parseProposal(proposal));
}

async function sendProposal(
  bff: Bff,
  { request, context }: Pick<Ask, 'request' | 'context'>,
  reply: FastifyReply,
  proposed: Extract<Proposed, { outcome: 'proposed' }>,
): Promise<FastifyReply> {
  const { format } = request.query as { format?: unknown };
  const form = format === 'xlsx' ? 'xlsx' : 'pdf';
  await publishProposal(bff, proposed, form, context);
  const { catalogueVersion } = proposed.quote;
  return sendProposalFile(
    bff,
    reply,
    { facts: factsOf(proposed), form, version: catalogueVersion },
    context,
  );
}

/** Also for the board, which has a proposal of its own. */
export async function sendProposalFile(
  bff: Bff,
  reply: FastifyReply,
  { facts, form, version }: { facts: ProposalFacts; form: 'pdf' | 'xlsx'; version: string },
  context: DraftAsk['context'],
): Promise<FastifyReply> {
  const name = `proposal-${facts.reference}`;
  if (form === 'xlsx') {
    return sendXlsx(bff, reply, { workbook: proposalWorkbook(facts), name }, { version });
  }
  const codes = facts.plans.map(({ words }) => words);
  const marks = await insurerMarks(bff, codes, context);
  return sendPdf(bff, reply, { model: proposalDocument(facts, marks), name }, { version });
}
