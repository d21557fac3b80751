/** A crash or a store that is away at any step of an upload's life: no file is lost, and none is left for ever. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { documentsUnderTest, owner, visitor } from './support/documents.ts';
import { makePdf } from './support/make-pdf.ts';

const pdf = { name: 'a.pdf', bytes: makePdf() };
let service: Awaited<ReturnType<typeof documentsUnderTest>>;
beforeEach(async () => {
  service = await documentsUnderTest();
});
afterEach(() => service.app.close());

it('a file whose process ended before its record was done is deleted after a day, unpublished', async () => {
  const files = { ...service.files };
  service.files.putStream = async (key, content, bytes) => {
    await files.putStream(key, content, bytes);
    throw new Error('power');
  };
  await expect(service.send(pdf)).rejects.toThrow();
  expect(await service.kept()).toHaveLength(1);
  expect((await service.client.listUploads({ owner }, visitor)).uploads).toEqual([]);
  expect(await service.uploads.retain()).toMatchObject({ unfinished: 0 });
  service.passHours(25);
  expect(await service.uploads.retain({ dryRun: true })).toMatchObject({ unfinished: 1 });
  expect(await service.uploads.retain()).toMatchObject({ unfinished: 1, expired: 0 });
  expect(await service.kept()).toEqual([]);
  expect(await service.events()).toEqual([]);
});

it('a deleted file that the store did not let go is nobody’s any more, and goes later', async () => {
  const answer = await service.send(pdf);
  if (answer.outcome !== 'stored') throw new Error(answer.message);
  const { uploadId } = answer.upload;
  const one = { uploadId, owner };
  const files = { ...service.files };
  service.files.delete = async () => {
    throw new Error('away');
  };
  expect(await service.client.deleteUpload(one, visitor)).toEqual({ deleted: true });
  expect(await service.client.upload(one, visitor)).toBeNull();
  expect(await service.kept()).toHaveLength(1);
  await expect(service.uploads.retain()).rejects.toThrow('away');
  service.files.delete = (key) => files.delete(key);
  expect(await service.uploads.retain()).toMatchObject({ left: 1 });
  expect(await service.kept()).toEqual([]);
  expect(await service.uploads.retain()).toMatchObject({ left: 0 });
});

it('two copies that retain at once delete and publish each file once', async () => {
  for (let index = 0; index < 5; index += 1) await service.send(pdf, { slot: `slot-${index}` });
  service.passHours(25);
  const both = await Promise.all([service.uploads.retain(), service.uploads.retain()]);
  expect(both.reduce((sum, { expired }) => sum + expired, 0)).toBe(5);
  const published = (await service.events()).filter(({ type }) => type === 'FileDeleted');
  expect(new Set(published.map(({ uploadId }) => uploadId)).size).toBe(5);
  expect(published).toHaveLength(5);
});
