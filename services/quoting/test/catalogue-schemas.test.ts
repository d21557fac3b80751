import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { builtInCatalogueDir } from '../src/catalogue/built-in.ts';

const dir = join(builtInCatalogueDir, 'schema');
const names = readdirSync(dir);

interface Schema {
  $schema?: string;
  title?: string;
  description?: string;
  $ref?: string;
  properties?: Record<string, Schema>;
  additionalProperties?: unknown;
  items?: Schema;
}

describe.each(names)('the published schema %s', (name) => {
  const schema = JSON.parse(readFileSync(join(dir, name), 'utf8')) as Schema;

  it('says what it is for and which draft it follows', () => {
    expect(schema.$schema).toBe('https://json-schema.org/draft/2020-12/schema');
    expect(schema.title).toBeTruthy();
    expect(schema.description).toBeTruthy();
  });

  it('is a valid schema', () => {
    expect(new Ajv2020({ strict: false }).validateSchema(schema)).toBe(true);
  });

  it('describes every field and lets none through that it does not know', () => {
    expect(undescribed(schema)).toEqual([]);
  });
});

/** Paths of fields without words of their own or of the part they refer to, and of objects that take anything. */
function undescribed(schema: Schema, path = ''): string[] {
  const open = schema.properties && schema.additionalProperties === undefined ? [`${path}/*`] : [];
  const fields = Object.entries(schema.properties ?? {}).flatMap(([key, field]) => {
    const own = field.description || field.$ref ? [] : [`${path}/${key}`];
    return [...own, ...undescribed(field, `${path}/${key}`)];
  });
  return [...open, ...fields, ...(schema.items ? undescribed(schema.items, `${path}[]`) : [])];
}
