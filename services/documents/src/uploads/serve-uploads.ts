/** The calls of uploads on the service's app, with what they need: a database, a spool, an inspector, and retention. */

import type { EventBus, RunningSubscription } from '@muqarin/platform/events/bus';
import { mongooseOutboxStore, type OutboxStore } from '@muqarin/platform/events/outbox-store';
import { everyHour } from '@muqarin/platform/every-hour';
import { serveCall } from '@muqarin/platform/http/serve';
import { serveFetch, serveSend } from '@muqarin/platform/http/serve-files';
import { modelsReady } from '@muqarin/platform/models-ready';
import type { FastifyInstance } from 'fastify';
import { uploadCalls } from '../../contract/uploads-contract.ts';
import { serveCensus } from '../census/serve-census.ts';
import type { DocumentsParts } from '../parts.ts';
import { deleteUpload } from './delete-upload.ts';
import { hearErasures } from './hear-erasures.ts';
import { createInspectors } from './inspectors.ts';
import { openLink, signLink } from './links.ts';
import { inHours, type UploadsContext, usualUploadLimits } from './parts.ts';
import { type Retained, retain } from './retain.ts';
import { createSpool } from './spool.ts';
import { createUploadStore } from './store.ts';
import { storeUpload } from './store-upload.ts';
import { toUpload } from './views.ts';

export interface Uploads {
  outboxes: readonly OutboxStore[];
  retain(how?: { dryRun?: boolean }): Promise<Retained>;
  /** Hears what others tell, from then on: whose files are to go. */
  hear: (bus: EventBus) => Promise<RunningSubscription>;
}

export async function serveUploads(app: FastifyInstance, parts: DocumentsParts): Promise<Uploads> {
  const context = await contextOf(parts);
  const { inspectors, uploads } = context;
  serveRoutes(app, context);
  serveCensus(app, context);
  const stop = retainAgainAndAgain(context);
  app.addHook('onClose', async () => {
    stop();
    await inspectors.close();
  });
  return {
    outboxes: [mongooseOutboxStore(uploads.model)],
    retain: (how) => retain(context, how),
    hear: (bus) => hearErasures(bus, context, parts.telemetry),
  };
}

function retainAgainAndAgain(context: UploadsContext): () => void {
  const { logger } = context;
  const run = () => {
    retain(context).then(
      (done) => logger.info(done, 'retention'),
      (err: unknown) => logger.warn({ err }, 'retention could not finish; it tries again'),
    );
  };
  return everyHour(run);
}

async function contextOf(parts: DocumentsParts): Promise<UploadsContext> {
  const uploads = createUploadStore(parts.connection);
  await modelsReady([uploads.model], parts);
  const { newId, now, logger, spoolDir } = parts;
  return {
    ...parts,
    uploads,
    spool: createSpool({ dir: spoolDir, newId }),
    inspectors: createInspectors({ logger, spoolDir }),
    scan: parts.scan ?? null,
    limits: { ...usualUploadLimits, ...parts.uploadLimits },
    events: { newId, now, source: '/services/documents', tracer: parts.telemetry?.tracer },
  };
}

function serveRoutes(app: FastifyInstance, context: UploadsContext): void {
  const { uploads, now } = context;
  const room = { taken: 0 };
  serveSend(app, uploadCalls.storeUpload, (input, call, content) =>
    storeUpload(context, { room, input, call, content }),
  );
  serveCall(app, uploadCalls.upload, async ({ uploadId, owner }) => {
    const found = await uploads.find(uploadId);
    return found?.owner === owner ? toUpload(found) : null;
  });
  serveCall(app, uploadCalls.listUploads, async ({ owner, purpose }) => ({
    uploads: (await uploads.list(owner, purpose)).map(toUpload),
  }));
  serveCall(app, uploadCalls.uploadsOf, async ({ owners }) => ({
    uploads: (await uploads.ofOwners(owners)).map((stored) => {
      return { ...toUpload(stored), owner: stored.owner };
    }),
  }));
  serveCall(app, uploadCalls.keepUploads, async ({ owner, uploadIds, days, newOwner }) => ({
    kept: await uploads.keep(owner, uploadIds, {
      owner: newOwner ?? owner,
      expiresAt: inHours(now(), days * 24),
    }),
  }));
  serveCall(app, uploadCalls.signLink, (input) => signLink(context, input));
  serveFetch(app, uploadCalls.openLink, ({ token }) => openLink(context, token));
  serveCall(app, uploadCalls.deleteUpload, async (input, call) => ({
    deleted: await deleteUpload(context, input, call),
  }));
}
