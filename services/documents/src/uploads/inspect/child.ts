/**
 * The process in which files are looked at: one after the other, without settings or secrets in its environment. What a
 * hostile file does to a decoder it does here.
 */
import sharp from 'sharp';
import { serveJobs } from '../../child/serve-jobs.ts';
import { createInspection } from './inspect-file.ts';

sharp.cache(false);
sharp.concurrency(1);
serveJobs(createInspection());
