/** Files in multipart bodies over real sockets: streamed on, judged, kept for their owner, and given back only to save. */
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bffUnderTest } from './support/bff-under-test.ts';
import { file, pause, siteWithDraft, uploadPath as url } from './support/upload-site.ts';

const megabyte = 1024 * 1024;

describe('a file that a page sends', () => {
  let site: Awaited<ReturnType<typeof siteWithDraft>>;
  beforeEach(async () => {
    site = await siteWithDraft();
  });
  afterEach(() => site.bff.app.close());

  it('goes on to the documents service with its ending and without its name', async () => {
    const answer = await site.send([
      ['csrf_token', site.token],
      ['mulkiya', file('ok card', 'Mulkiya of Mariam.PDF')],
    ]);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      status: 1,
      uploads: [{ upload_id: 'u1', slot: 'mulkiya', label: '', kind: 'pdf', bytes: 7 }],
    });
    const [kept] = site.bff.documents.kept;
    expect(kept).toMatchObject({ owner: 'motor-draft:d1', purpose: 'mulkiya', extension: 'pdf' });
    expect(JSON.stringify(kept)).not.toContain('Mariam');
  });

  it('may come before its token', async () => {
    const answer = await site.send([
      ['mulkiya', file('ok')],
      ['csrf_token', site.token],
    ]);
    expect(await answer.json()).toMatchObject({ status: 1 });
  });

  it('is deleted again when the token behind it is wrong', async () => {
    const answer = await site.send([
      ['mulkiya', file('ok')],
      ['csrf_token', 'wrong'],
    ]);
    expect(answer.status).toBe(403);
    expect(site.bff.documents.kept).toEqual([]);
  });

  it('is not read at all when another site sends it', async () => {
    const foreign = { origin: 'https://evil.example' };
    const answer = await site.send([['mulkiya', file('ok')]], foreign);
    expect(answer.status).toBe(403);
    expect(site.bff.documents.kept).toEqual([]);
  });

  it('is a 413 when it alone is too large, a 415 when it is another type', async () => {
    const large = await site.send([
      ['csrf_token', site.token],
      ['mulkiya', file(`ok${'x'.repeat(11 * megabyte)}`)],
    ]);
    expect(large.status).toBe(413);
    expect(await large.json()).toMatchObject({ error: 'At most 10 MB.', status: 413 });
    const other = await site.send([
      ['csrf_token', site.token],
      ['mulkiya', file('MZ')],
    ]);
    expect(other.status).toBe(415);
    expect(await other.json()).toMatchObject({ error: 'Another type.' });
  });

  it('is a 413 when all together are too large; what came before is kept', async () => {
    const answer = await site.send(
      [
        ['csrf_token', site.token],
        ['emirates_id_front', file('ok front')],
        ['emirates_id_back', file(`ok${'x'.repeat(9 * megabyte)}`)],
        ['mulkiya_front', file(`ok${'x'.repeat(9 * megabyte)}`)],
        ['mulkiya_back', file(`ok${'x'.repeat(9 * megabyte)}`)],
        ['license_front', file('ok last')],
      ],
      {},
      '/api/uploads/order-document',
    );
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({
      error: 'Please send at most 25 MB at once. What came before is kept.',
    });
    const slots = site.bff.documents.kept.map(({ slot }) => slot);
    expect(slots).toEqual(['emirates_id_front', 'emirates_id_back', 'mulkiya_front']);
  });

  it('that was not chosen, or in a field that nobody asked for, is no file', async () => {
    const answer = await site.send([
      ['csrf_token', site.token],
      ['mulkiya', file('', '')],
      ['other', file('ok')],
    ]);
    expect(await answer.json()).toEqual({ status: 1, uploads: [] });
  });

  it('is no business of a route that takes none', async () => {
    const answer = await site.send([['csrf_token', site.token]], {}, '/staff/sign-in');
    expect(answer.status).toBe(415);
  });

  it('leaves no trace when its sender goes away in the middle', async () => {
    const { port, cookie } = site;
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    socket.write(
      `POST ${url} HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\nX-CSRF-Token: ${site.token}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 100000\r\n\r\n--b\r\nContent-Disposition: form-data; name="mulkiya"; filename="a.pdf"\r\n\r\nok`,
    );
    await pause(150);
    socket.destroy();
    await pause(150);
    expect(site.bff.documents.kept).toEqual([]);
    expect((await fetch(`${site.origin}/healthz`)).status).toBe(200);
  });

  it('is listed, opened by a link that only saves, and deleted by its owner alone', async () => {
    await site.send([
      ['csrf_token', site.token],
      ['mulkiya', file('ok')],
    ]);
    const headers = { cookie: site.cookie };
    const listed = await fetch(`${site.origin}${url}`, { headers });
    expect(await listed.json()).toMatchObject({ uploads: [{ upload_id: 'u1' }] });
    const answer = await fetch(`${site.origin}${url}/u1`, { headers });
    expect(answer.url).toBe(`${site.origin}/files/u1`);
    expect(await answer.text()).toBe('ok');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-disposition': 'attachment; filename="mulkiya.pdf"',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'content-type': 'application/pdf',
      'content-length': '2',
    });
    const stranger = await siteWithDraft(site.bff, 'd2');
    const theirs = { cookie: stranger.cookie };
    expect((await fetch(`${site.origin}${url}/u1`, { headers: theirs })).status).toBe(404);
    expect((await stranger.post(`${url}/u1/delete`)).status).toBe(404);
    expect((await site.post(`${url}/u1/delete`)).status).toBe(200);
    expect((await fetch(`${site.origin}/files/u1`)).status).toBe(404);
    expect((await fetch(`${site.origin}/files/..%2f..%2fetc`)).status).toBe(404);
  });

  it('is asked for again later while sessions are away', async () => {
    site.bff.keyValue.get = () => Promise.reject(new Error('away'));
    const answer = await site.send([['mulkiya', file('ok')]]);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).not.toBeNull();
    expect(site.bff.documents.kept).toEqual([]);
  });

  it('is one of so many in a while', async () => {
    const few = await siteWithDraft(await bffUnderTest({ UPLOADS_PER_IP: '2' }));
    const statuses = [];
    for (let tries = 0; tries < 3; tries += 1) {
      const answer = await few.send([
        ['csrf_token', few.token],
        ['mulkiya', file('ok')],
      ]);
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([200, 200, 429]);
    await few.bff.app.close();
  });

  it('needs something that it can belong to', async () => {
    const stranger = await siteWithDraft(site.bff, null);
    const answer = await stranger.send([['mulkiya', file('ok')]]);
    expect(answer.status).toBe(404);
  });
});
