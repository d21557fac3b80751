/** A service's contract over its copies in turn, asked with patience: as the BFF would, only longer. */
import { createClient } from '@muqarin/platform/http/client';
export function serviceClient(http, service, contracts, origins) {
    let turn = 0;
    return createClient({
        service,
        contracts,
        transport: ({ method, url, headers, body }) => http.patiently(service, () => ({
            method: method,
            origin: origins[turn++ % origins.length] ?? '',
            path: url,
            headers,
            ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        })),
    });
}
