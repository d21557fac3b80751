import type { Problem } from './problem.ts';
import type { YamlSource } from './yaml-source.ts';

/** A problem at the place of a value in its file. */
export function problemAt(
  yaml: YamlSource,
  path: (string | number)[],
  rule: string,
  message: string,
): Problem {
  return { file: yaml.file, ...yaml.at(path), rule, message };
}
