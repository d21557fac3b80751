/** The reference of `bench:census`: the same file by the library alone, in a process like ours. */
import readWorkbook from 'read-excel-file/node';
import { serveJobs } from '../../services/documents/src/child/serve-jobs.ts';

serveJobs(async ({ file }: { file: string }) => (await readWorkbook(file)).length);
