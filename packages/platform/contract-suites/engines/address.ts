type Setting =
  | 'MONGO_URL'
  | 'REDIS_URL'
  | 'S3_ENDPOINT'
  | 'S3_ACCESS_KEY'
  | 'S3_SECRET_KEY'
  | 'SMTP_URL'
  | 'MAIL_API_URL';

/** Addresses of the real engines, for `.int.test.ts` files; whoever runs them sets these (infra/native). */
export function engine(name: Setting): string {
  const address = process.env[name];
  if (address) return address;
  throw new Error(`${name} is not set: this test needs its engine`);
}
