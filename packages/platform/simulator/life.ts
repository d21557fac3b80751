/** Processes begin, wait, die and begin again. */
import { after, type Body, type Core, note, type Owner, reach, settled } from './core.ts';
import type { Life } from './process.ts';
import { carry } from './request.ts';

/** 2026-01-01: what a right clock shows when virtual time begins. */
const epoch = Date.UTC(2026, 0, 1);

export function begin(core: Core, owner: Owner): void {
  owner.lives += 1;
  const id = `${owner.name}#${owner.lives}`;
  const body: Body = { id, alive: true, frozenUntil: 0, underWay: new Set(), held: [] };
  owner.body = body;
  note(core, `${id} starts`);
  owner.start(lifeOf(core, owner, body));
}

export function die(core: Core, owner: Owner, restartAfter: number): void {
  const { body } = owner;
  if (body === undefined || !body.alive) return;
  note(core, `${body.id} dies`);
  body.alive = false;
  // What it had sent may have left the machine, or not.
  for (const request of body.underWay) {
    if (core.dice.chance(0.5)) request.lost = true;
  }
  after(core, restartAfter, () => {
    begin(core, owner);
    return settled();
  });
}

function lifeOf(core: Core, owner: Owner, body: Body): Life {
  const send: Life['send'] = (name, parts, answer) =>
    new Promise((resolve, reject) => {
      if (!body.alive) return;
      core.requests += 1;
      const { faults, dice } = core;
      const fate = faults.fate({ dice, owner: owner.name, name, parts: parts.length });
      const kill = (restartAfter: number) => die(core, owner, restartAfter);
      carry(core, body, { name, parts, answer, resolve, reject, fate, kill });
    });
  const sleep: Life['sleep'] = (milliseconds, signal) =>
    new Promise((resolve) => {
      if (signal?.aborted) return resolve();
      after(core, milliseconds, () => reach(core, body, resolve));
      signal?.addEventListener('abort', () => resolve(), { once: true });
    });
  return {
    name: owner.name,
    id: body.id,
    now: () => new Date(epoch + core.time + owner.skew),
    send,
    ask: async (name, effect) => {
      let result: unknown;
      const part = async () => {
        result = await effect();
      };
      return (await send(name, [part], () => result)) as never;
    },
    sleep,
    isResponsive: () => body.alive && body.frozenUntil <= core.time,
  };
}
