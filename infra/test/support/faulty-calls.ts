/** Calls between services of which one fails: before or after its work, or with the work done later or beside the next try. */
import { AppError } from '@muqarin/platform/errors';

const kinds = [
  'before it is made',
  'after it was made',
  'and it is made later',
  'and it is made beside the next try',
] as const;

interface Fault {
  /** The call that fails: its name and its number, counted from the last `arm`. */
  call: string;
  kind: (typeof kinds)[number];
  /** The name of the same call when it is tried again. */
  again: string;
}

export function faultyCalls() {
  let fault: Fault | null = null;
  let calls: string[] = [];
  let later: Promise<unknown>[] = [];
  /** Arrives with the call of this name. */
  let waiting: { beside: string; make: () => Promise<unknown> } | null = null;
  const arrive = () => {
    if (waiting) later.push(waiting.make().catch(() => {}));
    waiting = null;
  };
  const failing = async ({ kind, again }: Fault, make: () => Promise<unknown>) => {
    fault = null;
    if (kind === 'after it was made') await make();
    if (kind === 'and it is made beside the next try') waiting = { beside: again, make };
    if (kind === 'and it is made later')
      later.push(new Promise((resolve) => setTimeout(resolve, 40)).then(make).catch(() => {}));
    throw new AppError('unavailable', 'TEST.GONE', 'gone');
  };
  const make = (name: string, made: () => Promise<unknown>) => {
    const serial = calls.filter((call) => call.startsWith(`${name}#`)).length + 1;
    const call = `${name}#${serial}`;
    calls.push(call);
    if (waiting?.beside === call) arrive();
    return fault?.call === call ? failing(fault, made) : made();
  };
  return {
    /** Around the client of a service. */
    between: <C extends object>(service: string, client: C): C =>
      new Proxy(client, {
        get: (target, property) => {
          const made = Reflect.get(target, property) as (...args: unknown[]) => Promise<unknown>;
          return (...args: unknown[]) =>
            make(`${service}.${String(property)}`, () => made.apply(target, args));
        },
      }),
    arm: (next: Fault | null) => {
      fault = next;
      calls = [];
      later = [];
      waiting = null;
    },
    /** Those that were made since, in order. */
    calls: (): readonly string[] => calls,
    /** All that was on its way has arrived. */
    settled: async () => {
      arrive();
      await Promise.all(later);
    },
  };
}

/** Each of these calls failing in each way, tried again by each key. */
export const ways = (names: readonly string[]) =>
  names.flatMap((call) =>
    kinds.flatMap((kind) =>
      (['the same', 'another'] as const).map((retry) => {
        return { call, kind, retry, again: againIn(names, call) };
      }),
    ),
  );

/** The name that a call has when the whole confirmation is tried again. */
function againIn(names: readonly string[], call: string): string {
  const [name = '', serial] = call.split('#');
  const each = names.filter((other) => other.startsWith(`${name}#`)).length;
  return `${name}#${Number(serial) + each}`;
}
