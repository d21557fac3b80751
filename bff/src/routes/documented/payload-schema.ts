/** The payloads of the rules' tables as schemas, for the description and the tests. */
import type { FieldShape, Payload } from '@muqarin/rules/calls/documented-call';
import { z } from 'zod';

const Text = z.string();
const Digits = z.union([z.number(), Text]);
const SHAPES: Record<FieldShape, z.ZodType> = {
  text: Text,
  number: Digits,
  integer: z.union([z.int(), Text]),
  flag: z.union([z.boolean(), Digits]),
  date: Text,
  ids: z.union([z.array(z.number()), Digits]),
  object: z.union([z.looseObject({}), Text]),
  file: z.unknown(),
};

export function schemaOf(payload: Payload): z.ZodType {
  const fields = Object.entries(payload).map(([name, shape]): [string, z.ZodType] => {
    const schema = SHAPES[shape.replace('?', '') as FieldShape];
    return [name, shape.endsWith('?') ? schema.optional() : schema];
  });
  return z.looseObject(Object.fromEntries(fields));
}
