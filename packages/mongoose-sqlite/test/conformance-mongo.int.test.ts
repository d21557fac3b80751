/** The same suite on a server that speaks MongoDB's protocol, at MONGO_URL. */
import { randomUUID } from 'node:crypto';
import mongoose from 'mongoose';
import { afterAll } from 'vitest';
import { expectFaults } from '../conformance/known-faults.ts';
import { conformance } from '../conformance/suite.ts';
import { knownFaults, serverOf } from './known-server-faults.ts';

const url = process.env.MONGO_URL;
if (!url) throw new Error('MONGO_URL is not set: this test needs its server');
const dbName = `conformance_${randomUUID().replaceAll('-', '')}`;
const connect = () => mongoose.createConnection(url, { dbName }).asPromise();

const asking = await connect();
const server = await serverOf(asking);
afterAll(async () => {
  await asking.dropDatabase();
  await asking.close();
});

expectFaults(knownFaults(server));
conformance(server, connect);
