import { randomUUID } from 'node:crypto';
import mongoose from 'mongoose';
import { afterAll, beforeAll } from 'vitest';

/** Opens a connection to an empty or throw-away database. */
export type Connect = () => Promise<mongoose.Connection>;

export type Fixture = {
  /** A model on a collection of its own, its indexes built, the documents stored as they are. */
  model<S extends mongoose.Schema>(
    schema: S,
    docs?: object[],
  ): Promise<mongoose.Model<mongoose.InferSchemaType<S>>>;
  /** A model that stores and finds anything: what the driver does without mongoose's casting. */
  loose(docs?: object[]): Promise<mongoose.Model<Loose>>;
  connection(): mongoose.Connection;
};

export type Loose = Record<string, unknown>;

/** One connection for a group of tests; what the group made is dropped at its end. */
export function fixture(connect: Connect): Fixture {
  let open: mongoose.Connection | undefined;
  const connection = () => open as mongoose.Connection;
  const made: string[] = [];
  beforeAll(async () => {
    open = await connect();
  });
  afterAll(async () => {
    for (const name of made) await connection().dropCollection(name);
    await connection().close();
  });
  const build = async (schema: mongoose.Schema, docs: object[]) => {
    const name = `conformance_${randomUUID().replaceAll('-', '')}`;
    const model = connection().model(name, schema, name);
    made.push(name);
    await model.init();
    if (docs.length > 0) await model.collection.insertMany(docs as mongoose.mongo.Document[]);
    return model;
  };
  return {
    model: async (schema, docs = []) => (await build(schema, docs)) as never,
    loose: async (docs = []) => {
      const schema = new mongoose.Schema({ _id: {} }, { strict: false, versionKey: false });
      return (await build(schema, docs)) as unknown as mongoose.Model<Loose>;
    },
    connection,
  };
}

/** The `_id`s of documents, in their order. */
export const ids = (docs: readonly { _id?: unknown }[]): unknown[] => docs.map((doc) => doc._id);
