/** Files in a bucket of an S3 server. The client is large and is loaded at the first file. */
import type { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
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

export function createS3Files(options: S3FilesOptions): Files {
  let loaded: Promise<Bucket> | undefined;
  const inBucket = <T>(work: (bucket: Bucket) => Promise<T>) =>
    reach(async () => {
      loaded ??= load(options);
      return work(await loaded);
    });
  return {
    put: (key, content) => inBucket((bucket) => put(bucket, key, content)),
    putStream: (key, content, bytes) =>
      inBucket((bucket) => putStream(bucket, { key, content, bytes })),
    get: (key) =>
      inBucket(async (bucket) => {
        const body = await bodyOf(bucket, key);
        return body && Buffer.from(await body.transformToByteArray());
      }),
    // In Node a body is a readable; the client types it for browsers too.
    stream: (key) => inBucket(async (bucket) => (await bodyOf(bucket, key)) as Readable | null),
    exists: (key) =>
      inBucket(async ({ s3, client, at }) => {
        const head = new s3.HeadObjectCommand(at(key));
        return (await client.send(head).catch(nullWhenMissing)) !== null;
      }),
    delete: (key) =>
      inBucket(async ({ s3, client, at }) => {
        await client.send(new s3.DeleteObjectCommand(at(key)));
      }),
    prepare: () => inBucket(makeBucket),
    close: async () => {
      if (loaded) (await loaded).client.destroy();
    },
  };
}

interface Bucket {
  s3: typeof import('@aws-sdk/client-s3');
  client: S3Client;
  name: string;
  /** Refuses what is no key. */
  at: (key: string) => { Bucket: string; Key: string };
}

async function load(options: S3FilesOptions): Promise<Bucket> {
  const s3 = await import('@aws-sdk/client-s3');
  const client = new s3.S3Client({
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
  const name = options.bucket;
  return { s3, client, name, at: (key) => ({ Bucket: name, Key: requireKey(key) }) };
}

async function put(bucket: Bucket, key: string, content: Uint8Array): Promise<void> {
  const { s3, client, at } = bucket;
  const send = () => client.send(new s3.PutObjectCommand({ ...at(key), Body: content }));
  await send().catch(async (error: unknown) => {
    // Nobody has prepared it yet: the first file makes the bucket.
    if ((error as Error).name !== 'NoSuchBucket') throw error;
    await makeBucket(bucket);
    await send();
  });
}

/** A stream that breaks breaks the request off, which would wait for the rest otherwise. */
async function putStream(
  { s3, client, at }: Bucket,
  { key, content, bytes }: { key: string; content: Readable; bytes: number },
): Promise<void> {
  const breaking = new AbortController();
  content.once('error', () => breaking.abort());
  await client.send(new s3.PutObjectCommand({ ...at(key), Body: content, ContentLength: bytes }), {
    abortSignal: breaking.signal,
  });
}

async function bodyOf({ s3, client, at }: Bucket, key: string) {
  const found = await client.send(new s3.GetObjectCommand(at(key))).catch(nullWhenMissing);
  return found?.Body ?? null;
}

async function makeBucket({ s3, client, name }: Bucket): Promise<void> {
  try {
    await client.send(new s3.HeadBucketCommand({ Bucket: name }));
    return;
  } catch (error) {
    nullWhenMissing(error);
  }
  try {
    await client.send(new s3.CreateBucketCommand({ Bucket: name }));
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
