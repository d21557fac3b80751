import { expect, it } from 'vitest';
import { probes } from '../probe/probes.cjs';

/** The addresses that the group "engines" hands to every test, each asked in the engine's own protocol. */
function addressOf(setting: string): { hostname: string; port: number } {
  const value = process.env[setting];
  if (!value) throw new Error(`${setting} is not set: this test needs its engine`);
  const { hostname, port } = new URL(value.includes('://') ? value : `tcp://${value}`);
  return { hostname, port: Number(port) };
}

it('Kafka names its broker and its controller', async () => {
  const { hostname, port } = addressOf('KAFKA_BROKERS');
  await expect(probes.kafka?.({ kafka: port }, hostname)).resolves.toEqual({});
});

it('the MongoDB wire protocol server answers a ping', async () => {
  const { hostname, port } = addressOf('MONGO_URL');
  await expect(probes.mongo?.({ mongo: port }, hostname)).resolves.toEqual({});
});

it('Redis tells its version, which is 7 or newer', async () => {
  const { hostname, port } = addressOf('REDIS_URL');
  const answered = await probes.redis?.({ redis: port }, hostname);
  expect(Number(answered?.version?.split('.')[0])).toBeGreaterThanOrEqual(7);
});

it('the S3 server answers in S3’s own words', async () => {
  const answer = await fetch(process.env.S3_ENDPOINT ?? '');
  expect([200, 403]).toContain(answer.status);
  expect(await answer.text()).toMatch(/<ListAllMyBucketsResult|<Error>/);
});

it('the SMTP catcher greets, and lists its mails', async () => {
  const { hostname, port: smtp } = addressOf('SMTP_URL');
  const { port: smtpHttp } = addressOf('MAIL_API_URL');
  await expect(probes.smtp?.({ smtp, smtpHttp }, hostname)).resolves.toEqual({});
});
