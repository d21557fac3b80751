import { Readable } from 'node:stream';
import { CODE, serverError, UnsupportedError } from './errors.ts';
import type { Doc } from './values/types.ts';

type Start = () => Iterator<unknown>;

/**
 * A cursor with the driver's methods. The documents are read when asked for, in batches of one snapshot each;
 * what another call changes between two batches may show, as in MongoDB.
 */
export class SqliteCursor {
  #start: Start;
  #iterator: Iterator<unknown> | undefined;
  #peeked: IteratorResult<unknown> | undefined;
  #transforms: ((doc: unknown) => unknown)[] = [];
  #explain: () => Doc;
  closed = false;

  constructor(start: Start, explain: () => Doc) {
    this.#start = start;
    this.#explain = explain;
  }

  async next(): Promise<unknown> {
    const item = this.#take();
    return item.done === true ? null : item.value;
  }

  async tryNext(): Promise<unknown> {
    return this.next();
  }

  async hasNext(): Promise<boolean> {
    this.#peeked ??= this.#pull();
    return this.#peeked.done !== true;
  }

  async toArray(): Promise<unknown[]> {
    const out: unknown[] = [];
    for (let item = this.#take(); item.done !== true; item = this.#take()) out.push(item.value);
    return out;
  }

  async forEach(visit: (doc: unknown) => unknown): Promise<void> {
    for (const doc of await this.toArray()) if (visit(doc) === false) return;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<unknown, void> {
    try {
      for (let item = this.#take(); item.done !== true; item = this.#take()) yield item.value;
    } finally {
      await this.close();
    }
  }

  map(transform: (doc: unknown) => unknown): this {
    this.#transforms.push(transform);
    return this;
  }

  async explain(): Promise<Doc> {
    return this.#explain();
  }

  stream(): Readable {
    return Readable.from(this);
  }

  async close(): Promise<void> {
    this.closed = true;
    this.#peeked = undefined;
    this.#iterator?.return?.();
  }

  rewind(): void {
    this.#iterator = undefined;
    this.#peeked = undefined;
    this.closed = false;
  }

  batchSize(): this {
    return this;
  }

  addCursorFlag(flag: string, value: boolean): this {
    if (value && flag !== 'noCursorTimeout') throw new UnsupportedError(`cursor flag ${flag}`);
    return this;
  }

  #take(): IteratorResult<unknown> {
    const item = this.#peeked ?? this.#pull();
    this.#peeked = undefined;
    return item;
  }

  #pull(): IteratorResult<unknown> {
    if (this.closed) return { done: true, value: undefined };
    this.#iterator ??= this.#start();
    const item = this.#iterator.next();
    if (item.done === true) return item;
    return { done: false, value: this.#transforms.reduce((doc, f) => f(doc), item.value) };
  }
}

/** A find's cursor, which can still be given sort, skip, limit and projection before it starts. */
export class SqliteFindCursor extends SqliteCursor {
  #options: Doc;

  constructor(options: Doc, start: (options: Doc) => Iterator<unknown>, explain: (o: Doc) => Doc) {
    super(
      () => start(options),
      () => explain(options),
    );
    this.#options = options;
  }

  sort(sort: unknown, direction?: unknown): this {
    return this.#set('sort', direction === undefined ? sort : [[sort, direction]]);
  }

  skip(skip: number): this {
    return this.#set('skip', skip);
  }

  limit(limit: number): this {
    return this.#set('limit', limit);
  }

  project(projection: unknown): this {
    return this.#set('projection', projection);
  }

  hint(hint: unknown): this {
    return this.#set('hint', hint);
  }

  collation(): never {
    throw new UnsupportedError('option collation of find()');
  }

  maxTimeMS(): never {
    throw new UnsupportedError('option maxTimeMS of find()');
  }

  #set(name: string, value: unknown): this {
    if (this.closed) throw serverError(CODE.badValue, 'Cursor is already closed');
    this.#options[name] = value;
    return this;
  }
}
