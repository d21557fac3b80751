/** A start that kills itself with SIGKILL at a named place: `node --import <this> start-once.ts`. */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import process from 'node:process';
import { DatabaseSync } from 'node:sqlite';

const [step = '', name = '', nth = '2'] = (process.env.KILL_AT ?? '').split(' ');
const kill = () => process.kill(process.pid, 'SIGKILL');
const isIt = (of: string, file: unknown) =>
  step === of && typeof file === 'string' && file.includes(name);

/** Half of the text, then nothing. */
const { openSync, writeFileSync, linkSync } = fs;
let opened: unknown = null;
fs.openSync = (file, ...how) => {
  opened = file;
  return openSync(file, ...how);
};
fs.writeFileSync = (file, data, options) => {
  if (isIt('writes', typeof file === 'number' ? opened : file)) {
    writeFileSync(file, 'half');
    kill();
  }
  writeFileSync(file, data, options);
};
fs.linkSync = (from, to) => {
  if (isIt('links', to)) kill();
  linkSync(from, to);
};
const { writeFile, rename } = fs.promises;
fs.promises.writeFile = (async (...asked: Parameters<typeof writeFile>) => {
  if (isIt('writes', asked[0])) {
    await writeFile(asked[0], 'half');
    kill();
  }
  await writeFile(...asked);
}) as typeof writeFile;
fs.promises.rename = async (from, to) => {
  if (isIt('renames', to)) kill();
  await rename(from, to);
};
/** Its statements, up to one of the tables' and indexes'. */
let statements = 0;
const prototype = DatabaseSync.prototype as unknown as Record<string, (sql: string) => unknown>;
for (const method of ['exec', 'prepare']) {
  const real = prototype[method];
  prototype[method] = function killable(this: DatabaseSync, sql) {
    if (isIt('opens', this.location())) {
      statements += 1;
      if (statements === Number(nth)) kill();
    }
    return Reflect.apply(real as never, this, [sql]);
  };
}
syncBuiltinESMExports();
