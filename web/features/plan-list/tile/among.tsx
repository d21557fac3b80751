import type { Standing } from '@muqarin/rules/plan-list/standing';
import type { ReactNode } from 'react';
import type { ListFacts } from './list-facts.ts';

export type Among = keyof ListFacts['standings'];

/**
 * What a tile says of its place depends on which plans are listed: all for this person, or those for investors. Tiles are
 * drawn once, so both are there where they differ, and the list's `data-among` shows one of them (tile.module.css).
 */
export function among(
  { standings }: Pick<ListFacts, 'standings'>,
  id: number,
  wordsOf: (standing: Standing) => string | null,
  draw: (words: string, stands?: Among) => ReactNode,
): ReactNode {
  const said = (which: Among) => {
    const standing = standings[which].get(id);
    return standing ? wordsOf(standing) : null;
  };
  const all = said('all');
  const investors = said('investors');
  if (all === investors) return all === null ? null : draw(all);
  return (
    <>
      {all !== null && draw(all, 'all')}
      {investors !== null && draw(investors, 'investors')}
    </>
  );
}
