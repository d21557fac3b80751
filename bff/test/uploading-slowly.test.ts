/** Files that come slowly, over real sockets. */
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { bffUnderTest } from './support/bff-under-test.ts';
import { aPdf } from './support/pdf.ts';
import { pause, siteWithDraft, uploadPath as url } from './support/upload-site.ts';

describe('a slow sender', () => {
  const quick = { REQUEST_TIMEOUT_MS: '300', UPLOAD_WINDOW_MS: '100', CONNECTIONS_CHECK_MS: '50' };

  it('is let go too when it was refused in the middle', async () => {
    const site = await siteWithDraft(await bffUnderTest(quick));
    const answer = await drip({ ...site, token: 'wrong' }, 1000, 1, 50);
    expect(answer).toContain('403');
    await site.bff.app.close();
  });

  it('may take longer than other requests as long as bytes come', async () => {
    const site = await siteWithDraft(await bffUnderTest(quick));
    const answered = drip(site, 40, 2000, 30);
    expect(await answered).toContain('"status":1');
    await site.bff.app.close();
  });

  it('is let go when it dawdles', async () => {
    const settings = { ...quick, UPLOAD_SLOWEST_BYTES_PER_SECOND: '1000' };
    const site = await siteWithDraft(await bffUnderTest(settings));
    const began = performance.now();
    expect(await drip(site, 1000, 1, 50)).toContain('408');
    expect(performance.now() - began).toBeLessThan(3000);
    expect(await site.bff.documents.kept()).toEqual([]);
    await site.bff.app.close();
  });
});

/** Sends a file in so many pieces of so many bytes, with a pause after each; gives the whole answer. */
async function drip(
  { port, cookie, token }: Awaited<ReturnType<typeof siteWithDraft>>,
  pieces: number,
  bytes: number,
  pauseMilliseconds: number,
): Promise<string> {
  const head = [
    '--b\r\nContent-Disposition: form-data; name="csrf_token"\r\n\r\n',
    `${token}\r\n--b\r\n`,
    'Content-Disposition: form-data; name="mulkiya"; filename="a.pdf"\r\n\r\n',
  ].join('');
  const content = aPdf(pieces * bytes);
  const tail = '\r\n--b--\r\n';
  const length = head.length + pieces * bytes + tail.length;
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  let isOver = false;
  const closed = new Promise<void>((resolve) => {
    socket.on('error', () => {});
    socket.on('close', () => resolve());
    socket.on('data', (chunk) => {
      answer += chunk.toString();
      if (answer.includes('"status"')) socket.end();
    });
  });
  closed.then(
    () => {
      isOver = true;
    },
    () => {},
  );
  socket.write(
    [
      `POST ${url} HTTP/1.1`,
      'Host: localhost',
      `Cookie: ${cookie}`,
      'Origin: http://localhost:3000',
      'Content-Type: multipart/form-data; boundary=b',
      `Content-Length: ${length}`,
      '',
      head,
    ].join('\r\n'),
  );
  for (let piece = 0; piece < pieces && !isOver; piece += 1) {
    socket.write(content.slice(piece * bytes, (piece + 1) * bytes));
    await pause(pauseMilliseconds);
  }
  if (!isOver) socket.write(tail);
  await closed;
  return answer;
}
