import { bodyOf } from './answer-body.ts';

/** A call that did not answer 2xx. The body, if it was JSON, may say why. */
export class CallFailed extends Error {
  readonly status: number;
  readonly body: Record<string, unknown>;
  constructor(status: number, body: Record<string, unknown>) {
    super(`the call answered ${status}`);
    this.status = status;
    this.body = body;
  }
}

/** Posts JSON and reads JSON; throws `CallFailed` for any answer but 2xx, and what `fetch` throws without one. */
export async function post<Answer extends object>(
  path: string,
  body: Record<string, unknown>,
): Promise<Answer> {
  return read<Answer>(
    await fetch(path, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  );
}

/** Reads JSON; throws `CallFailed` for any answer but 2xx. */
export async function get<Answer extends object>(
  path: string,
  query: Record<string, string>,
  signal?: AbortSignal,
): Promise<Answer> {
  const headers = { accept: 'application/json' };
  const init = signal ? { headers, signal } : { headers };
  return read<Answer>(await fetch(`${path}?${new URLSearchParams(query)}`, init));
}

async function read<Answer extends object>(answer: Response): Promise<Answer> {
  const body = await bodyOf(answer.json());
  if (!answer.ok) throw new CallFailed(answer.status, body);
  return body as Answer;
}
