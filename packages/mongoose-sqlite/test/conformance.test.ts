import { conformance } from '../conformance/suite.ts';
import { connectSqlite } from '../src/index.ts';

conformance('mongoose-sqlite', () => connectSqlite({ file: ':memory:' }));
