/** Every text of the message files in both languages, and translated. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Texts that are the same in both languages, on purpose: by their key's last part. */
const sameOnPurpose = new Set(['id', 'contactEmail', 'href', 'twin', 'slug', 'icon']);

export function keyProblems(root: string): string[] {
  const mails = path.join(root, 'services', 'notifications', 'src', 'mails');
  return [
    ...pairsIn(path.join(root, 'web', 'messages', 'en'), '.json', (file) =>
      file.replace(`${path.sep}en${path.sep}`, `${path.sep}ar${path.sep}`),
    ),
    ...pairsIn(mails, '.en.json', (file) => file.replace('.en.json', '.ar.json')),
  ].flatMap(([english, arabic]) => problemsOf(root, english, arabic));
}

function pairsIn(
  folder: string,
  ending: string,
  twinOf: (file: string) => string,
): [string, string][] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => path.join(folder, name))
    .map((file) => [file, twinOf(file)]);
}

function problemsOf(root: string, english: string, arabic: string): string[] {
  const name = path.relative(root, arabic);
  if (!existsSync(arabic)) return [`${name} is missing`];
  const en = textsIn(english);
  const ar = textsIn(arabic);
  const keys = [...new Set([...en.keys(), ...ar.keys()])];
  return keys.flatMap((key) => {
    const problem = problemOf(key, en.get(key), ar.get(key));
    return problem === null ? [] : [`${name} ${key}: ${problem}`];
  });
}

function problemOf(key: string, english: string | undefined, arabic: string | undefined) {
  if (arabic === undefined) return 'is missing in Arabic';
  if (english === undefined) return 'is missing in English';
  if (!placeholders(arabic).every((name) => placeholders(english).includes(name)))
    return 'names values that the English has not';
  const isWord = /\p{L}{2,}/u.test(english.replace(/\{\w+\}/g, ''));
  const isSame = english === arabic && isWord && !sameOnPurpose.has(key.split('.').at(-1) ?? '');
  return isSame ? 'is not translated' : null;
}

function placeholders(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
}

function textsIn(file: string): Map<string, string> {
  return new Map(flat(JSON.parse(readFileSync(file, 'utf8')), ''));
}

function flat(value: unknown, key: string): [string, string][] {
  if (typeof value === 'string') return [[key, value]];
  if (typeof value !== 'object' || value === null) return [];
  // The languages have not the same forms; which must be there `plurals/compile.ts` knows.
  if ('plural' in value && 'other' in value) return [[key, String(value.other)]];
  return Object.entries(value).flatMap(([name, child]) =>
    flat(child, key === '' ? name : `${key}.${name}`),
  );
}
