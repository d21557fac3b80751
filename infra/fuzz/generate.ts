/** Requests made of an OpenAPI description: mostly near what it asks for, always reproducible from a seed. */

export interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  items?: Schema;
  enum?: unknown[];
  const?: unknown;
  [keyword: string]: unknown;
}

export interface Random {
  below(limit: number): number;
  chance(part: number): boolean;
  pick<T>(from: readonly T[]): T;
}

/** mulberry32: small, and the same everywhere. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    chance: (part) => next() < part,
    pick: (from) => from[below(from.length)] as never,
  };
}

/** What a person, a broken script and somebody with bad intent may type. */
const texts = [
  '',
  ' ',
  '0',
  '1',
  '-1',
  '2',
  '12',
  '501234567',
  '+971501234567',
  '+971',
  'mariam@example.com',
  'x@y',
  'Mariam Test',
  'مريم',
  '<img src=x onerror=alert(1)>',
  "' OR 1=1 --",
  '{{7*7}}',
  '../../etc/passwd',
  '2026-12-01',
  '31/02/2027',
  'null',
  'true',
  '1,2,3',
  '{"a":1}',
  '[]',
  '\u0000',
  '\u202e',
  '😀',
  '9'.repeat(40),
  'w'.repeat(3000),
  'self',
  'vehicle',
  'medical',
  'car',
  'Dubai',
] as const;

const odd = [null, true, false, 0, 1, -1, 1.5, 1e308, -0, [], {}, [[]], { a: { b: [] } }] as const;

/** A value that the schema allows, about one time in eight one that it does not. */
export function valueFor(schema: Schema, random: Random, depth = 0): unknown {
  if (depth > 4 || random.chance(0.06)) return random.pick(odd);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum && schema.enum.length > 0) return random.pick(schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices && choices.length > 0) return valueFor(random.pick(choices), random, depth);
  const type = Array.isArray(schema.type) ? random.pick(schema.type) : schema.type;
  switch (type) {
    case 'object':
      return objectFor(schema, random, depth);
    case 'array':
      return Array.from({ length: random.below(4) }, () =>
        valueFor(schema.items ?? {}, random, depth + 1),
      );
    case 'number':
    case 'integer':
      return random.pick([0, 1, 2, 3, 7, 12, 101, 2021, -1, 999_999, 2 ** 53]);
    case 'boolean':
      return random.chance(0.5);
    case 'null':
      return null;
    default:
      return random.pick(texts);
  }
}

function objectFor(schema: Schema, random: Random, depth: number): Record<string, unknown> {
  const required = new Set(schema.required ?? []);
  const entries = Object.entries(schema.properties ?? {}).flatMap(
    ([name, property]): [string, unknown][] => {
      const kept = required.has(name) ? !random.chance(0.08) : random.chance(0.5);
      return kept ? [[name, valueFor(property, random, depth + 1)]] : [];
    },
  );
  if (random.chance(0.05)) {
    entries.push([random.pick(['__proto__', 'constructor', 'x']), random.pick(odd)]);
  }
  return Object.fromEntries(entries);
}
