/** The process in which papers are rendered. */
import { serveJobs } from '../child/serve-jobs.ts';
import { createPdfRendering } from './render-pdf.ts';

serveJobs(createPdfRendering());
