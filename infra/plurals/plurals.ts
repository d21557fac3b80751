/** Where the compiled forms of `messages.json` stand: each file of texts, by the key in it. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { compilePlural } from './compile.ts';

type Texts = Record<string, unknown>;

/** File, key and what is wrong: a form that a language has and the message lacks, or forms that were not written. */
export function pluralProblems(root: string): string[] {
  return targets(root).flatMap(({ name, file, messages }) => {
    const texts = readTexts(file);
    return messages.flatMap(({ key, compiled }) => {
      if (!compiled.ok) return [`infra/plurals/messages.json ${name} ${key}: ${compiled.problem}`];
      const isWritten = isDeepStrictEqual(texts[key], compiled.plural);
      return isWritten ? [] : [`${name} ${key}: is not as compiled; run npm run plurals`];
    });
  });
}

export function writePlurals(root: string): void {
  for (const { file, messages } of targets(root)) {
    const texts = readTexts(file);
    for (const { key, compiled } of messages) if (compiled.ok) texts[key] = compiled.plural;
    writeFileSync(file, `${JSON.stringify(texts, null, 2)}\n`);
  }
}

function targets(root: string) {
  const source = readTexts(path.join(root, 'infra', 'plurals', 'messages.json'));
  return Object.entries(source as Record<string, Record<string, string>>).map(([name, texts]) => ({
    name,
    file: path.join(root, name),
    messages: Object.entries(texts).map(([key, icu]) => {
      return { key, compiled: compilePlural(icu, name.includes('/ar/') ? 'ar' : 'en') };
    }),
  }));
}

function readTexts(file: string): Texts {
  return JSON.parse(readFileSync(file, 'utf8')) as Texts;
}
