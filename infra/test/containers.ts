/**
 * The engines as containers of the real images, for the test group on machines where Docker answers. Prints one line of
 * JSON, the environment that leads to them, and ends them when its input ends; Docker's own reaper does if this is killed.
 */
import { freePort } from '@muqarin/platform/contract-suites/engines/free-ports';
import { GenericContainer, getContainerRuntimeClient, Wait } from 'testcontainers';
import { brokerEnvironment, clients, engines } from '../native/engines.cjs';

type Engine = keyof typeof engines;
interface Started {
  environment: Record<string, string>;
  stop: () => Promise<unknown>;
}

const starters: Record<Engine, () => Promise<Started>> = {
  kafka: startKafka,
  mongo: startMongo,
  redis: startRedis,
  s3: startS3,
  smtp: startSmtp,
};

const wanted = process.argv.slice(2).filter((name): name is Engine => name in starters);
const started = await Promise.all(wanted.map((name) => starters[name]()));
const environment = Object.assign({}, ...started.map((one) => one.environment));
process.stdout.write(`${JSON.stringify(environment)}\n`);
process.stdin.resume();
process.stdin.on('end', () => {
  void Promise.all(started.map(({ stop }) => stop())).then(() => process.exit(0));
});

/** A broker tells its clients where it is, so its outer port must be known before it starts. */
async function startKafka(): Promise<Started> {
  const port = await freePort();
  const host = (await getContainerRuntimeClient()).info.containerRuntime.host;
  const container = await new GenericContainer(engines.kafka.image)
    .withExposedPorts({ container: port, host: port })
    .withEnvironment({
      ...brokerEnvironment(),
      KAFKA_NODE_ID: '1',
      KAFKA_PROCESS_ROLES: 'broker,controller',
      KAFKA_CONTROLLER_QUORUM_VOTERS: '1@localhost:9093',
      KAFKA_CONTROLLER_LISTENER_NAMES: 'CONTROLLER',
      KAFKA_LISTENERS: `PLAINTEXT://0.0.0.0:${port},CONTROLLER://localhost:9093`,
      KAFKA_ADVERTISED_LISTENERS: `PLAINTEXT://${host}:${port}`,
      KAFKA_LISTENER_SECURITY_PROTOCOL_MAP: 'PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT',
    })
    .withWaitStrategy(Wait.forLogMessage(/Kafka Server started/))
    .start();
  return { environment: { KAFKA_BROKERS: `${host}:${port}` }, stop: () => container.stop() };
}

/** Transactions and change streams need a replica set, if only of one. */
async function startMongo(): Promise<Started> {
  const container = await new GenericContainer(engines.mongo.image)
    .withExposedPorts(27_017)
    .withCommand(['--replSet', 'rs0', '--bind_ip_all'])
    .withWaitStrategy(Wait.forLogMessage(/Waiting for connections/))
    .start();
  const script =
    "rs.initiate({ _id: 'rs0', members: [{ _id: 0, host: 'localhost:27017' }] });" +
    'while (!db.hello().isWritablePrimary) sleep(100);';
  const { exitCode, output } = await container.exec(['mongosh', '--quiet', '--eval', script]);
  if (exitCode !== 0) throw new Error(`no replica set: ${output}`);
  const address = `${container.getHost()}:${container.getMappedPort(27_017)}`;
  return {
    environment: { MONGO_URL: `mongodb://${address}/?${clients.mongo.options}` },
    stop: () => container.stop(),
  };
}

async function startRedis(): Promise<Started> {
  const container = await new GenericContainer(engines.redis.image)
    .withExposedPorts(6379)
    .withCommand(['redis-server', '--appendonly', 'yes'])
    .withWaitStrategy(Wait.forLogMessage(/Ready to accept connections/))
    .start();
  const address = `${container.getHost()}:${container.getMappedPort(6379)}`;
  return { environment: { REDIS_URL: `redis://${address}` }, stop: () => container.stop() };
}

async function startS3(): Promise<Started> {
  const { bucket, region } = clients.s3;
  const [user, password] = ['muqarin', 'muqarin-tests'];
  const container = await new GenericContainer(engines.s3.image)
    .withExposedPorts(9000)
    .withEnvironment({ MINIO_ROOT_USER: user, MINIO_ROOT_PASSWORD: password })
    .withCommand(['server', '/data'])
    .withWaitStrategy(Wait.forHttp('/minio/health/ready', 9000))
    .start();
  const make = `mc alias set local http://localhost:9000 ${user} ${password} && mc mb -p local/${bucket}`;
  const { exitCode, output } = await container.exec(['sh', '-c', make]);
  if (exitCode !== 0) throw new Error(`no bucket: ${output}`);
  return {
    environment: {
      S3_ENDPOINT: `http://${container.getHost()}:${container.getMappedPort(9000)}`,
      S3_BUCKET: bucket,
      S3_REGION: region,
      S3_ACCESS_KEY: user,
      S3_SECRET_KEY: password,
    },
    stop: () => container.stop(),
  };
}

async function startSmtp(): Promise<Started> {
  const container = await new GenericContainer(engines.smtp.image)
    .withExposedPorts(1025, 1080)
    .withWaitStrategy(Wait.forHttp('/email', 1080))
    .start();
  const host = container.getHost();
  return {
    environment: {
      SMTP_URL: `smtp://${host}:${container.getMappedPort(1025)}`,
      MAIL_API_URL: `http://${host}:${container.getMappedPort(1080)}`,
    },
    stop: () => container.stop(),
  };
}
