import { expect, it } from 'vitest';
import { brokerEnvironment, defaultPorts, environmentOf, names, notNamedIn } from '../engines.cjs';
import { openInstance } from '../run/instance.cjs';

it('leads to every engine by the variables that the processes read', () => {
  expect(Object.assign({}, ...Object.values(environmentOf()))).toEqual({
    KAFKA_BROKERS: '127.0.0.1:19092',
    MONGO_URL: 'mongodb://127.0.0.1:27117/?directConnection=true&retryWrites=false',
    REDIS_URL: 'redis://127.0.0.1:16379',
    S3_ENDPOINT: 'http://127.0.0.1:14568',
    S3_BUCKET: 'muqarin-documents',
    S3_REGION: 'us-east-1',
    S3_ACCESS_KEY: 'S3RVER',
    S3_SECRET_KEY: 'S3RVER',
    SMTP_URL: 'smtp://127.0.0.1:11025',
    MAIL_API_URL: 'http://127.0.0.1:11080',
  });
});

it('gives every engine a port of its own', () => {
  const ports = Object.values(defaultPorts());
  expect(new Set(ports).size).toBe(ports.length);
});

it('counts the ports of another set from its base', () => {
  const { ports } = openInstance({ name: 'never-made', portBase: 23_000, ports: { redis: 9999 } });
  expect(ports).toEqual({
    kafka: 23_000,
    kafkaController: 23_001,
    mongo: 23_002,
    redis: 9999,
    s3: 23_004,
    smtp: 23_005,
    smtpHttp: 23_006,
  });
});

it('refuses a name that could lead out of the folder', () => {
  expect(() => openInstance({ name: '../main' })).toThrow('small letters, digits and -');
});

it('leaves alone the engines that the environment names', () => {
  expect(notNamedIn({})).toEqual(names);
  expect(notNamedIn({ KAFKA_BROKERS: 'kafka:9092', REDIS_URL: 'redis://r' })).toEqual([
    'mongo',
    's3',
    'smtp',
  ]);
});

it('tells Kafka’s image the same settings in its own spelling', () => {
  expect(brokerEnvironment()).toMatchObject({
    KAFKA_AUTO_CREATE_TOPICS_ENABLE: 'false',
    KAFKA_TRANSACTION_STATE_LOG_MIN_ISR: '1',
  });
});
