/** The process in which workbooks are written: its work gives way to whatever answers a visitor. */
import { constants, setPriority } from 'node:os';
import { serveJobs } from '../child/serve-jobs.ts';
import { writeXlsx } from './write-xlsx.ts';

setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
serveJobs(writeXlsx);
