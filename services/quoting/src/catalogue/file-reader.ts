import { type CsvSource, parseCsv } from './csv-source.ts';
import type { CatalogueFiles } from './files.ts';
import type { Problem } from './problem.ts';
import type { SchemaName, ShapeChecker } from './shape.ts';
import { parseYaml, type YamlSource } from './yaml-source.ts';

/** Reads files by name and gathers what is wrong with their syntax and shape. */
export interface FileReader {
  problems: Problem[];
  yaml(file: string, schema: SchemaName): YamlSource;
  csv(file: string, schema: SchemaName): CsvSource;
}

export function fileReader(files: CatalogueFiles, shapes: ShapeChecker): FileReader {
  const problems: Problem[] = [];
  const textOf = (file: string): string => {
    const text = files.get(file);
    if (text !== undefined) return text;
    problems.push({
      file,
      line: 1,
      column: 1,
      rule: 'missing-file',
      message: 'This file is missing.',
    });
    return '';
  };
  return {
    problems,
    yaml(file, schema) {
      const isThere = files.has(file);
      const parsed = parseYaml(file, textOf(file));
      problems.push(...parsed.problems);
      if (isThere && parsed.problems.length === 0)
        problems.push(...shapes.yaml(schema, parsed.source));
      return parsed.source;
    },
    csv(file, schema) {
      const isThere = files.has(file);
      const parsed = parseCsv(file, textOf(file));
      problems.push(...parsed.problems);
      if (isThere) problems.push(...shapes.csv(schema, parsed.source));
      return parsed.source;
    },
  };
}
