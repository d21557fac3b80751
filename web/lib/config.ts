/** The only reader of the environment in this process; `BFF_ORIGIN` is like http://127.0.0.1:4000. */
export function bffOrigin(): string {
  return process.env.BFF_ORIGIN ?? 'http://127.0.0.1:4000';
}
