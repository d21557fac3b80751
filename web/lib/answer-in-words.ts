/**
 * What an answer says of a form, in the language of the page. The English of the contract is put into words where it is shown (`say`);
 * a sentence that is filled with values comes with its key beside it, and is put into words here.
 */
import type { Filled } from '@muqarin/rules/message';

type Body = Record<string, unknown>;

export async function answerInWords(body: Body): Promise<Body> {
  const wrong = Array.isArray(body.errors) ? (body.errors as unknown[]) : [];
  const isFilled = [body, ...wrong].some((said) => filledOf(said) !== null);
  if (!isFilled || document.documentElement.lang === 'en') return body;
  const { inEnglish } = await import('@muqarin/rules/message');
  const { sayMessage } = await import('./in-readers.ts');
  const inWords = (said: unknown): unknown => {
    const filled = filledOf(said);
    if (filled === null) return said;
    const english = inEnglish(filled);
    const words = sayMessage(filled);
    const put = ([name, value]: [string, unknown]) => [name, value === english ? words : value];
    return Object.fromEntries(Object.entries(said as Body).map(put));
  };
  return {
    ...(inWords(body) as Body),
    ...(wrong.length > 0 ? { errors: wrong.map(inWords) } : {}),
  };
}

function filledOf(said: unknown): Filled | null {
  const { filled } = (said ?? {}) as { filled?: Filled };
  return typeof filled?.sentence === 'string' && typeof filled.values === 'object' ? filled : null;
}
