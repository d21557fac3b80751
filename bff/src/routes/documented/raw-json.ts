/**
 * A body that is JSON text already, in pieces that many answers share. One that is sent again is put together once and
 * kept; the first time it is written into leased memory: taking 160 kB anew for each answer had the whole heap searched for
 * garbage several times a second.
 */
import type { EventEmitter } from 'node:events';
import { inARow, type LeasedBuffers, type Piece } from './leased-buffers.ts';

export class RawJson {
  readonly #pieces: readonly Piece[];
  readonly #leased: LeasedBuffers;
  #whole: Buffer | null = null;
  #wasSent = false;

  constructor(pieces: readonly Piece[], leased: LeasedBuffers) {
    this.#pieces = pieces;
    this.#leased = leased;
  }

  get text(): string {
    return this.#pieces.join('');
  }

  /** Not to be read after `answer` has closed. */
  bytesFor(answer: EventEmitter): Buffer {
    if (this.#wasSent) this.#whole ??= inARow(this.#pieces);
    if (this.#whole) return this.#whole;
    this.#wasSent = true;
    return this.#leased.filled(this.#pieces, answer);
  }
}
