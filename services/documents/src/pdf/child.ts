/** The process in which papers are rendered: its work gives way to whatever answers a visitor. */
import { constants, setPriority } from 'node:os';
import { serveJobs } from '../child/serve-jobs.ts';
import { createPdfRendering } from './render-pdf.ts';

setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
serveJobs(createPdfRendering());
