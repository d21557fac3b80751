/** Customers of tests: an account by a mailed link, and files that they send. */
import type { FastifyInstance } from 'fastify';
import type { BffUnderTest } from './bff-under-test.ts';
import { type Browser, openBrowser } from './browser.ts';
import { accountsOf } from './staff.ts';

export const customer = { email: 'mariam@example.com', password: 'a camel crosses the creek' };

type Under = Pick<BffUnderTest, 'app' | 'accounts'>;

/** The token of the last link of that kind that was mailed. */
export async function lastToken({ accounts }: Pick<Under, 'accounts'>): Promise<string> {
  const [path = ''] = (await accounts.mailed('AccountLinkRequested')).slice(-1);
  return path.split('/').at(-1) ?? '';
}

/** Signed in to an account that was just opened. */
export async function withAccount(
  bff: Under,
  { email, password } = customer,
  given?: Browser,
): Promise<Browser> {
  const browser = given ?? (await openBrowser(bff.app));
  await browser.form('/sign-up', { email });
  const token = await lastToken(bff);
  await browser.form('/sign-up/open', { token, name: 'Mariam Test', password });
  return browser;
}

let serial = 0;

/** Somebody new each time, of the app alone. */
export async function asCustomer(app: FastifyInstance): Promise<Browser> {
  serial += 1;
  const accounts = accountsOf(app);
  return withAccount({ app, accounts }, { ...customer, email: `customer${serial}@example.com` });
}

export function signInAs(browser: Browser, { email, password } = customer, headers = {}) {
  const body = { csrf_token: browser.token(), email, password };
  return browser.post('/user-sign-in', body, headers);
}

interface Part {
  name: string;
  value: string | { filename: string; content: Buffer | string };
}

const boundary = 'a-boundary-of-the-tests';

/** A multipart body as a browser writes it. */
export async function sendParts(
  browser: Browser,
  url: string,
  parts: readonly Part[],
  headers: Record<string, string> = {},
) {
  const chunks = parts.flatMap(({ name, value }) => {
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="${name}"`;
    if (typeof value === 'string') return [Buffer.from(`${head}\r\n\r\n${value}\r\n`)];
    const type = 'content-type: application/octet-stream';
    const of = `${head}; filename="${value.filename}"\r\n${type}\r\n\r\n`;
    return [Buffer.from(of), Buffer.from(value.content), Buffer.from('\r\n')];
  });
  const payload = Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]);
  return browser.raw(url, payload, {
    'content-type': `multipart/form-data; boundary=${boundary}`,
    ...headers,
  });
}

export function partsOf(fields: Readonly<Record<string, string>>): Part[] {
  return Object.entries(fields).map(([name, value]) => ({ name, value }));
}

export function filePart(name: string, content: Buffer | string, filename = 'paper.pdf'): Part {
  return { name, value: { filename, content } };
}
