/** A service's contract over its copies in turn, asked with patience: as the BFF would, only longer. */
import { type Client, createClient } from '@muqarin/platform/http/client';
import type { Contracts } from '@muqarin/platform/http/contract';
import type { Http } from '../stage/http.ts';

export function serviceClient<T extends Contracts>(
  http: Http,
  service: string,
  contracts: T,
  origins: readonly string[],
): Client<T> {
  let turn = 0;
  return createClient({
    service,
    contracts,
    transport: ({ method, url, headers, body }) =>
      http.patiently(service, () => ({
        method: method as 'POST',
        origin: origins[turn++ % origins.length] ?? '',
        path: url,
        headers,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })),
  });
}
