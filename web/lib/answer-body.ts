type Body = Record<string, unknown>;

/**
 * What an answer says, in the language of the page; nothing where it is no JSON. The English of the contract is put into
 * words where it is shown (`say`); sentences that are filled with values come beside it by their keys, for pages that are not in
 * English. Few answers have such, so what words them is loaded with the first.
 */
export async function bodyOf(json: Promise<unknown>): Promise<Body> {
  const body = ((await json.catch(() => null)) ?? {}) as Body;
  return body.filled ? (await import('./filled-in-words.ts')).filledInWords(body) : body;
}

export function isObject(value: unknown): value is Body {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
