/** The journeys as bytes, facts of earlier versions as they are written now. */
import { type Database, printOf as printOfAll } from '@muqarin/platform/read-model';
import { presentFacts } from '../domain/earlier-facts.ts';

export interface Print {
  journeys: number;
  /** See `printOf` of the platform. */
  sha256: string;
}

export async function printOf(db: Database, collection: string): Promise<Print> {
  const { documents, sha256 } = await printOfAll(db, collection, (document) => {
    return { ...document, facts: presentFacts(document.facts as Record<string, object>) };
  });
  return { journeys: documents, sha256 };
}
