import { UnsupportedError } from './errors.ts';
import type { Doc } from './values/types.ts';

/**
 * The options of the MongoDB driver that would change a result or a guarantee and that this driver lacks. The
 * rest is either honoured, or always true here (write concerns: every write is there for all; read preferences: there
 * is one copy), or mongoose's own.
 */
const OPTIONS: ReadonlySet<string> = new Set(
  (
    'session collation let maxTimeMS timeoutMS tailable awaitData returnKey showRecordId min max raw ' +
    'bsonRegExp fieldsAsRaw promoteBuffers useBigInt64 rawData bypassDocumentValidation ' +
    'forceServerObjectId maxAwaitTimeMS out partial oplogReplay cursorTimeoutMS'
  ).split(' '),
);

/** What `false` (or a zero) switches off is as good as not given. */
const OFF: ReadonlySet<unknown> = new Set([undefined, null, false, 0]);

/** Refuses by name what would otherwise be ignored in silence. */
export function checkOptions(options: Doc, method: string): void {
  for (const [name, value] of Object.entries(options)) {
    if (!OPTIONS.has(name) || OFF.has(value)) continue;
    throw new UnsupportedError(`option ${name} of ${method}()`);
  }
  for (const name of ['promoteLongs', 'promoteValues']) {
    if (options[name] === false) throw new UnsupportedError(`option ${name}: false of ${method}()`);
  }
  if (options.explain !== undefined && method !== 'find' && method !== 'aggregate') {
    throw new UnsupportedError(`option explain of ${method}()`);
  }
}

/** Methods of the MongoDB driver that only say that they are not there. */
export function refusals(prefix: string, methods: string): Record<string, () => never> {
  const names = methods.split(' ');
  return Object.fromEntries(names.map((name) => [name, refusal(`${prefix}${name}()`)]));
}

/** A method that only says that it is not there. */
export function refusal(feature: string): () => never {
  return () => {
    throw new UnsupportedError(feature);
  };
}
