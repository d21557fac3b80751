/** Each process in turn is asked to end while leads come in, and is started again: nobody's connection is cut. */
import { setTimeout as pause } from 'node:timers/promises';
import { counted, type Tried } from '../stage/http.ts';
import { until } from '../stage/stage.ts';
import type { Trial } from './trial.ts';

export const sigterm: Trial = async (stage) => {
  const { product, say } = stage;
  const load = stage.load('sigterm');
  await pause(1_000);
  const began = Date.now();
  const heard = product.lines.length;
  const names = product.processes().map(({ name }) => name);
  const stuck: string[] = [];
  for (const name of names) {
    const before = product.processes().find((each) => each.name === name)?.pid;
    if (!(await product.signal(name, 'SIGTERM'))) stuck.push(`${name} did not serve`);
    const isBack = () =>
      product.processes().some((each) => each.name === name && each.pid !== before && each.port);
    if (!(await until(60, isBack))) stuck.push(`${name} did not come back`);
  }
  await pause(1_000);
  await load.stop();
  const tries = stage.triesBetween(began, Date.now());
  const cut = tries.filter(isCut);
  const untidy = product.lines
    .slice(heard)
    .filter((line) => / ended with exit code [1-9]| was ended by /.test(line));
  say(`Under SIGTERM, by try: ${counted(tries)}`);
  for (const { at, took, target, what, origin } of cut)
    say(`   ${new Date(at).toISOString()} ${what} of ${target} at ${origin} after ${took} ms`);
  return {
    figures: [
      {
        figure: 'connections reset or answered 5xx under SIGTERM, beside all tries',
        value: cut.length,
        unit: 'count',
        reference: tries.length,
      },
      {
        figure: 'processes that ended in order under SIGTERM',
        value: names.length - untidy.length,
        unit: 'count',
        reference: names.length,
      },
    ],
    problems: [
      ...(cut.length > 0 ? [`SIGTERM: ${counted(cut)}`] : []),
      ...untidy.map((line) => `SIGTERM: ${line}`),
      ...stuck.map((line) => `SIGTERM: ${line}`),
    ],
  };
};

/**
 * Whom nobody listens to, or who hears that a copy is only starting, knows at once that nothing was done and asks another
 * copy; at the BFF even that must not happen, since its copies share their port.
 */
function isCut({ what, target }: Tried): boolean {
  const isPassedOn = what === 'ECONNREFUSED' || what === 'STARTING';
  return what !== '200' && !(isPassedOn && target !== 'bff');
}
