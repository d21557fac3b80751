/** Every behaviour of uploads again: records on a server that speaks MongoDB's protocol, files in an S3 bucket. */
import { testOn } from '@muqarin/platform/contract-suites/database-under-test';
import { engine } from '@muqarin/platform/contract-suites/engines/address';
import { emptiedDatabases } from '@muqarin/platform/contract-suites/engines/mongo-database';
import { createS3Files } from '@muqarin/platform/drivers/s3-files';
import { filesOn } from './support/documents.ts';

testOn(emptiedDatabases());
const bucket = {
  endpoint: engine('S3_ENDPOINT'),
  region: process.env.S3_REGION ?? 'us-east-1',
  accessKey: engine('S3_ACCESS_KEY'),
  secretKey: engine('S3_SECRET_KEY'),
  bucket: process.env.S3_BUCKET ?? 'muqarin-test',
};
// As whoever starts the product does: a stream cannot be sent a second time to a bucket that had to be made first.
const files = createS3Files(bucket);
await files.prepare();
await files.close();
filesOn(() => createS3Files(bucket));
await import('./keeping-an-upload.test.ts');
await import('./surviving-a-crash.test.ts');
