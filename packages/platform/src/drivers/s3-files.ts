/** Files in a bucket of an S3 server, over flydrive. The client is large and is loaded at the first file. */
import type { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import type { S3Driver } from 'flydrive/drivers/s3';
import { AppError } from '../errors.ts';
import { type Files, requireKey } from '../files.ts';

export interface S3FilesOptions {
  /** http(s)://host:port */
  endpoint: string;
  region: string;
  bucket: string;
  accessKey: string;
  secretKey: string;
}

/** Milliseconds. A store that is away must not hold a request: who asked can work without it or say "try again". */
const timeouts = { connectionTimeout: 1000, requestTimeout: 5000, throwOnRequestTimeout: true };
const tries = 2;

interface Loaded {
  client: S3Client;
  disk: S3Driver;
}

export function createS3Files(options: S3FilesOptions): Files {
  let loaded: Promise<Loaded> | undefined;
  const all = () => {
    loaded ??= load(options);
    return loaded;
  };
  const disk = async () => (await all()).disk;
  return {
    put: (key, content) =>
      reach(async () => {
        const { client, disk } = await all();
        await disk.put(requireKey(key), content).catch(async (error: unknown) => {
          // Nobody has prepared it yet: the first file makes the bucket.
          if ((error as Error).name !== 'NoSuchBucket') throw error;
          await makeBucket(client, options.bucket);
          await disk.put(key, content);
        });
      }),
    putStream: (key, content, bytes) =>
      reach(async () => putStream((await all()).client, options.bucket, { key, content, bytes })),
    get: (key) =>
      reach(async () => {
        const bytes = await (await disk()).getBytes(requireKey(key)).catch(nullWhenMissing);
        return bytes && Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      }),
    stream: (key) =>
      reach(async () => (await disk()).getStream(requireKey(key)).catch(nullWhenMissing)),
    exists: (key) => reach(async () => (await disk()).exists(requireKey(key))),
    delete: (key) => reach(async () => (await disk()).delete(requireKey(key))),
    prepare: () =>
      reach(async () => {
        await makeBucket((await all()).client, options.bucket);
      }),
    close: async () => {
      if (loaded) (await loaded).client.destroy();
    },
  };
}

async function load(options: S3FilesOptions): Promise<Loaded> {
  const [{ S3Client: Client }, { S3Driver: Driver }] = await Promise.all([
    import('@aws-sdk/client-s3'),
    import('flydrive/drivers/s3'),
  ]);
  const client = new Client({
    endpoint: options.endpoint,
    region: options.region,
    credentials: { accessKeyId: options.accessKey, secretAccessKey: options.secretKey },
    forcePathStyle: true,
    maxAttempts: tries,
    requestHandler: timeouts,
    // Servers other than Amazon's do not all know the checksums that the client adds by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const { bucket } = options;
  return {
    client,
    disk: new Driver({ client, bucket, visibility: 'private', supportsACL: false }),
  };
}

/** Not flydrive's: that leaves the request hanging when the stream breaks, this one breaks it off. */
async function putStream(
  client: S3Client,
  bucket: string,
  { key, content, bytes }: { key: string; content: Readable; bytes: number },
): Promise<void> {
  const { PutObjectCommand } = await import('@aws-sdk/client-s3');
  const breaking = new AbortController();
  content.once('error', () => breaking.abort());
  const Key = requireKey(key);
  await client.send(
    new PutObjectCommand({ Bucket: bucket, Key, Body: content, ContentLength: bytes }),
    { abortSignal: breaking.signal },
  );
}

async function makeBucket(client: S3Client, bucket: string): Promise<void> {
  const { CreateBucketCommand, HeadBucketCommand } = await import('@aws-sdk/client-s3');
  try {
    await client.send(new HeadBucketCommand({ Bucket: bucket }));
    return;
  } catch (error) {
    nullWhenMissing(error);
  }
  try {
    await client.send(new CreateBucketCommand({ Bucket: bucket }));
  } catch (error) {
    // Another process was faster.
    const { name } = error as Error;
    if (name !== 'BucketAlreadyOwnedByYou' && name !== 'BucketAlreadyExists') throw error;
  }
}

function nullWhenMissing(error: unknown): null {
  const { $metadata } = error as { $metadata?: { httpStatusCode?: number } };
  if ($metadata?.httpStatusCode === 404) return null;
  throw error;
}

async function reach<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError(
      'unavailable',
      'FILES.AWAY',
      'We cannot reach our files just now. Please try again in a moment.',
      { cause, retryAfterSeconds: 5 },
    );
  }
}
