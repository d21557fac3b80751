import mongoose from 'mongoose';
import { connectSqlite } from '../src/index.ts';

// Writes without end and says after each answer what was promised; the test kills it.
const connection = await connectSqlite({ file: process.argv[2] ?? '' });
const schema = new mongoose.Schema({ _id: Number, n: Number, k: { type: String, unique: true } });
const model = connection.model('Entry', schema);
await model.init();
const start = Number(process.argv[3]);
for (let i = start; ; i++) {
  await model.create({ _id: i, n: 0, k: `key-${i}` });
  process.stdout.write(`created ${i}\n`);
  await model.updateOne({ _id: i }, { $inc: { n: 1 }, $set: { k: `changed-${i}` } });
  process.stdout.write(`changed ${i}\n`);
}
