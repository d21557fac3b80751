/** Files of a staff list: the rows that cannot be read, and an empty list to fill in. Neither is kept by anybody. */
import type { FileFormat } from '@muqarin/documents/contract/census-contract';
import { emirates } from '@muqarin/rules/emirates';
import {
  censusErrorHeads,
  censusFaults,
  censusRegisterWords,
} from '@muqarin/rules/medical-corporate/messages-census';
import type { Say } from '@muqarin/rules/translate';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { censusPaths } from '../../../../contract/medical-corporate/census.ts';
import { rulesInArabic } from '../../../locale/arabic.ts';
import type { Bff } from '../../../parts.ts';
import { contextOf, sessionOf } from '../../../session/session-plugin.ts';
import { latestCensus } from '../../../use-cases/medical-corporate/census/latest-census.ts';
import { bandsOf } from '../../../use-cases/medical-corporate/census/session-census.ts';
import { censusTemplate, templateHeads } from '../../../views/medical-corporate/census-template.ts';
import { notFound } from '../../not-found.ts';
import { publicRoute } from '../../site/files.ts';
import { sendNoPaper } from '../../site/no-paper.ts';
import { sendXlsx } from '../../site/send-xlsx.ts';

export function serveCensusFiles(app: FastifyInstance, bff: Bff): void {
  app.get(censusPaths.errors, (request, reply) => sendErrors(bff, request, reply));
  app.get(censusPaths.register, (request, reply) => sendRegister(bff, request, reply));
  app.get(censusPaths.template, publicRoute, (request, reply) => {
    if (formatOf(request) === 'xlsx') {
      return sendXlsx(bff, reply, { workbook: censusTemplate(), name: 'staff-list' });
    }
    const heads = templateHeads.map(sayOf(request));
    return sendFile(reply, Buffer.from(`\ufeff${heads.join(',')}\r\n`), 'staff-list', 'csv');
  });
}

async function sendErrors(bff: Bff, request: FastifyRequest, reply: FastifyReply) {
  const context = contextOf(request, bff.signer);
  const latest = await latestCensus(bff, { session: sessionOf(request), context });
  if (!latest) throw notFound();
  const { owner, uploadId, emirateId } = latest;
  const format = formatOf(request);
  const say = sayOf(request);
  const faults = Object.fromEntries(
    Object.entries(censusFaults).map(([fault, text]) => [fault, say(text)]),
  );
  const { row, problem } = censusErrorHeads;
  try {
    const bands = await bandsOf(bff, emirateId, context);
    const words = { row: say(row), problem: say(problem), faults };
    const asked = { owner, uploadId, ...bands, format, words };
    const answer = await bff.documents.writeCensusErrors(asked, context);
    if (answer.outcome === 'unread') throw notFound();
    return sendFile(reply, Buffer.from(answer.fileBase64, 'base64'), 'staff-list-errors', format);
  } catch (error) {
    return sendNoPaper(reply, error);
  }
}

async function sendRegister(bff: Bff, request: FastifyRequest, reply: FastifyReply) {
  const context = contextOf(request, bff.signer);
  const latest = await latestCensus(bff, { session: sessionOf(request), context });
  const emirate = emirates.find(({ id }) => id === latest?.emirateId)?.name;
  if (!latest || emirate === undefined) throw notFound();
  const say = sayOf(request);
  const { register, missing, people } = censusRegisterWords;
  try {
    const bands = await bandsOf(bff, latest.emirateId, context);
    const words = { register: say(register), missing: say(missing), people: say(people) };
    const { owner, uploadId } = latest;
    const asked = { owner, uploadId, ...bands, emirate, words };
    const answer = await bff.documents.writeCensusRegister(asked, context);
    if (answer.outcome === 'unread') throw notFound();
    const file = Buffer.from(answer.fileBase64, 'base64');
    return sendFile(reply, file, 'member-register', 'xlsx');
  } catch (error) {
    return sendNoPaper(reply, error);
  }
}

function formatOf({ query }: FastifyRequest): FileFormat {
  return (query as { format?: unknown }).format === 'csv' ? 'csv' : 'xlsx';
}

function sayOf({ locale }: FastifyRequest): Say {
  return locale === 'ar' ? rulesInArabic().say : (text) => text;
}

const types: Readonly<Record<FileFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

function sendFile(reply: FastifyReply, file: Buffer, name: string, format: FileFormat) {
  return reply
    .headers({
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename="${name}.${format}"`,
      'x-content-type-options': 'nosniff',
    })
    .type(types[format])
    .send(file);
}
