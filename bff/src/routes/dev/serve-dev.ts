/** The local mailbox and the event viewer: embedded mode only, never where real people are served (config DEV_PAGES). */
import { setTimeout as pause } from 'node:timers/promises';
import type { EventBus, ReadQuery, StoredMessage } from '@muqarin/platform/events/bus';
import { eventsIn } from '@muqarin/platform/events/define';
import { viewEvent } from '@muqarin/platform/events/viewing';
import { draining } from '@muqarin/platform/http/drain';
import { eventFiles } from '@muqarin/proto/event-files';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { DevEvents } from '../../../contract/dev-pages.ts';
import type { Bff } from '../../parts.ts';
import { contextOf } from '../../session/session-plugin.ts';
import { notFound } from '../not-found.ts';

const shown = 200;
const lookEveryMilliseconds = 250;

export function serveDev(app: FastifyInstance, bff: Bff): void {
  const { eventBus, notifications, signer } = bff;
  app.get('/api/dev/mails', (request) => {
    const { to } = request.query as { to?: string };
    return notifications.listMails(to ? { to } : {}, contextOf(request, signer));
  });
  app.get('/api/dev/mails/:mailId', async (request) => {
    const { mailId } = request.params as { mailId: string };
    const mail = await notifications.getMail({ mailId }, contextOf(request, signer));
    if (!mail) throw notFound();
    return mail;
  });
  if (!eventBus) return;
  const following = new Set<AbortController>();
  const endStreams = () => {
    for (const gone of following) gone.abort();
  };
  app.server.once(draining, endStreams);
  app.addHook('preClose', async () => endStreams());
  app.get('/api/dev/events', async (request): Promise<DevEvents> => {
    const messages = await eventBus.read({ ...readQuery(request), newest: true });
    return { events: messages.map((message) => devEvent(message, isFull(request))) };
  });
  app.get('/api/dev/events/stream', (request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    const gone = new AbortController();
    following.add(gone);
    reply.raw.on('close', () => gone.abort());
    void follow(eventBus, request, reply.raw, gone.signal)
      .catch((error: unknown) => request.log.warn({ err: error }, 'the event stream broke off'))
      .finally(() => {
        following.delete(gone);
        reply.raw.end();
      });
  });
}

/** Sends what is stored from now on, until the viewer leaves or the server ends. */
async function follow(
  bus: EventBus,
  request: FastifyRequest,
  out: { write(text: string): boolean },
  gone: AbortSignal,
): Promise<void> {
  const query = readQuery(request);
  const [last] = await bus.read({ ...query, newest: true, limit: 1 });
  let afterSequence = last?.sequence ?? 0;
  out.write(': following\n\n');
  while (!gone.aborted) {
    for (const message of await bus.read({ ...query, afterSequence })) {
      out.write(`data: ${JSON.stringify(devEvent(message, isFull(request)))}\n\n`);
      afterSequence = message.sequence;
    }
    await pause(lookEveryMilliseconds, undefined, { signal: gone }).catch(() => {});
  }
}

const defs = new Map(eventsIn(...eventFiles).map((def) => [def.type, def]));

function devEvent(message: StoredMessage, full: boolean): DevEvents['events'][number] {
  const view = viewEvent(message, defs, full);
  return {
    id: view.id,
    type: message.headers.ce_type ?? view.type,
    topic: view.topic,
    key: view.key,
    time: view.time,
    actor: view.actor,
    correlationId: view.correlationId,
    causationId: view.causationId ?? '',
    position: message.sequence,
    value: JSON.stringify(view.data, null, 2),
  };
}

function readQuery(request: FastifyRequest): ReadQuery {
  const { type, key, topic } = request.query as Record<string, string | undefined>;
  return {
    limit: shown,
    ...(type ? { type } : {}),
    ...(key ? { key } : {}),
    ...(topic ? { topics: [topic] } : {}),
  };
}

function isFull(request: FastifyRequest): boolean {
  return (request.query as { full?: string }).full === '1';
}
