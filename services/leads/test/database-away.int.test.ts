/** The database dies under a submit: who asked is told to try again, and trying again makes one lead. */
import { testOn } from '@muqarin/platform/contract-suites/database-under-test';
import { engine } from '@muqarin/platform/contract-suites/engines/address';
import { mongoDatabase } from '@muqarin/platform/contract-suites/engines/mongo-database';
import { type Line, lineTo } from '@muqarin/platform/contract-suites/engines/severed';
import { expect, it } from 'vitest';
import { leadsUnderTest, medicalLead, visitor } from './support/leads.ts';

const { hostname, port } = new URL(engine('MONGO_URL'));
const line: Line = await lineTo(hostname, Number(port || 27_017));
testOn((clock) => mongoDatabase(clock, `mongodb://127.0.0.1:${line.port}/?directConnection=true`));

it('answers 503 with Retry-After, half-writes nothing, and goes on by itself', async () => {
  const leads = await leadsUnderTest();
  const submit = medicalLead();
  await line.cut();
  await expect(leads.client.captureLead(submit, visitor)).rejects.toMatchObject({
    kind: 'unavailable',
    code: 'DATABASE.AWAY',
    retryAfterSeconds: 2,
  });
  const ready = await leads.app.inject('/readyz');
  expect([ready.statusCode, ready.json()]).toMatchObject([503, { parts: { database: false } }]);
  await line.restore();
  await expect
    .poll(async () => (await leads.app.inject('/readyz')).statusCode, { timeout: 10_000 })
    .toBe(200);
  const again = [1, 2, 3].map(() => leads.client.captureLead(submit, visitor));
  const made = (await Promise.all(again)).filter(({ created }) => created);
  expect(made).toHaveLength(1);
  expect(await leads.eventsOf('muqarin.leads.v1.LeadCaptured')).toHaveLength(1);
  await leads.stop();
  await line.cut();
});
