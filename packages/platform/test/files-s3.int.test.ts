import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { filesContract } from '../contract-suites/files.ts';
import { createS3Files } from '../src/drivers/s3-files.ts';
import { engine } from './support/engine.ts';

const options = () => ({
  endpoint: engine('S3_ENDPOINT'),
  region: process.env.S3_REGION ?? 'us-east-1',
  accessKey: engine('S3_ACCESS_KEY'),
  secretKey: engine('S3_SECRET_KEY'),
  bucket: `test-${randomUUID()}`,
});

filesContract('an S3 bucket', async () => {
  const files = createS3Files(options());
  return { files, dispose: () => files.close() };
});

it('says so when the server is not there', async () => {
  const files = createS3Files({ ...options(), endpoint: 'http://127.0.0.1:9' });
  const away = { kind: 'unavailable', code: 'FILES.AWAY', retryAfterSeconds: 5 };
  await expect(files.get('a')).rejects.toMatchObject(away);
  await expect(files.prepare()).rejects.toMatchObject(away);
  await files.close();
});
