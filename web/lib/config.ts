/** The only reader of the environment in this process; `BFF_ORIGIN` is like http://127.0.0.1:4000. */
export function bffOrigin(): string {
  return process.env.BFF_ORIGIN ?? 'http://127.0.0.1:4000';
}

/** Where the content files lie; `next.config.mjs` writes it down when the pages are built. */
export function contentDir(): string {
  return process.env.CONTENT_DIR ?? 'content';
}
