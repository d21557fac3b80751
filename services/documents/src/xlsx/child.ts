/** The process in which workbooks are written. */
import { serveJobs } from '../child/serve-jobs.ts';
import { writeXlsx } from './write-xlsx.ts';

serveJobs(writeXlsx);
