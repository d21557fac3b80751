/** What carries a call from a client to a service: a socket, or nothing but a function in the same process. */
import type { Readable } from 'node:stream';
import type { MadeFor } from './abandon.ts';

export interface TransportRequest {
  method: string;
  url: string;
  body: unknown;
  headers: Record<string, string>;
  /** Sending it twice has the effect of sending it once. */
  repeatable: boolean;
  /** How long one try may take, where that is not the usual time. */
  answerMilliseconds?: number;
  /** When it is over, the service is told that nobody waits. */
  madeFor?: MadeFor;
  /** The body, when it is a file. Whoever carries it ends or destroys it. */
  content?: Readable;
  /** The answer is a file, unless it is an error. */
  answersBytes?: boolean;
}

export interface TransportResponse {
  status: number;
  body: string;
  retryAfterSeconds?: number;
  /** A file: `output` is what the service said of it. */
  content?: Readable;
  output?: string;
}

/** Rejects with `Unreachable` when nobody answered. */
export type Transport = (request: TransportRequest) => Promise<TransportResponse>;

export class Unreachable extends Error {
  override readonly name = 'Unreachable';
}

/** A header of who cannot work yet, with 503: nothing was done, so another copy may be asked at once. */
export const notTaken = 'x-not-taken';
