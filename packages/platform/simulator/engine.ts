/** A server of documents as the simulation sees it: operations on one document are atomic, whichever engine answers. */
import type { Doc } from './memory-language.ts';

type Eventually<T> = T | Promise<T>;

export interface Engine {
  collection(name: string): EngineCollection;
}

export interface EngineCollection {
  read(filter: Doc, options?: ReadOptions): Eventually<Doc[]>;
  count(filter: Doc): Eventually<number>;
  /** The first that matches. */
  update(filter: Doc, update: Doc, options?: { upsert?: boolean }): Eventually<Written>;
  /** Gives the document as it is afterwards. */
  findAndUpdate(filter: Doc, update: Doc): Eventually<Doc | null>;
  updateAll(filter: Doc, update: Doc): Eventually<Written>;
  /** For writing it as services do: load or make, change, save. */
  load(id: string): Eventually<SavedDocument | null>;
  make: (fields: Doc) => SavedDocument;
}

export interface ReadOptions {
  /** As `select('a b')` says; all when absent. */
  fields?: string;
  limit?: number;
  sort?: Readonly<Record<string, 1 | -1>>;
}

export interface Written {
  matchedCount: number;
  modifiedCount: number;
  upsertedCount: number;
}

/** A mongoose document, as far as producers use one. */
export interface SavedDocument {
  isNew: boolean;
  isSelected(path: string): boolean;
  get(path: string): unknown;
  set(path: string, value: unknown): unknown;
  markModified(path: string): void;
  /** Rejects when it was changed since it was loaded. */
  save(): Eventually<unknown>;
}
