import { expectFaults } from '@muqarin/mongoose-sqlite/conformance/known-faults';
import { expect, it } from 'vitest';
import { filesContract } from '../contract-suites/files.ts';
import { createS3Files } from '../src/drivers/s3-files.ts';
import { knownS3Faults, s3Bucket, s3Server } from './support/s3-bucket.ts';

expectFaults(knownS3Faults(await s3Server()));

filesContract('an S3 bucket', async () => {
  const bucket = s3Bucket();
  const files = createS3Files(bucket.options);
  return {
    files,
    dispose: async () => {
      await files.close();
      await bucket.remove();
    },
  };
});

it('makes the bucket with the first file when nobody has', async () => {
  const bucket = s3Bucket();
  const files = createS3Files(bucket.options);
  expect(await files.get('a')).toBeNull();
  await files.put('a', Buffer.from('1'));
  expect(String(await files.get('a'))).toBe('1');
  await files.close();
  await bucket.remove();
});

it('says so when the server is not there', async () => {
  const files = createS3Files({ ...s3Bucket().options, endpoint: 'http://127.0.0.1:9' });
  const away = { kind: 'unavailable', code: 'FILES.AWAY', retryAfterSeconds: 5 };
  await expect(files.get('a')).rejects.toMatchObject(away);
  await expect(files.prepare()).rejects.toMatchObject(away);
  await files.close();
});
