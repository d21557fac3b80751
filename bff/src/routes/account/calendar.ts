/** The calendar of policies that end: a file for whoever is signed in, and a subscription by a secret link that can be made anew. */
import { AppError } from '@muqarin/platform/errors';
import { messages } from '@muqarin/rules/messages';
import { accountMessages } from '@muqarin/rules/messages-account';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { accountForms, accountPaths, accountReads } from '../../../contract/account-pages.ts';
import { ours } from '../../locale/said.ts';
import type { Bff } from '../../parts.ts';
import { requireCustomer } from '../../security/require-customer.ts';
import { contextOf, sessionOf } from '../../session/session-plugin.ts';
import { endingsFile } from '../../use-cases/accounts/timeline/endings.ts';
import { timelineOf } from '../../use-cases/accounts/timeline/timeline.ts';
import type { Form } from '../forms/form.ts';
import { customerForm } from './customer-form.ts';

const kind = 'account_calendar';

/** Its address: nothing that is kept opens it, since the mark is derived. */
export function calendarAddress({ marks }: Pick<Bff, 'marks'>, calendarId: string): string {
  return `/calendar/${calendarId}.${marks.mark(kind, calendarId)}.ics`;
}

export function serveCalendar(app: FastifyInstance, bff: Bff): void {
  app.get(accountReads.calendar, async (request, reply) => {
    const { accountId } = requireCustomer(sessionOf(request));
    const profile = await bff.accounts.profile({ accountId }, contextOf(request, bff.signer));
    if (!profile) throw noCalendar();
    return send(bff, { request, reply, owner: profile });
  });
  app.get('/calendar/:name', async (request, reply) => {
    const { name } = request.params as { name: string };
    const [calendarId = '', mark = '', end, ...rest] = name.split('.');
    const isOurs =
      end === 'ics' && rest.length === 0 && name.length <= 200 && calendarId.length <= 64;
    if (!isOurs || !bff.marks.isMark(kind, calendarId, mark)) throw noCalendar();
    const owner = await bff.accounts.calendarOwner({ calendarId }, contextOf(request, bff.signer));
    if (!owner) throw noCalendar();
    return send(bff, { request, reply, owner });
  });
}

/** Another link; whoever has the one before reads nothing any more. */
export function calendarForm(bff: Bff): Form {
  return customerForm({
    path: accountForms.calendar,
    page: accountPaths.account,
    flashPage: 'account',
    handle: async ({ context }, { accountId }) => {
      await bff.accounts.renewCalendar({ accountId }, context);
      return { to: accountPaths.account, notice: ours(accountMessages.calendarMade) };
    },
  });
}

interface Sending {
  request: FastifyRequest;
  reply: FastifyReply;
  owner: { accountId: string; email: string };
}

async function send(bff: Bff, { request, reply, owner }: Sending) {
  const context = contextOf(request, bff.signer);
  const { accountId, email } = owner;
  const { policies } = await bff.accounts.policies({ accountId }, context);
  const { rows } = await timelineOf(bff, { accountId, email, policies }, context);
  const { say } = request.locale === 'ar' ? await bff.words.arabic([]) : { say: same };
  const origin = bff.config.PUBLIC_ORIGIN;
  return reply
    .header('cache-control', 'no-store')
    .header('content-disposition', 'attachment; filename="muqarin.ics"')
    .type('text/calendar; charset=utf-8')
    .send(endingsFile(rows, { origin, say, now: bff.now() }));
}

const same = (text: string) => text;

function noCalendar(): AppError {
  return new AppError('not_found', 'BFF.NO_CALENDAR', messages.notFound);
}
