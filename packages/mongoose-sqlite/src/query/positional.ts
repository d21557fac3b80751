import { pathValues } from '../values/paths.ts';
import { type Doc, isDoc } from '../values/types.ts';
import { matcher } from './matcher.ts';

/**
 * The position that `path.$` means: the first element of the array at `path` with which every condition of the
 * filter on that array still holds, else the first for which the last such condition holds.
 */
export function positionOf(doc: Doc, path: string, filter: Doc): number | undefined {
  const items = pathValues(doc, path)[0];
  const conditions = conditionsOn(filter, path);
  if (!Array.isArray(items) || conditions.length === 0) return undefined;
  const tests = conditions.map((condition) => matcher(condition));
  const alone = items.map((item) => nest(path, [item]));
  const all = alone.findIndex((one) => tests.every((test) => test(one)));
  const any = all >= 0 ? all : alone.findIndex((one) => tests.at(-1)?.(one) === true);
  return any < 0 ? undefined : any;
}

function conditionsOn(filter: Doc, path: string): Doc[] {
  return Object.entries(filter).flatMap(([name, value]) => {
    if (name === '$and' || name === '$or') {
      return (value as unknown[]).flatMap((part) => (isDoc(part) ? conditionsOn(part, path) : []));
    }
    const own = name === path || name.startsWith(`${path}.`);
    return own ? [{ [name]: value }] : [];
  });
}

function nest(path: string, value: unknown): Doc {
  const [head = '', ...rest] = path.split('.');
  return { [head]: rest.length === 0 ? value : nest(rest.join('.'), value) };
}
