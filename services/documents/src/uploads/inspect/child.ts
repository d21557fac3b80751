/**
 * The process in which files are looked at: one after the other, without settings or secrets in its environment. What a
 * hostile file does to a decoder it does here.
 */
import process from 'node:process';
import sharp from 'sharp';
import { createInspection } from './inspect-file.ts';
import type { InspectionJob } from './verdict.ts';

sharp.cache(false);
sharp.concurrency(1);
const inspectFile = createInspection();
process.on('disconnect', () => process.exit(0));
process.on('message', (job: InspectionJob) => {
  inspectFile(job).then(
    (verdict) => process.send?.({ verdict }),
    (error: Error) => process.send?.({ failure: error.message }),
  );
});
