/**
 * A call to a Fastify instance of this process whose body and answer are one text each: what the instance touches of a request
 * and an answer, without the streams that `inject` makes of them. It passes the instance's hooks, parsers and error handler.
 */
import { EventEmitter } from 'node:events';
import type { FastifyInstance } from 'fastify';
import type { MadeFor } from './abandon.ts';

export interface Dispatched {
  method: string;
  url: string;
  /** By names in small letters. */
  headers: Readonly<Record<string, string>>;
  body: string | undefined;
  madeFor?: MadeFor | undefined;
}

export interface TextAnswer {
  status: number;
  headers: Readonly<Record<string, unknown>>;
  body: string;
}

/** The instance has to be ready. */
export function dispatch(app: FastifyInstance, request: Dispatched): Promise<TextAnswer> {
  return new Promise((resolve) => {
    const outgoing = new Outgoing(resolve);
    // As of a connection that broke off; it is answered all the same.
    request.madeFor?.whenOver(() => outgoing.emit('close'));
    app.routing(new Incoming(request) as never, outgoing as never);
  });
}

const here = { remoteAddress: '127.0.0.1', encrypted: false, on: () => {}, off: () => {} };

class Incoming extends EventEmitter {
  readonly method: string;
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly httpVersion = '1.1';
  readonly httpVersionMajor = 1;
  readonly socket = here;
  readonly aborted = false;
  readonly destroyed = false;
  readonly #body: string | undefined;

  constructor({ method, url, headers, body }: Dispatched) {
    super();
    this.method = method;
    this.url = url;
    this.headers = { host: 'in-process', ...headers };
    this.#body = body;
  }

  /** Whoever asks for the body has it in the next microtask. */
  resume(): this {
    queueMicrotask(() => {
      if (this.#body !== undefined) this.emit('data', Buffer.from(this.#body));
      this.emit('end');
    });
    return this;
  }
}

class Outgoing extends EventEmitter {
  statusCode = 200;
  headersSent = false;
  writableEnded = false;
  readonly destroyed = false;
  #headers: Record<string, unknown> = {};
  readonly #answer: (answer: TextAnswer) => void;

  constructor(answer: (answer: TextAnswer) => void) {
    super();
    this.#answer = answer;
  }

  getHeader(name: string): unknown {
    return this.#headers[name.toLowerCase()];
  }

  getHeaders(): Readonly<Record<string, unknown>> {
    return this.#headers;
  }

  hasHeader(name: string): boolean {
    return Object.hasOwn(this.#headers, name.toLowerCase());
  }

  removeHeader(name: string): void {
    delete this.#headers[name.toLowerCase()];
  }

  setHeader(name: string, value: unknown): this {
    this.#headers[name.toLowerCase()] = value;
    return this;
  }

  writeHead(status: number, headers: Readonly<Record<string, unknown>> = {}): this {
    this.statusCode = status;
    for (const [name, value] of Object.entries(headers)) this.setHeader(name, value);
    this.headersSent = true;
    return this;
  }

  end(body: string | Uint8Array | null): this {
    this.headersSent = true;
    this.writableEnded = true;
    const text = typeof body === 'string' ? body : Buffer.from(body ?? []).toString();
    const answer = { status: this.statusCode, headers: this.#headers, body: text };
    queueMicrotask(() => {
      this.emit('finish');
      this.#answer(answer);
    });
    return this;
  }
}
