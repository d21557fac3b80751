/** Memory leased to bodies of answers that are built for one answer only: given back when that answer has closed. */
import type { EventEmitter } from 'node:events';

/** Encoded once and shared, or short text that is encoded in its place. */
export type Piece = Buffer | string;

export interface LeasedBuffers {
  /** The pieces in a row. Others may write there once `answer` has closed. */
  filled(pieces: readonly Piece[], answer: EventEmitter): Buffer;
}

const buffersKept = 64;
const grain = 64 * 1024;

export function createLeasedBuffers(): LeasedBuffers {
  const free: Buffer[] = [];
  return {
    filled: (pieces, answer) => {
      const size = sizeOf(pieces);
      const kept = free.pop();
      const buffer =
        kept && kept.length >= size
          ? kept
          : Buffer.allocUnsafeSlow(Math.ceil(size / grain) * grain);
      answer.once('close', () => {
        if (free.length < buffersKept) free.push(buffer);
      });
      fill(buffer, pieces);
      return buffer.subarray(0, size);
    },
  };
}

/** In memory of their own. */
export function inARow(pieces: readonly Piece[]): Buffer {
  return fill(Buffer.allocUnsafeSlow(sizeOf(pieces)), pieces);
}

function sizeOf(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, piece) => sum + Buffer.byteLength(piece), 0);
}

function fill(buffer: Buffer, pieces: readonly Piece[]): Buffer {
  let at = 0;
  for (const piece of pieces) {
    at += typeof piece === 'string' ? buffer.write(piece, at) : piece.copy(buffer, at);
  }
  return buffer;
}
