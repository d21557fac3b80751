/** The process of the documents service: it keeps what it renders in a bucket. */
import { runProcess } from '@muqarin/platform/process';
import { openFiles } from '@muqarin/platform/process/engines';
import { readDocumentsConfig } from './config.ts';
import { createDocumentsService } from './documents-service.ts';

await runProcess('documents', readDocumentsConfig, async (parts) => {
  const { app } = await createDocumentsService({ ...parts, files: openFiles(parts) });
  return app;
});
