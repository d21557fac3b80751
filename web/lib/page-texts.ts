import { reader } from './reader.ts';

/**
 * A message file that scripts read too: `pageTexts('plans', english)` with `messages/en/page/plans.json`. Each text is looked
 * up when it is used, in the reader's language; what Arabic lacks is English.
 */
export function pageTexts<Table extends object>(area: string, english: Table): Table {
  return new Proxy(
    { ...english },
    {
      get: (table, key) => reader().areas[area]?.[String(key)] ?? Reflect.get(table, key),
    },
  );
}
