/** The fields that a row of the table takes, by its schema. */
import { z } from 'zod';
import type { DocumentedCall } from '../../src/routes/documented/call.ts';

/** One list of names for each payload that the call takes. */
export function fieldsOf(call: DocumentedCall): string[][] {
  return shapesOf(call).map(Object.keys);
}

/** In every payload that has the field. */
export function mayBeMissing(call: DocumentedCall, name: string): boolean {
  return shapesOf(call).every((shape) => shape[name]?.safeParse(undefined).success ?? true);
}

/** Every payload lists it. */
export function requiresToken(call: DocumentedCall): boolean {
  return fieldsOf(call).every((names) => names.includes('csrf_token'));
}

function shapesOf({ payload }: DocumentedCall): Record<string, z.ZodType>[] {
  const each = payload instanceof z.ZodUnion ? payload.options : [payload];
  return each.map((schema) => {
    if (schema instanceof z.ZodObject) return schema.shape as Record<string, z.ZodType>;
    throw new Error('a payload is an object');
  });
}
