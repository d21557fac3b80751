/** A bucket of the test's own on the S3 server of the environment. */
import { randomUUID } from 'node:crypto';
import {
  DeleteBucketCommand,
  DeleteObjectCommand,
  ListBucketsCommand,
  ListObjectsV2Command,
  S3Client,
} from '@aws-sdk/client-s3';
import type { KnownFault } from '@muqarin/mongoose-sqlite/conformance/known-faults';
import { engine } from '../../contract-suites/engines/address.ts';

export function s3Bucket() {
  const options = {
    endpoint: engine('S3_ENDPOINT'),
    region: process.env.S3_REGION ?? 'us-east-1',
    accessKey: engine('S3_ACCESS_KEY'),
    secretKey: engine('S3_SECRET_KEY'),
    bucket: `test-${randomUUID()}`,
  };
  const Bucket = options.bucket;
  return {
    options,
    remove: async () => {
      const client = clientOf(options);
      const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket }));
      for (const { Key } of Contents) await client.send(new DeleteObjectCommand({ Bucket, Key }));
      await client.send(new DeleteBucketCommand({ Bucket }));
      client.destroy();
    },
  };
}

/** By what it calls itself: it answers every listing in the same owner's name, and tells no version. */
export async function s3Server(): Promise<string> {
  const client = clientOf(s3Bucket().options);
  const { Owner } = await client.send(new ListBucketsCommand({}));
  client.destroy();
  return Owner?.DisplayName === 'S3rver' ? 's3rver' : 'S3';
}

const faultsOf: Readonly<Record<string, readonly KnownFault[]>> = {
  s3rver: [
    {
      test: 'an S3 bucket keeps the files contract > shows the old file until the new one is there whole',
      fails: "expected [ 'ne', 'new' ] to deeply equal [ 'old', 'new' ]",
      documented:
        'Amazon S3 User Guide, data consistency model: a GET during a PUT gives the old object or the new, never a part',
    },
    {
      test: 'an S3 bucket keeps the files contract > keeps nothing of a stream that breaks',
      fails: 'expected true to be false',
      documented:
        'Amazon S3 API reference, PutObject: never adds partial objects; with a success the entire object was added',
    },
  ],
};

export function knownS3Faults(server: string): readonly KnownFault[] {
  return faultsOf[server] ?? [];
}

function clientOf(options: ReturnType<typeof s3Bucket>['options']): S3Client {
  return new S3Client({
    endpoint: options.endpoint,
    region: options.region,
    forcePathStyle: true,
    credentials: { accessKeyId: options.accessKey, secretAccessKey: options.secretKey },
  });
}
