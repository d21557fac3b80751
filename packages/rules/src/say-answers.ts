import { createFinder, sayFound } from './find-filled.ts';
import { createSay, type Say, type Sayings } from './translate.ts';

/**
 * For scripts, which are answered the filled English of the contract by documented calls: it is found among what a
 * page carries, in the order in which that is written (narrowest-first.ts).
 */
export function sayAnswers(sayings: Sayings): Say {
  const find = createFinder(Object.keys(sayings));
  return sayFound(createSay(sayings), find, (key) => sayings[key] ?? key);
}
