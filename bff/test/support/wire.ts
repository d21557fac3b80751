/** Bytes to a BFF as they stand, and what comes back. */
import { connect } from 'node:net';
import type { BffUnderTest } from './bff-under-test.ts';

/** `at` is where it listens already. */
export async function wireOf({ app }: Pick<BffUnderTest, 'app'>, at?: string) {
  const origin = at ?? (await app.listen({ host: '127.0.0.1', port: 0 }));
  const port = Number(new URL(origin).port);
  const ask = (text: string) =>
    new Promise<string>((resolve) => {
      let answer = '';
      const socket = connect(port, '127.0.0.1').on('error', () => {});
      const silent = setTimeout(() => socket.destroy(), 5000);
      socket.on('data', (part) => {
        answer += part.toString();
        if (isWhole(answer)) socket.destroy();
      });
      socket.on('close', () => {
        clearTimeout(silent);
        resolve(answer);
      });
      socket.write(text);
    });
  return { ask, port, origin, close: () => app.close() };
}

function isWhole(answer: string): boolean {
  const [head = '', ...rest] = answer.split('\r\n\r\n');
  const length = /content-length: (\d+)/i.exec(head)?.[1];
  const body = rest.join('\r\n\r\n');
  if (length !== undefined) return Buffer.byteLength(body) >= Number(length);
  return rest.length > 0 && (body.endsWith('0\r\n\r\n') || /^HTTP\S+ (204|30\d)/.test(head));
}
