// THE place of engines: names, versions, ports, addresses, client settings and images. The native run, the tests and the
// compose file take them from here. Plain JavaScript, so that a launcher on Node 20, vitest and TypeScript can all read it.
'use strict';

const host = '127.0.0.1';

/**
 * Ports count from the start of a range, or are the ones given here. `image` is what a machine with Docker runs instead.
 * The MongoDB wire protocol server of the native run is SecantusDB; MongoDB itself runs only from the image.
 */
const engines = {
  kafka: {
    title: 'Kafka',
    version: '4.3.1',
    ports: { kafka: 19_092, kafkaController: 19_093 },
    image: 'apache/kafka:4.3.1',
  },
  mongo: {
    title: 'MongoDB wire protocol server (SecantusDB)',
    version: '0.7.0b3',
    ports: { mongo: 27_117 },
    image: 'mongo:8.0',
  },
  redis: {
    title: 'Redis',
    version: '7',
    ports: { redis: 16_379 },
    image: 'redis:7.2',
  },
  s3: {
    title: 'S3 server (s3rver)',
    version: '3.7.1',
    ports: { s3: 14_568 },
    image: 'minio/minio:RELEASE.2025-04-22T22-12-26Z',
  },
  smtp: {
    title: 'SMTP catcher (maildev)',
    version: '2.2.1',
    ports: { smtp: 11_025, smtpHttp: 11_080 },
    image: 'maildev/maildev:2.2.1',
  },
};

const names = Object.keys(engines);

/**
 * How clients reach each store beyond its address. s3rver knows this one pair of keys; MinIO is given the pair of its own.
 * SecantusDB remembers up to 10,000 retryable writes and looks through all of them at each write, twice: then one takes
 * 20 ms and more of its one core. So clients of the native run do not ask it to; MongoDB itself is asked.
 */
const clients = {
  mongo: {
    replicaSet: 'secantus',
    options: 'directConnection=true',
    nativeOptions: 'directConnection=true&retryWrites=false',
  },
  s3: {
    bucket: 'muqarin-documents',
    region: 'us-east-1',
    accessKey: 'S3RVER',
    secretKey: 'S3RVER',
  },
};

/** Broker settings that must be the same wherever Kafka runs; the rest (addresses, folders) belongs to the place. */
const brokerProperties = {
  'auto.create.topics.enable': 'false',
  'group.initial.rebalance.delay.ms': '0',
  'num.partitions': '1',
  'offsets.topic.num.partitions': '4',
  'offsets.topic.replication.factor': '1',
  'transaction.state.log.num.partitions': '4',
  'transaction.state.log.replication.factor': '1',
  'transaction.state.log.min.isr': '1',
  'share.coordinator.state.topic.replication.factor': '1',
  'share.coordinator.state.topic.min.isr': '1',
};

/** Kafka's image reads its settings so: KAFKA_AUTO_CREATE_TOPICS_ENABLE for auto.create.topics.enable. */
function brokerEnvironment(properties = brokerProperties) {
  return Object.fromEntries(
    Object.entries(properties).map(([key, value]) => [
      `KAFKA_${key.toUpperCase().replaceAll('.', '_')}`,
      value,
    ]),
  );
}

/** @returns {Record<string, number>} the port of each name, where nobody chose another */
const defaultPorts = () => Object.assign({}, ...names.map((name) => engines[name].ports));

/**
 * The environment that tells a process or a test where engines are.
 * @param {Record<string, number>} [ports]
 * @returns {Record<string, Record<string, string>>} by engine
 */
function environmentOf(ports = defaultPorts()) {
  const { bucket, region, accessKey, secretKey } = clients.s3;
  return {
    kafka: { KAFKA_BROKERS: `${host}:${ports.kafka}` },
    mongo: { MONGO_URL: `mongodb://${host}:${ports.mongo}/?${clients.mongo.nativeOptions}` },
    redis: { REDIS_URL: `redis://${host}:${ports.redis}` },
    s3: {
      S3_ENDPOINT: `http://${host}:${ports.s3}`,
      S3_BUCKET: bucket,
      S3_REGION: region,
      S3_ACCESS_KEY: accessKey,
      S3_SECRET_KEY: secretKey,
    },
    smtp: {
      SMTP_URL: `smtp://${host}:${ports.smtp}`,
      MAIL_API_URL: `http://${host}:${ports.smtpHttp}`,
    },
  };
}

/** An engine whose variable is set in the environment is somebody's own and used as it is. */
const settingOf = {
  kafka: 'KAFKA_BROKERS',
  mongo: 'MONGO_URL',
  redis: 'REDIS_URL',
  s3: 'S3_ENDPOINT',
  smtp: 'SMTP_URL',
};

/**
 * The engines that the environment does not name.
 * @param {Record<string, string | undefined>} env
 */
const notNamedIn = (env) => names.filter((name) => !env[settingOf[name]]);

module.exports = {
  host,
  engines,
  names,
  clients,
  brokerProperties,
  brokerEnvironment,
  defaultPorts,
  environmentOf,
  notNamedIn,
};
