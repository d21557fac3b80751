import { bodyOf, isObject } from './answer-body.ts';

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
export function postForm(address: string, fields: Fields): Promise<PostAnswer> {
  return onceAgain((sent) => request(address, new URLSearchParams(sent)), fields, withToken);
}

/** A token stands beside the fields, or inside `data` (decisions X4). */
function withToken(fields: Fields, token: string): Fields {
  if (fields.data === undefined) return { ...fields, csrf_token: token };
  const data = JSON.parse(fields.data) as Record<string, unknown>;
  return { ...fields, data: JSON.stringify({ ...data, csrf_token: token }) };
}

/** The same for a documented call that takes a JSON object. */
export function sendJson(address: string, fields: Fields): Promise<PostAnswer> {
  return onceAgain((sent) => request(address, JSON.stringify(sent), json), fields, withToken);
}

/** JSON-RPC (S2 7; decisions X3): what is inside `result` comes back as the body. */
export function sendRpc(
  address: string,
  params: Readonly<Record<string, string | number>>,
): Promise<PostAnswer> {
  const call = (given: typeof params) =>
    request(
      address,
      JSON.stringify({ jsonrpc: '2.0', method: 'call', id: 1, params: given }),
      json,
    ).then(inside);
  return onceAgain(call, params, (given, token) => ({ ...given, csrf_token: token }));
}

const json = 'application/json';

async function onceAgain<Sent>(
  send: (sent: Sent) => Promise<PostAnswer>,
  sent: Sent,
  renewed: (sent: Sent, token: string) => Sent,
): Promise<PostAnswer> {
  const first = await send(sent);
  const fresh = first.body.csrf_token;
  return first.status === 403 && typeof fresh === 'string' ? send(renewed(sent, fresh)) : first;
}

function inside({ body, ...answer }: PostAnswer): PostAnswer {
  const { result, error } = body;
  const said = result ?? (isObject(error) ? error.data : undefined);
  return { ...answer, body: isObject(said) ? said : {} };
}

async function request(
  address: string,
  sent: string | URLSearchParams,
  type?: string,
): Promise<PostAnswer> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { accept: json, ...(type ? { 'content-type': type } : {}) },
    body: sent,
  });
  return { ok: answer.ok, status: answer.status, body: await bodyOf(answer.json()) };
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
