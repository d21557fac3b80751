/** GET /api/staff/desk/stream : server-sent events of what happens at the desk; nobody's name (bff/contract/desk-pages.ts). */
import { draining } from '@muqarin/platform/http/drain';
import { staffMay } from '@muqarin/rules/staff/roles';
import type { FastifyInstance } from 'fastify';
import type { DeskNews } from '../../../contract/desk-pages.ts';
import { readPaths } from '../../../contract/forms.ts';
import { createDeskFeed } from '../../clients/desk-feed.ts';
import type { Bff } from '../../parts.ts';
import { requireStaff } from '../../security/require-staff.ts';
import { sessionOf } from '../../session/session-plugin.ts';

/** Then the browser comes again, so that no line stays open for nobody. */
const streamSeconds = 30;
const retryMilliseconds = 500;

export function serveDeskStream(app: FastifyInstance, bff: Bff): void {
  const feed = createDeskFeed(bff);
  const open = new Set<() => void>();
  const endAll = () => {
    for (const end of open) end();
  };
  app.server.once(draining, endAll);
  app.addHook('preClose', async () => endAll());
  app.get(readPaths.deskStream, { config: { act: 'see-desk' } }, (request, reply) => {
    const { sessionId } = requireStaff(sessionOf(request), 'see-desk');
    const heard = request.headers['last-event-id'];
    reply.hijack();
    const out = reply.raw;
    out.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    // A page that got nothing resumes from here.
    out.write(`id: ${bff.now().toISOString()}\nretry: ${retryMilliseconds}\n\n`);
    const maySee = async () => {
      const standing = await bff.standings.of(sessionId);
      return staffMay(standing?.roles ?? [], 'see-desk');
    };
    // One after the other: a page goes on from the last it heard.
    let sending: Promise<void> = Promise.resolve();
    const send = (news: DeskNews) => {
      sending = sending
        .then(maySee)
        // Where nobody can say who they are still, they hear nothing: their page comes again and gets what it missed.
        .catch(() => false)
        .then((may) => {
          if (!may) return end();
          // What was asked for may be known after its page has gone: a write to an ended answer would end the process.
          if (out.writableEnded || out.destroyed) return;
          out.write(`id: ${news.at}\ndata: ${JSON.stringify(news)}\n\n`);
        });
    };
    const unwatch = feed.watch(send);
    const end = () => {
      clearTimeout(timer);
      open.delete(end);
      unwatch();
      out.end();
    };
    const timer = setTimeout(end, streamSeconds * 1000);
    open.add(end);
    out.on('close', end);
    if (typeof heard !== 'string' || Number.isNaN(Date.parse(heard))) return;
    feed.since(heard).then(
      (news) => news.leads.length > 0 && send(news),
      (err: unknown) =>
        request.log.warn({ err }, 'a page of the desk could not be sent what it missed'),
    );
  });
}
