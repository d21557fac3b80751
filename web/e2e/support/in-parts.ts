/** The same product behind a line that lets pages through in parts, so that a browser draws each before the next comes. */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Long enough for a drawing on a busy machine. */
const PAUSE_MS = 90;
const MOST_PARTS = 16;

type Cuts = readonly number[] | RegExp;

interface Slow {
  origin: string;
  /** Where a page waits: after these shares of its body, or before the first places of it that this finds. */
  cut(where: Cuts): void;
  close(): void;
}

/** Cookies do not tell ports of a host apart: who was known at `origin` is known here. */
export async function inParts(origin: string): Promise<Slow> {
  let cuts: Cuts = [];
  const server = createServer((asked, answer) => {
    const headers = { ...asked.headers, host: new URL(origin).host, 'accept-encoding': 'identity' };
    const { method = 'GET', url = '/' } = asked;
    const onward = request(new URL(url, origin), { method, headers }, (got) => {
      const isPage = got.headers['content-type']?.startsWith('text/html');
      if (isPage) void tellInParts(got, answer, cuts).catch(() => answer.destroy());
      else got.pipe(answer.writeHead(got.statusCode ?? 502, got.headers));
    });
    onward.once('error', () => answer.destroy());
    asked.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    cut: (next) => {
      cuts = next;
    },
    close: () => void server.close(),
  };
}

async function tellInParts(
  got: IncomingMessage,
  answer: ServerResponse,
  cuts: Cuts,
): Promise<void> {
  const page = (await got.setEncoding('utf8').toArray()).join('');
  const { 'content-length': _, ...headers } = got.headers;
  answer.writeHead(got.statusCode ?? 502, headers);
  let sent = 0;
  for (const next of placesOf(page, cuts)) {
    if (next <= sent) continue;
    answer.write(page.slice(sent, next));
    sent = next;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  answer.end(page.slice(sent));
}

function placesOf(page: string, cuts: Cuts): number[] {
  const [start, end] = [page.indexOf('<body'), page.indexOf('</footer>')];
  if (cuts instanceof RegExp)
    return [...page.slice(start, end).matchAll(cuts)]
      .slice(0, MOST_PARTS)
      .map(({ index }) => start + index);
  return cuts.map((share) => page.indexOf('>', start + (end - start) * share) + 1);
}
