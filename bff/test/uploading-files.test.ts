/** Files in multipart bodies over real sockets: streamed on, judged, kept for their owner, and given back only to save. */
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bffUnderTest } from './support/bff-under-test.ts';
import { aPdf } from './support/pdf.ts';
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
      ['mulkiya', file(aPdf(), 'Mulkiya of Mariam.PDF')],
    ]);
    expect(answer.status).toBe(200);
    const [kept] = await site.bff.documents.kept();
    const bytes = aPdf().length;
    expect(await answer.json()).toEqual({
      status: 1,
      uploads: [
        {
          upload_id: kept?._id,
          slot: 'mulkiya',
          label: '',
          kind: 'pdf',
          bytes,
          at: '2026-11-21T08:00:00.000Z',
        },
      ],
    });
    expect(kept).toMatchObject({ owner: 'motor-draft:d1', purpose: 'mulkiya', kind: 'pdf' });
    expect(JSON.stringify(kept)).not.toContain('Mariam');
  });

  it('may come before its token', async () => {
    const answer = await site.send([
      ['mulkiya', file(aPdf())],
      ['csrf_token', site.token],
    ]);
    expect(await answer.json()).toMatchObject({ status: 1 });
  });

  it('is deleted again when the token behind it is wrong', async () => {
    const answer = await site.send([
      ['mulkiya', file(aPdf())],
      ['csrf_token', 'wrong'],
    ]);
    expect(answer.status).toBe(403);
    expect(await site.bff.documents.kept()).toEqual([]);
  });

  it('is not read at all when another site sends it', async () => {
    const foreign = { origin: 'https://evil.example' };
    const answer = await site.send([['mulkiya', file(aPdf())]], foreign);
    expect(answer.status).toBe(403);
    expect(await site.bff.documents.kept()).toEqual([]);
  });

  it('is a 413 when it alone is too large, a 415 when it is another type', async () => {
    const large = await site.send([
      ['csrf_token', site.token],
      ['mulkiya', file(aPdf(11 * megabyte))],
    ]);
    expect(large.status).toBe(413);
    expect(await large.json()).toMatchObject({
      error: 'Please upload a file of at most 10 MB.',
      status: 413,
    });
    const other = await site.send([
      ['csrf_token', site.token],
      ['mulkiya', file('MZ')],
    ]);
    expect(other.status).toBe(415);
    expect(await other.json()).toMatchObject({
      error: expect.stringContaining('Please upload a file of one of these types'),
    });
  });

  it('is a 413 when all together are too large; what came before is kept', async () => {
    const answer = await site.send(
      [
        ['csrf_token', site.token],
        ['emirates_id_front', file(aPdf())],
        ['emirates_id_back', file(aPdf(9 * megabyte))],
        ['mulkiya_front', file(aPdf(9 * megabyte))],
        ['mulkiya_back', file(aPdf(9 * megabyte))],
        ['license_front', file(aPdf())],
      ],
      {},
      '/api/uploads/order-document',
    );
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({
      error: 'Please send at most 25 MB at once. What came before is kept.',
    });
    const slots = (await site.bff.documents.kept()).map(({ slot }) => slot);
    expect(slots).toEqual(['emirates_id_front', 'emirates_id_back', 'mulkiya_front']);
  });

  it('that was not chosen, or in a field that nobody asked for, is no file', async () => {
    const answer = await site.send([
      ['csrf_token', site.token],
      ['mulkiya', file('', '')],
      ['other', file(aPdf())],
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
    expect(await site.bff.documents.kept()).toEqual([]);
    expect((await fetch(`${site.origin}/healthz`)).status).toBe(200);
  });

  it('is listed, opened by a link that only saves, and deleted by its owner alone', async () => {
    await site.send([
      ['csrf_token', site.token],
      ['mulkiya', file(aPdf())],
    ]);
    const id = (await site.bff.documents.kept())[0]?._id;
    const headers = { cookie: site.cookie };
    const listed = await fetch(`${site.origin}${url}`, { headers });
    expect(await listed.json()).toMatchObject({ uploads: [{ upload_id: id }] });
    const answer = await fetch(`${site.origin}${url}/${id}`, { headers });
    expect(answer.url).toMatch(new RegExp(`^${site.origin}/files/[\\w.-]+$`));
    expect(await answer.text()).toBe(aPdf());
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-disposition': 'attachment; filename="mulkiya.pdf"',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'content-type': 'application/pdf',
      'content-length': String(aPdf().length),
    });
    const stranger = await siteWithDraft(site.bff, 'd2');
    const theirs = { cookie: stranger.cookie };
    expect((await fetch(`${site.origin}${url}/${id}`, { headers: theirs })).status).toBe(404);
    expect((await stranger.post(`${url}/${id}/delete`)).status).toBe(404);
    expect((await site.post(`${url}/${id}/delete`)).status).toBe(200);
    expect((await fetch(answer.url)).status).toBe(404);
    expect((await fetch(`${site.origin}/files/..%2f..%2fetc`)).status).toBe(404);
  });

  it('is asked for again later while sessions are away', async () => {
    site.bff.keyValue.get = () => Promise.reject(new Error('away'));
    const answer = await site.send([['mulkiya', file(aPdf())]]);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).not.toBeNull();
    expect(await site.bff.documents.kept()).toEqual([]);
  });

  it('is one of so many in a while', async () => {
    const few = await siteWithDraft(await bffUnderTest({ UPLOADS_PER_IP: '2' }));
    const statuses = [];
    for (let tries = 0; tries < 3; tries += 1) {
      const answer = await few.send([
        ['csrf_token', few.token],
        ['mulkiya', file(aPdf())],
      ]);
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([200, 200, 429]);
    await few.bff.app.close();
  });

  it('needs something that it can belong to', async () => {
    const stranger = await siteWithDraft(site.bff, null);
    const answer = await stranger.send([['mulkiya', file(aPdf())]]);
    expect(answer.status).toBe(404);
  });
});
