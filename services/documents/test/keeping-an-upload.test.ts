/** What becomes of a file that was looked at: kept in private, published, linked for minutes, deleted, forgotten. */
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Upload } from '../contract/uploads-contract.ts';
import { documentsUnderTest, owner, visitor } from './support/documents.ts';
import { phonePhoto } from './support/good-files.ts';
import { makePdf } from './support/make-pdf.ts';
import { createDice } from './support/random.ts';

const pdf = { name: 'letter.pdf', bytes: makePdf() };
const other = 'quote:q2';

describe('a file that is sent again', () => {
  it('takes the place of the earlier one, however often: the limit counts what is there', async () => {
    const service = await documentsUnderTest({ uploadLimits: { perOwner: 3 } });
    const list = async () => (await service.client.listUploads({ owner }, visitor)).uploads;
    const send = async (slot: string) => {
      const answer = await service.send(pdf, { slot });
      if (answer.outcome !== 'stored') throw new Error(answer.reason);
      return answer.upload.uploadId;
    };
    await send('front');
    const sent: string[] = [];
    for (let time = 0; time < 76; time += 1) sent.push(await send('back'));
    // The one before stays until retention: whoever asked may not have noted the new one yet, or may take it back.
    const there = await list();
    expect(there.map(({ slot }) => slot)).toEqual(['front', 'back', 'back']);
    expect(there.slice(1).map(({ uploadId }) => uploadId)).toEqual(sent.slice(-2));
    expect(await service.kept()).toHaveLength(3);
    await send('third');
    await expect(send('fourth')).rejects.toMatchObject({ code: 'DOCUMENTS.FULL' });
    await send('front');
    await service.app.close();
  });

  it('leaves what was kept on purpose', async () => {
    const service = await documentsUnderTest();
    const send = async () => {
      const answer = await service.send(pdf);
      if (answer.outcome !== 'stored') throw new Error(answer.reason);
      return answer.upload.uploadId;
    };
    const kept = await send();
    await service.client.keepUploads({ owner, uploadIds: [kept], days: 30 }, visitor);
    for (const _ of [1, 2, 3, 4]) await send();
    const { uploads } = await service.client.listUploads({ owner }, visitor);
    expect(uploads.map(({ uploadId }) => uploadId)).toContain(kept);
    expect(uploads).toHaveLength(3);
    await service.app.close();
  });
});

describe('a good file', () => {
  let service: Awaited<ReturnType<typeof documentsUnderTest>>;
  beforeEach(async () => {
    service = await documentsUnderTest();
  });
  afterEach(() => service.app.close());

  it('is kept as it came when it is a document, under a name that says nothing', async () => {
    const upload = await stored(pdf);
    expect(upload).toMatchObject({
      kind: 'pdf',
      mediaType: 'application/pdf',
      bytes: pdf.bytes.length,
      purpose: 'order-document',
      expiresAt: '2026-11-22T08:00:00.000Z',
    });
    const [key = ''] = await service.kept();
    expect(key).toMatch(/^uploads\/[0-9a-f]{64}$/);
    expect((await service.files.get(key))?.equals(pdf.bytes)).toBe(true);
    expect(service.spooled()).toEqual([]);
  });

  it('is made anew when it is a picture: upright, and without what it told of place and device', async () => {
    const sent = await sharp(await phonePhoto(createDice(3)))
      .withMetadata({ orientation: 6 })
      .withExifMerge({
        IFD0: { Model: 'Secret' },
        IFD3: { GPSLatitude: '25/1 12/1 0/1' },
      })
      .jpeg()
      .toBuffer();
    const before = await sharp(sent).metadata();
    expect(before).toMatchObject({ orientation: 6, exif: expect.anything() });
    await stored({ name: 'me.jpg', bytes: sent });
    const [key = ''] = await service.kept();
    const kept = await service.files.get(key);
    if (!kept) throw new Error('it is not there');
    const after = await sharp(kept).metadata();
    expect([after.exif, after.orientation, after.xmp, after.icc]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect([after.width, after.height]).toEqual([before.height, before.width]);
    expect(kept.includes('Secret')).toBe(false);
  });

  it('is published without its name, its place or its content', async () => {
    const upload = await stored(pdf);
    const events = await service.events();
    expect(events).toEqual([
      {
        type: 'FileUploaded',
        uploadId: upload.uploadId,
        owner,
        purpose: 'order-document',
        slot: 'front',
        kind: 'pdf',
        bytes: String(pdf.bytes.length),
        expiresAt: '2026-11-22T08:00:00Z',
      },
    ]);
  });

  it('is there for its owner and for nobody else', async () => {
    const { uploadId } = await stored(pdf);
    const { client } = service;
    expect(await client.upload({ uploadId, owner }, visitor)).toMatchObject({ uploadId });
    expect(await client.upload({ uploadId, owner: other }, visitor)).toBeNull();
    expect(await client.signLink({ uploadId, owner: other, minutes: 5 }, visitor)).toBeNull();
    const foreign = await client.deleteUpload({ uploadId, owner: other }, visitor);
    expect(foreign).toEqual({ deleted: false });
    expect((await client.listUploads({ owner: other }, visitor)).uploads).toEqual([]);
    expect((await client.listUploads({ owner }, visitor)).uploads).toHaveLength(1);
    const elsewhere = { owner, purpose: 'census' };
    expect((await client.listUploads(elsewhere, visitor)).uploads).toEqual([]);
    expect(await service.kept()).toHaveLength(1);
  });

  it('opens by a link for minutes, and by no other', async () => {
    const { uploadId } = await stored(pdf);
    const token = await linkTo(uploadId);
    const { facts, content } = await service.client.openLink({ token }, visitor);
    expect(facts).toEqual({
      kind: 'pdf',
      mediaType: 'application/pdf',
      bytes: pdf.bytes.length,
      fileName: 'front.pdf',
    });
    expect((await buffer(content)).equals(pdf.bytes)).toBe(true);
    const [id, until = '', mac] = token.split('.');
    const later = (Number.parseInt(until, 36) + 600).toString(36);
    for (const wrong of [
      `${id}.${later}.${mac}`,
      `${id}.${until}.${'A'.repeat(43)}`,
      'x',
      `${id}..`,
    ])
      await expect(service.client.openLink({ token: wrong }, visitor)).rejects.toMatchObject({
        code: 'DOCUMENTS.NO_UPLOAD',
        kind: 'not_found',
      });
    service.passHours(5 / 60);
    await expect(service.client.openLink({ token }, visitor)).rejects.toMatchObject({
      kind: 'not_found',
    });
  });

  it('can be deleted, with its links, once, and that is published', async () => {
    const { uploadId } = await stored(pdf);
    const token = await linkTo(uploadId);
    const { client } = service;
    expect(await client.deleteUpload({ uploadId, owner }, visitor)).toEqual({ deleted: true });
    expect(await client.deleteUpload({ uploadId, owner }, visitor)).toEqual({ deleted: false });
    expect(await service.kept()).toEqual([]);
    expect(await client.upload({ uploadId, owner }, visitor)).toBeNull();
    await expect(client.openLink({ token }, visitor)).rejects.toMatchObject({ kind: 'not_found' });
    const events = await service.events();
    expect(events.at(-1)).toEqual({
      type: 'FileDeleted',
      uploadId,
      owner,
      purpose: 'order-document',
      slot: 'front',
      reason: 'asked',
    });
    expect(events).toHaveLength(2);
  });

  it('goes after a day unless it is kept, and its record after a month', async () => {
    const gone = await stored(pdf);
    const kept = await stored(pdf);
    const { client, uploads } = service;
    const order = { owner, uploadIds: [kept.uploadId], days: 400, newOwner: 'order:SO000001' };
    expect(await client.keepUploads(order, visitor)).toEqual({ kept: true });
    expect(await client.keepUploads(order, visitor)).toEqual({ kept: true });
    expect(await uploads.retain()).toMatchObject({ expired: 0 });
    service.passHours(25);
    expect(await uploads.retain({ dryRun: true })).toMatchObject({ expired: 1 });
    expect(await service.kept()).toHaveLength(2);
    expect(await uploads.retain()).toMatchObject({ expired: 1 });
    expect(await service.kept()).toHaveLength(1);
    const last = (await service.events()).at(-1);
    expect(last).toMatchObject({ type: 'FileDeleted', uploadId: gone.uploadId, reason: 'expired' });
    service.passHours(31 * 24);
    expect(await uploads.retain()).toEqual({ expired: 0, unfinished: 0, left: 0, forgotten: 1 });
    const mine = { uploadId: kept.uploadId, owner: 'order:SO000001' };
    expect(await client.upload(mine, visitor)).toMatchObject({ uploadId: kept.uploadId });
  });

  it('is kept for longer with all that were named, or none is', async () => {
    const { uploadId } = await stored(pdf);
    const uploadIds = [uploadId, 'another'];
    const answer = await service.client.keepUploads({ owner, uploadIds, days: 9 }, visitor);
    expect(answer).toEqual({ kept: false });
    const upload = await service.client.upload({ uploadId, owner }, visitor);
    expect(upload?.expiresAt).toBe('2026-11-22T08:00:00.000Z');
  });

  async function stored(file: { name: string; bytes: Buffer }): Promise<Upload> {
    const answer = await service.send(file);
    if (answer.outcome !== 'stored') throw new Error(answer.message);
    return answer.upload;
  }

  async function linkTo(uploadId: string): Promise<string> {
    const link = await service.client.signLink({ uploadId, owner, minutes: 5 }, visitor);
    if (!link) throw new Error('no link');
    return link.token;
  }
});
