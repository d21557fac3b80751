/** Takes a request to its server and the answer back, as its fate says. */
import { after, type Body, type Core, note, reach } from './core.ts';
import type { Fate } from './faults.ts';
import type { Part } from './process.ts';

export interface Parcel<T> {
  name: string;
  parts: readonly Part[];
  answer: () => T;
  resolve: (value: T) => void;
  reject: (error: unknown) => void;
  fate: Fate;
  /** Ends the sender's life. */
  kill: (restartAfter: number) => void;
}

/** The network's or the server's doing, as a caller sees it: it cannot tell what became of the request. */
class Unanswered extends Error {
  constructor(request: string, how: string) {
    super(`${request}: ${how}`);
    this.name = 'Unanswered';
  }
}

export function carry<T>(core: Core, body: Body, parcel: Parcel<T>): void {
  const { name, parts, fate } = parcel;
  const request = { lost: fate.kind === 'lost' };
  body.underWay.add(request);
  const landing = fate.kind === 'cut' ? parts.slice(0, fate.after) : parts;
  const refusal: { error?: unknown } = {};
  const reply = () =>
    reach(core, body, () => {
      body.underWay.delete(request);
      answer(parcel, refusal);
    });
  const arrive = () => {
    note(core, `${body.id} ${name} ${'error' in refusal ? 'refused' : described(fate)}`);
    if (fate.kind !== 'late') after(core, fate.way, reply);
  };
  const land = async (index: number): Promise<void> => {
    const part = landing[index];
    if (request.lost || part === undefined || 'error' in refusal) return arrive();
    try {
      await part();
    } catch (error) {
      refusal.error = error;
    }
    if (index + 1 === landing.length) return arrive();
    after(core, core.dice.below(3), () => land(index + 1));
  };
  after(core, fate.way, () => land(0));
  // The caller has given up before the request arrives.
  if (fate.kind === 'late') after(core, fate.patience, reply);
  if (fate.dies?.when === 'sent') parcel.kill(fate.dies.restartAfter);
}

function answer<T>({ name, fate, kill, ...to }: Parcel<T>, refusal: { error?: unknown }): void {
  if (fate.dies?.when === 'answered') kill(fate.dies.restartAfter);
  else if (fate.kind !== 'ok') to.reject(new Unanswered(name, fate.kind));
  else if ('error' in refusal) to.reject(refusal.error);
  else to.resolve(to.answer());
}

function described(fate: Fate): string {
  const how = fate.kind === 'cut' ? `cut after ${fate.after}` : fate.kind;
  return fate.dies === undefined ? how : `${how}, dies when ${fate.dies.when}`;
}
