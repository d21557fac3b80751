/**
 * JavaScript a browser fetches before a page is alive: the scripts its HTML names, those after its first paint too, gzip, in kB (1,000 bytes). Throws where
 * another page answers.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

export async function scriptKilobytes(address: string, cookie: string): Promise<number> {
  const answer = await fetch(address, { headers: { cookie } });
  if (!answer.ok || answer.url !== new URL(address).href)
    throw new Error(`${address} answered ${answer.status} at ${answer.url}`);
  const html = await answer.text();
  const tags = [...html.matchAll(/<script[^>]*>/g)].map(([tag]) => tag);
  // Browsers of today pass over what is marked noModule.
  const sources = tags
    .filter((tag) => !/nomodule/i.test(tag))
    .map((tag) => /\ssrc="([^"]+)"/.exec(tag));
  const preloads = [
    ...html.matchAll(
      /<link[^>]*rel="(?:preload|modulepreload)"[^>]*as="script"[^>]*href="([^"]+)"/g,
    ),
  ];
  const files = new Set(
    [...sources, ...preloads].flatMap((found) => found?.[1]?.replaceAll('&amp;', '&') ?? []),
  );
  let bytes = 0;
  for (const file of files) {
    const body = await (await fetch(new URL(file, address))).arrayBuffer();
    bytes += gzipSync(Buffer.from(body)).length;
  }
  return bytes / 1000;
}

/** What the build makes every page load, an empty one included. */
export function emptyPageKilobytes(): number {
  const next = path.join(import.meta.dirname, '..', '..', '.next');
  const { rootMainFiles } = JSON.parse(
    readFileSync(path.join(next, 'build-manifest.json'), 'utf8'),
  ) as {
    rootMainFiles: string[];
  };
  return (
    rootMainFiles.reduce(
      (sum, file) => sum + gzipSync(readFileSync(path.join(next, file))).length,
      0,
    ) / 1000
  );
}
