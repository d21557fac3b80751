/** `node --import <this>` with LOADED: at its end a process writes there which modules and libraries it has loaded, one a line. */
import { writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import process from 'node:process';

const loaded: string[] = [];
registerHooks({
  load(url, context, next) {
    loaded.push(url);
    return next(url, context);
  },
});
process.on('exit', () => {
  const { sharedObjects } = process.report.getReport() as { sharedObjects?: string[] };
  writeFileSync(process.env.LOADED ?? '', [...loaded, ...(sharedObjects ?? [])].join('\n'));
});
