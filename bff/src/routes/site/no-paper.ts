/** When a paper is not made: too many wait, or it failed. A page for whoever opened its address, problem+json for a script. */
import { manyPapers } from '@muqarin/documents/contract/documents-contract';
import { AppError, problemOf } from '@muqarin/platform/errors';
import { fromFramework } from '@muqarin/platform/http/service';
import { messages } from '@muqarin/rules/messages';
import type { FastifyReply } from 'fastify';
import { rulesInArabic } from '../../locale/arabic.ts';
import { awayPage } from './away-page.ts';

export function sendNoPaper(reply: FastifyReply, error: unknown): FastifyReply {
  const { request } = reply;
  const known = fromFramework(error);
  const problem = problemOf(known);
  const isFull = known instanceof AppError && known.code === manyPapers;
  if (!isFull) request.log.error({ err: error, route: request.routeOptions.url }, 'no paper');
  const sentence = isFull ? messages.manyDocuments : messages.documentNotMade;
  const seconds = known instanceof AppError ? known.retryAfterSeconds : undefined;
  if (seconds !== undefined) reply.header('retry-after', String(seconds));
  reply.code(problem.status).header('cache-control', 'no-store');
  if ((request.headers.accept ?? '').includes('text/html')) {
    const away = { heading, sentence, link: { label: 'Try again', href: '' } };
    return reply.type('text/html; charset=utf-8').send(awayPage(away, request.locale));
  }
  const said = request.locale === 'ar' ? rulesInArabic().say(sentence) : sentence;
  return reply
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify({ ...problem, title: said, error: said }));
}

const heading = 'Your document is not ready yet';
