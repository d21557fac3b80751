/** Addresses of the real engines, for `.int.test.ts` files; whoever runs them sets these (infra/native). */
export function engine(
  name: 'KAFKA_BROKERS' | 'MONGO_URL' | 'REDIS_URL' | 'S3_ENDPOINT' | 'SMTP_URL' | 'MAIL_API_URL',
): string {
  const address = process.env[name];
  if (address) return address;
  throw new Error(`${name} is not set: this test needs its engine`);
}
