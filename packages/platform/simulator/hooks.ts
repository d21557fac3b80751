/** What the real `outboxPlugin` asks of a schema, taken down so that the simulated store does the same. */
import { EventEmitter } from 'node:events';
import { Schema } from 'mongoose';
import { outboxPlugin } from '../src/events/outbox.ts';
import type { Hooks } from './model.ts';

export interface PluginFacts {
  hooks: Hooks;
  /** It wants saves to be refused over a change that the document was loaded before. */
  versioned: boolean;
}

type Hook = (this: unknown) => void;

/** A real schema, watched while the plugin adds to it. */
export function readPlugin(): PluginFacts {
  const [before, after] = [new EventEmitter(), new EventEmitter()];
  const schema = new Schema({ _id: String });
  const collect = (hooks: EventEmitter) => (names: string | readonly string[], hook: Hook) => {
    for (const name of [names].flat()) hooks.on(String(name), (context) => hook.call(context));
    return schema;
  };
  schema.pre = collect(before) as never;
  schema.post = collect(after) as never;
  outboxPlugin(schema);
  return {
    versioned: schema.get('optimisticConcurrency') === true,
    hooks: {
      beforeSave: (context) => void before.emit('save', context),
      afterSave: (context) => void after.emit('save', context),
      afterUpdate: (verb, context) => void after.emit(verb, context),
    },
  };
}
