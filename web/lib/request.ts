import { headers } from 'next/headers';

export interface RequestFacts {
  csrfToken: string;
  nonce: string;
  role: 'visitor' | 'customer' | 'staff';
  /** What the member of staff may do. */
  acts: readonly string[];
  /** Path and query as the browser asked. */
  path: string;
  /** Of the site, as the world knows it: for addresses in metadata, feed and sitemap. */
  origin: string;
  /** Lines of business whose answers wait in this browser. */
  open: string[];
  /** References of answers that a mailed link put aside. */
  earlier: string[];
  cookie: string;
  correlationId: string;
  /** The place in the trace, signed by the BFF; goes back to it as it came. */
  trace: string;
  /** Says that the pages ask; goes back to the BFF as it came. */
  renderer: string;
}

/** What the BFF says about this request in its headers (header comment of bff/contract/pages). */
export async function requestFacts(): Promise<RequestFacts> {
  const head = await headers();
  return {
    csrfToken: head.get('x-csrf-token') ?? '',
    nonce: head.get('x-nonce') ?? '',
    role: roleIn(head.get('x-muqarin-role')),
    acts: (head.get('x-muqarin-acts') ?? '').split(',').filter(Boolean),
    path: head.get('x-muqarin-path') ?? '/',
    origin: head.get('x-muqarin-origin') ?? 'http://localhost:3000',
    open: (head.get('x-muqarin-open') ?? '').split(',').filter(Boolean),
    earlier: (head.get('x-muqarin-earlier') ?? '').split(',').filter(Boolean),
    cookie: head.get('cookie') ?? '',
    correlationId: head.get('x-correlation-id') ?? '',
    trace: head.get('x-muqarin-trace') ?? '',
    renderer: head.get('x-muqarin-renderer') ?? '',
  };
}

function roleIn(text: string | null): RequestFacts['role'] {
  return text === 'staff' || text === 'customer' ? text : 'visitor';
}
