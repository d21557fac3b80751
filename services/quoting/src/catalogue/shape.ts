import { readFileSync } from 'node:fs';
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import type { CsvRow, CsvSource } from './csv-source.ts';
import type { Problem } from './problem.ts';
import type { YamlSource } from './yaml-source.ts';

export type SchemaName =
  | 'insurers'
  | 'tpas'
  | 'networks'
  | 'benefits'
  | 'descriptions'
  | 'rows'
  | 'levies'
  | 'tariff'
  | 'plan'
  | 'rates-row'
  | 'providers-row'
  | 'motor-make'
  | 'motor-popular'
  | 'motor-depreciation'
  | 'motor-tariff'
  | 'motor-addons'
  | 'motor-benefits'
  | 'motor-plan'
  | 'motor-promos'
  | 'motor-rates-row'
  | 'motor-premiums-row'
  | 'general-types'
  | 'general-activities'
  | 'general-benefits'
  | 'general-plan'
  | 'policy-terms'
  | 'medical-corporate-changes'
  | 'medical-corporate-market'
  | 'medical-corporate-benefits'
  | 'medical-corporate-descriptions'
  | 'medical-corporate-plan';

export interface ShapeChecker {
  yaml(schema: SchemaName, source: YamlSource): Problem[];
  csv(schema: SchemaName, source: CsvSource): Problem[];
}

/** Checks files against the published JSON Schemas and says at which line and column they differ. */
export function shapeChecker(): ShapeChecker {
  const ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    allowUnionTypes: true,
    // A test checks the schemas themselves; here that would cost more than checking a catalogue.
    validateSchema: false,
  });
  ajv.addSchema(readSchema('common'));
  const schemas = new Map<SchemaName, JsonSchema>();
  const schemaOf = (name: SchemaName): JsonSchema => {
    const schema = schemas.get(name) ?? readSchema(name);
    schemas.set(name, schema);
    return schema;
  };
  const errorsOf = (schema: SchemaName, value: unknown): ErrorObject[] => {
    const validate = ajv.compile(schemaOf(schema));
    return validate(value) ? [] : readable(validate.errors ?? []);
  };
  const rowProblems =
    (schema: SchemaName, { file }: CsvSource) =>
    (row: CsvRow) => {
      const texts = Object.entries(row.cells).map(([column, cell]) => [column, cell.text]);
      return errorsOf(schema, Object.fromEntries(texts)).map((error): Problem => {
        const column = row.cells[pathOf(error)[0] ?? '']?.column ?? 1;
        return { file, line: row.line, column, ...sayWhy(error) };
      });
    };
  return {
    yaml: (schema, source) =>
      errorsOf(schema, source.value).map((error) => yamlProblem(source, error)),
    csv: (schema, source) => {
      const wrongHeader = headerProblems(schemaOf(schema), source);
      return wrongHeader.length > 0
        ? wrongHeader
        : source.rows.flatMap(rowProblems(schema, source));
    },
  };
}

/** A wrong header is one problem, not one in each row. */
function headerProblems(schema: JsonSchema, { file, columns }: CsvSource): Problem[] {
  const names = columns.map((column) => column.text);
  const missing = (schema.required ?? []).filter((name) => !names.includes(name));
  const isOpen = schema.additionalProperties !== false;
  const unknown = columns.filter(({ text }) => !isOpen && !(text in (schema.properties ?? {})));
  return [
    ...missing.map((name): Problem => {
      const message = `The header needs the column "${name}".`;
      return { file, line: 1, column: 1, rule: 'missing-field', message };
    }),
    ...unknown.map(({ line, column, text }): Problem => {
      const message = `The format has no column "${text}".`;
      return { file, line, column, rule: 'unknown-field', message };
    }),
  ];
}

interface JsonSchema {
  required?: string[];
  properties?: object;
  additionalProperties?: unknown;
}

function readSchema(name: string): JsonSchema {
  const url = new URL(`../../catalog/schema/${name}.schema.json`, import.meta.url);
  return JSON.parse(readFileSync(url, 'utf8')) as JsonSchema;
}

/** A failed `oneOf` also brings the failures of its branches: keep the deeper ones, else the one about the choice. */
function readable(errors: readonly ErrorObject[]): ErrorObject[] {
  const choices = errors.filter((error) => error.keyword === 'oneOf');
  return errors.filter((error) => {
    const path = error.instancePath;
    const own = choices.find((choice) => choice.instancePath === path);
    if (!own)
      return !choices.some((choice) => error.keyword === 'type' && path === choice.instancePath);
    const isDeeper = errors.some((other) => other.instancePath.startsWith(`${path}/`));
    return isDeeper ? error.keyword === 'additionalProperties' : error === own;
  });
}

function pathOf(error: ErrorObject): string[] {
  const steps = error.instancePath.split('/').slice(1);
  return steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function yamlProblem(source: YamlSource, error: ErrorObject): Problem {
  const path = pathOf(error);
  const extra = error.params.additionalProperty as string | undefined;
  const place = extra === undefined ? source.at(path) : source.keyAt([...path, extra]);
  return { file: source.file, ...place, ...sayWhy(error) };
}

function sayWhy(error: ErrorObject): Pick<Problem, 'rule' | 'message'> {
  const where = pathOf(error).join('.');
  const subject = where === '' ? 'The file' : `"${where}"`;
  if (error.keyword === 'additionalProperties') {
    const key = String(error.params.additionalProperty);
    return { rule: 'unknown-field', message: `${subject} has no field "${key}" in this format.` };
  }
  if (error.keyword === 'required') {
    const key = String(error.params.missingProperty);
    return { rule: 'missing-field', message: `${subject} needs the field "${key}".` };
  }
  if (error.keyword === 'type' && where === '')
    return { rule: 'wrong-value', message: 'The file is not made of fields with values.' };
  if (error.keyword === 'minItems')
    return { rule: 'wrong-value', message: `${subject} needs at least one entry.` };
  if (error.keyword === 'uniqueItems')
    return { rule: 'duplicate-key', message: `${subject} has the same entry twice.` };
  const wanted = (error.parentSchema as { description?: string } | undefined)?.description;
  const found = JSON.stringify(error.data)?.slice(0, 60);
  const message = wanted
    ? `${subject} is ${found}; expected ${wanted}.`
    : `${subject} ${error.message}.`;
  return { rule: 'wrong-value', message };
}
