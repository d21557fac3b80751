/** `node --import <this>` with LOADED: at its end a process writes there which modules it has loaded, an address a line. */
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
process.on('exit', () => writeFileSync(process.env.LOADED ?? '', loaded.join('\n')));
