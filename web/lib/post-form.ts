import { answerInWords } from './answer-in-words.ts';

/** An answer of the BFF to a post of one of our own forms with `Accept: application/json`. */
export interface PostAnswer {
  ok: boolean;
  status: number;
  body: Record<string, unknown>;
}

export type Fields = Readonly<Record<string, string>>;

/**
 * Posts fields as a plain form would. When the page has expired (403 with a fresh token, decisions
 * X4) it posts once more with that token. Throws when no answer comes.
 */
export async function postForm(address: string, fields: Fields): Promise<PostAnswer> {
  const first = await post(address, fields);
  const fresh = first.body.csrf_token;
  if (first.status !== 403 || typeof fresh !== 'string') return first;
  return post(address, withToken(fields, fresh));
}

/** A token stands beside the fields, or inside `data` (decisions X4). */
function withToken(fields: Fields, token: string): Fields {
  if (fields.data === undefined) return { ...fields, csrf_token: token };
  const data = JSON.parse(fields.data) as Record<string, unknown>;
  return { ...fields, data: JSON.stringify({ ...data, csrf_token: token }) };
}

/** The same for a documented call that takes a JSON object. */
export async function sendJson(address: string, fields: Fields): Promise<PostAnswer> {
  const json = (sent: Fields) => request(address, JSON.stringify(sent), 'application/json');
  const first = await json(fields);
  const fresh = first.body.csrf_token;
  return first.status === 403 && typeof fresh === 'string' ? json(withToken(fields, fresh)) : first;
}

/** JSON-RPC (S2 7; decisions X3): what is inside `result` comes back as the body. */
export async function sendRpc(
  address: string,
  params: Readonly<Record<string, string | number>>,
): Promise<PostAnswer> {
  const call = (given: object) =>
    request(
      address,
      JSON.stringify({ jsonrpc: '2.0', method: 'call', id: 1, params: given }),
      'application/json',
    ).then(inside);
  const first = await call(params);
  const fresh = first.body.csrf_token;
  if (first.status !== 403 || typeof fresh !== 'string') return first;
  return call({ ...params, csrf_token: fresh });
}

function inside({ body, ...answer }: PostAnswer): PostAnswer {
  const { result, error } = body;
  const said = result ?? (isObject(error) ? error.data : undefined);
  return { ...answer, body: isObject(said) ? said : {} };
}

function post(address: string, fields: Fields): Promise<PostAnswer> {
  return request(address, new URLSearchParams(fields));
}

async function request(
  address: string,
  sent: string | URLSearchParams,
  type?: string,
): Promise<PostAnswer> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { accept: 'application/json', ...(type ? { 'content-type': type } : {}) },
    body: sent,
  });
  const body: unknown = await answer.json().catch(() => ({}));
  const said = isObject(body) ? await answerInWords(body) : {};
  return { ok: answer.ok, status: answer.status, body: said };
}

/** The first sentence a refused form has for the person. */
export function refusalOf(body: Record<string, unknown>): string | undefined {
  const [first] = Array.isArray(body.errors) ? body.errors : [];
  const said: unknown[] = [
    isObject(first) ? first.message : null,
    body.error,
    body.title,
    body.warning,
  ];
  return said.find((text) => typeof text === 'string' && text !== '') as string | undefined;
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
