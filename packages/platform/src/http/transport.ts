/** What carries a call from a client to a service: a socket, or nothing but a function in the same process. */

export interface TransportRequest {
  method: string;
  url: string;
  body: unknown;
  headers: Record<string, string>;
  /** Sending it twice has the effect of sending it once. */
  repeatable: boolean;
}

export interface TransportResponse {
  status: number;
  body: string;
  retryAfterSeconds?: number;
}

/** Rejects with `Unreachable` when nobody answered. */
export type Transport = (request: TransportRequest) => Promise<TransportResponse>;

export class Unreachable extends Error {
  override readonly name = 'Unreachable';
}
