/** What has to be there before anybody works: topics and the bucket. Waits for the engines, aloud, as every process does. */

import { type Environment, readConfig } from '@muqarin/platform/config';
import { createKafkaTopics } from '@muqarin/platform/drivers/kafka-topics';
import { createS3Files } from '@muqarin/platform/drivers/s3-files';
import { topicSpecs } from '@muqarin/platform/events/topics';
import { connectForEver } from '@muqarin/platform/process/connect';
import { kafkaSettings, s3Settings } from '@muqarin/platform/process/settings';
import { topicDeclarations } from '@muqarin/proto/topics';
import type { Logger } from 'pino';
import { z } from 'zod';

export interface Preparing {
  env: Environment;
  logger: Logger;
  signal: AbortSignal;
}

export async function prepareEngines({ env, logger, signal }: Preparing): Promise<void> {
  const config = readConfig(z.object({ ...kafkaSettings, ...s3Settings }), env);
  const waiting = { logger, signal };
  const topics = createKafkaTopics({
    brokers: config.KAFKA_BROKERS,
    prefix: config.KAFKA_PREFIX,
    clientId: 'topics',
    logger,
  });
  const files = createS3Files({
    endpoint: config.S3_ENDPOINT,
    region: config.S3_REGION,
    bucket: config.S3_BUCKET,
    accessKey: config.S3_ACCESS_KEY,
    secretKey: config.S3_SECRET_KEY,
  });
  try {
    await Promise.all([
      connectForEver({
        ...waiting,
        engine: 'Kafka',
        setting: 'KAFKA_BROKERS',
        open: () => topics.create(topicSpecs(topicDeclarations)),
      }),
      connectForEver({
        ...waiting,
        engine: 'S3',
        setting: 'S3_ENDPOINT',
        open: () => files.prepare(),
      }),
    ]);
  } finally {
    await Promise.all([topics.close(), files.close()]);
  }
}
