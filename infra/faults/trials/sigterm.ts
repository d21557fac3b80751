/** Every process is asked to end while leads come in, and is started again: nobody's connection is cut. */
import { setTimeout as pause } from 'node:timers/promises';
import { counted, type Tried, unheard } from '../stage/http.ts';
import { type Stage, until } from '../stage/stage.ts';
import type { Trial } from './trial.ts';

/**
 * The share of tries that a machine too small for the load may answer 503 in the short form, after the whole time that a
 * capture may take. Nothing that SIGTERM cuts takes that long: it would be refused at once.
 */
const lateInShort = 0.05;
const captureMayTakeMilliseconds = 5_000;

/** Who connects at the very moment at which a process stops listening is reset by the kernel (packages/platform, http/drain.ts). */
const mayBeUnheard = 1;

export const sigterm: Trial = async (stage) => {
  const { options, product, say } = stage;
  const load = stage.load('sigterm');
  await pause(1_000);
  const began = Date.now();
  const heard = product.lines.length;
  const names = product.processes().map(({ name }) => name);
  const stuck: string[] = [];
  for (const name of inTurn(names)) stuck.push(...(await restarted(product, name)));
  await pause(1_000);
  await load.stop();
  const tries = stage.triesBetween(began, Date.now());
  const cut = tries.filter(isCut);
  const late = cut.filter(isLate);
  const alone = cut.filter(isUnheard).slice(0, mayBeUnheard);
  const mayBeLate = options.short ? lateInShort * tries.length : 0;
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
      ...(cut.length > late.length + alone.length || late.length > mayBeLate
        ? [`SIGTERM: ${counted(cut)}`]
        : []),
      ...untidy.map((line) => `SIGTERM: ${line}`),
      ...stuck.map((line) => `SIGTERM: ${line}`),
    ],
  };
};

/** The first copies before the second ones: somebody is there all the time. */
function inTurn(names: readonly string[]): string[] {
  const copyOf = (name: string) => Number(name.split('-').at(-1));
  return names.toSorted((a, b) => copyOf(a) - copyOf(b));
}

/** What did not go as it should, in words. */
async function restarted(product: Stage['product'], name: string): Promise<string[]> {
  const find = () => product.processes().find((each) => each.name === name);
  const before = find()?.pid;
  if (!(await product.signal(name, 'SIGTERM'))) return [`${name} did not serve`];
  const isBack = () => {
    const found = find();
    return Boolean(found?.port) && found?.pid !== before;
  };
  return (await until(60, isBack)) ? [] : [`${name} did not come back`];
}

/**
 * Whom nobody listens to, or who hears that a copy is only starting, knows at once that nothing was done and asks another
 * copy; at the BFF even that must not happen, since its copies share their port.
 */
function isCut({ what, target }: Tried): boolean {
  const isPassedOn = what === 'ECONNREFUSED' || what === 'STARTING';
  return what !== '200' && !(isPassedOn && target !== 'bff');
}

/** The copies of the BFF share their port, which one of them always listens at. */
function isUnheard({ what, target }: Tried): boolean {
  return what === unheard && target !== 'bff';
}

function isLate({ what, took }: Tried): boolean {
  return what === '503' && took >= captureMayTakeMilliseconds;
}
