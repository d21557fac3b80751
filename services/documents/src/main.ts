/** The process of the documents service: its bucket, its database, and the relay that tells what happened there. */
import { randomBytes } from 'node:crypto';
import { runProcess } from '@muqarin/platform/process';
import {
  openDatabase,
  openEventBus,
  openFiles,
  relayOutboxes,
} from '@muqarin/platform/process/engines';
import { readDocumentsConfig } from './config.ts';
import { createDocumentsService } from './documents-service.ts';
import { uploadPartsOf } from './upload-parts.ts';

await runProcess('documents', readDocumentsConfig, async (parts) => {
  const connection = await openDatabase(parts, 'documents');
  const { app, outboxes, uploads } = await createDocumentsService({
    ...parts,
    ...uploadPartsOf(parts.config),
    connection,
    randomBytes,
    files: openFiles(parts),
    spoolDir: parts.config.UPLOAD_SPOOL_DIR,
  });
  const bus = openEventBus(parts);
  relayOutboxes(parts, outboxes, bus);
  // Not waited for: calls are answered without a broker.
  const hearing = uploads.hear(bus);
  parts.onEnd(async () => (await hearing).stop());
  return app;
});
