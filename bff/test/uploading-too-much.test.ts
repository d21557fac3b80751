/** Over real sockets: whoever sends too much hears so when all is sent, as a browser does, every time and at every door. */
import { connect } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { bffUnderTest } from './support/bff-under-test.ts';
import { siteWithDraft, uploadPath } from './support/upload-site.ts';

const megabyte = 1_000_000;
const rounds = 8;
const site = await siteWithDraft(await bffUnderTest({ UPLOADS_PER_IP: '1000' }));

afterAll(() => site.bff.app.close());

it.each([11, 15, 20])(
  'a file of %i MB is answered with 413 and the field',
  async (megabytes) => {
    for (let round = 0; round < rounds; round += 1) {
      const answer = await send(uploadPath, formOf(megabytes * megabyte));
      expect(answer).toContain('HTTP/1.1 413 ');
      expect(answer).toContain('"error":"Please upload a file of at most 10 MB."');
    }
  },
  60_000,
);

it.each([11, 20])(
  'a form without scripts with %i MB is led back to its page',
  async (megabytes) => {
    for (let round = 0; round < rounds; round += 1) {
      const answer = await send('/survey/motor/mulkiya', formOf(megabytes * megabyte));
      expect(answer).toContain('HTTP/1.1 303 ');
    }
  },
  60_000,
);

it.each([
  ['application/json', '/api/medical/individual/get-products', 413],
  ['application/x-www-form-urlencoded', '/survey/medical/individual', 413],
  ['multipart/form-data; boundary=b', '/staff/sign-in', 415],
  ['application/zip', '/api/medical/individual/get-products', 415],
])(
  '20 MB of %s to %s is answered with %i',
  async (type, path, status) => {
    for (let round = 0; round < rounds; round += 1) {
      const whole = { type, before: '', bytes: 20 * megabyte, after: '' };
      const answer = await send(path, whole);
      expect(answer).toContain(`HTTP/1.1 ${status} `);
      expect(answer).toContain('"error":');
      const inChunks = await send(path, whole, true);
      expect(inChunks).toContain(`HTTP/1.1 ${status} `);
    }
  },
  60_000,
);

interface Body {
  type: string;
  before: string;
  bytes: number;
  after: string;
}

function formOf(bytes: number): Body {
  const part = (name: string) => `--b\r\nContent-Disposition: form-data; name="${name}"`;
  const file = '; filename="a.pdf"\r\nContent-Type: application/pdf';
  const before = `${part('csrf_token')}\r\n\r\n${site.token}\r\n${part('mulkiya')}${file}\r\n\r\nok`;
  return { type: 'multipart/form-data; boundary=b', before, bytes, after: '\r\n--b--\r\n' };
}

const filler = Buffer.alloc(64 * 1024, 'x');

/** Reads only when all is sent; gives the whole answer, or what there is after five seconds. */
async function send(path: string, body: Body, chunked = false): Promise<string> {
  const socket = connect(site.port, '127.0.0.1').on('error', () => {});
  const length = body.before.length + body.bytes + body.after.length;
  const framing = chunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${length}`;
  const heads = [`POST ${path} HTTP/1.1`, `Host: 127.0.0.1:${site.port}`, `Cookie: ${site.cookie}`];
  const own = [`Origin: ${site.origin}`, `Content-Type: ${body.type}`, framing];
  socket.write([...heads, ...own, '', ''].join('\r\n'));
  const heard = (event: string) => new Promise<void>((resolve) => void socket.once(event, resolve));
  const write = async (content: string | Buffer) => {
    if (content.length === 0 || socket.destroyed) return;
    const head = chunked ? `${content.length.toString(16)}\r\n` : '';
    socket.write(head);
    const taken = socket.write(content);
    if (chunked) socket.write('\r\n');
    if (!taken) await Promise.race([heard('drain'), heard('close'), inSeconds(5)]);
  };
  await write(body.before);
  for (let left = body.bytes; left > 0; left -= filler.length) {
    await write(filler.subarray(0, Math.min(left, filler.length)));
  }
  await write(body.after);
  if (chunked) socket.write('0\r\n\r\n');
  let answer = '';
  const answered = new Promise<void>((resolve) => {
    socket.on('data', (part) => {
      answer += part.toString();
      if (answer.includes('\r\n\r\n')) setTimeout(resolve, 5);
    });
    socket.on('close', () => resolve());
  });
  await Promise.race([answered, inSeconds(5)]);
  socket.destroy();
  return answer;
}

function inSeconds(seconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, seconds * 1000).unref();
  });
}
