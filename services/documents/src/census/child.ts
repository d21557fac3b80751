/** The process in which staff lists are read: one after the other, without settings or secrets in its environment. */
import { serveJobs } from '../child/serve-jobs.ts';
import { createCensusWork } from './jobs.ts';

serveJobs(createCensusWork());
