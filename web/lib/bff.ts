import type { Redirect } from '@muqarin/bff/contract/pages';
import { notFound, redirect } from 'next/navigation';
import { cache } from 'react';
import { bffOrigin } from './config.ts';
import { reader } from './reader.ts';
import { requestFacts } from './request.ts';

export type Query = Record<string, string | string[] | undefined>;

/**
 * The model of a page: `GET <BFF_ORIGIN><path>` in the name of the browser that asks. Follows a
 * `Redirect` answer, shows the not-found page on 404, throws on any other failure. One call a
 * request, however many components ask.
 */
export async function getPage<Model extends object>(
  path: string,
  query: Query = {},
): Promise<Model> {
  const text = queryText(query);
  return (await load(text === '' ? path : `${path}?${text}`)) as Model;
}

const load = cache(async (pathAndQuery: string): Promise<object> => {
  const { cookie, correlationId, role, trace, renderer } = await requestFacts();
  const answer = await fetch(new URL(pathAndQuery, bffOrigin()), {
    headers: {
      accept: 'application/json',
      cookie,
      'x-muqarin-role': role,
      'x-muqarin-locale': reader().locale,
      ...(correlationId === '' ? {} : { 'x-correlation-id': correlationId }),
      ...(trace === '' ? {} : { 'x-muqarin-trace': trace }),
      ...(renderer === '' ? {} : { 'x-muqarin-renderer': renderer }),
    },
    cache: 'no-store',
    redirect: 'error',
  });
  if (answer.status === 404) notFound();
  if (!answer.ok) throw new Error(`${pathAndQuery.split('?')[0]} answered ${answer.status}`);
  const model = (await answer.json()) as object;
  if (isRedirect(model)) redirect(model.redirect);
  return model;
});

function isRedirect(model: object): model is Redirect {
  return 'redirect' in model && typeof model.redirect === 'string';
}

function queryText(query: Query): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined) search.append(name, item);
    }
  }
  return search.toString();
}
