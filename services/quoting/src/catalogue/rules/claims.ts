import type { Problem } from '../problem.ts';
import { problemAt } from '../problem-at.ts';
import type { YamlSource } from '../yaml-source.ts';

type Claim = (
  yaml: YamlSource,
  what: string,
  value: unknown,
  path: (string | number)[],
) => Problem[];

/** What only one file may have: the first to claim a value keeps it. */
export function createClaims(): Claim {
  const taken = new Map<string, string>();
  return (yaml, what, value, path) => {
    const key = `${what} "${String(value)}"`;
    const owner = taken.get(key);
    taken.set(key, owner ?? yaml.file);
    if (owner === undefined) return [];
    return [problemAt(yaml, path, 'duplicate-key', `The ${key} is already taken by ${owner}.`)];
  };
}
