/** What the fields of documented payloads hold, for the description and the tests. */
import { z } from 'zod';

export type Shape = Readonly<Record<string, z.ZodType>>;

export const text = z.string();
export const digits = z.union([z.number(), text]);
export const whole = z.union([z.int(), text]);
export const flag = z.union([z.boolean(), z.number(), text]);
export const date = z.string();
/** See `rules/calls/open-shapes`. */
export const ids = z.union([z.array(z.number()), digits]);
/** A JSON object or its text. */
export const object = z.union([z.looseObject({}), text]);
export const file = z.unknown();

/** The same fields, none of which must be there. */
export function optional(shape: Shape): Shape {
  return Object.fromEntries(Object.entries(shape).map(([name, of]) => [name, of.optional()]));
}

/** Several where one call has several payloads (A21). Fields that nobody documents are let through. */
export function payloadOf(documented: Shape | readonly Shape[], ours: Shape = {}): z.ZodType {
  const [first = {}, ...others] = isList(documented) ? documented : [documented];
  const schemaOf = (shape: Shape) => z.looseObject({ ...shape, ...ours });
  return others.length === 0 ? schemaOf(first) : z.union([first, ...others].map(schemaOf));
}

function isList(documented: Shape | readonly Shape[]): documented is readonly Shape[] {
  return Array.isArray(documented);
}
