/** `npm run topics -- <command>`: the declared topics (proto/topics.ts) on a Kafka broker. */
import process from 'node:process';
import { readConfig } from '@muqarin/platform/config';
import {
  createKafkaTopics,
  type KafkaTopics,
  type TopicState,
} from '@muqarin/platform/drivers/kafka-topics';
import { topicSpecs } from '@muqarin/platform/events/topics';
import { kafkaSettings } from '@muqarin/platform/process/settings';
import { topicDeclarations } from '@muqarin/proto/topics';
import { z } from 'zod';
import { isExpected, readArguments, UsageError } from './command-line.ts';
import { withNativeEngines } from './distributed/native-engines.ts';

const help = `npm run topics -- <command> [options]

  create    makes declared topics that are missing and corrects their settings; says what it did
  list      shows what is declared: partitions and how long messages are kept
  check     compares the broker with the declaration; ends with 1 where they differ

options
  --dry-run   create: only says what would be done
  --help

KAFKA_BROKERS says where the broker is, KAFKA_PREFIX what stands before the names. The number of partitions
is never changed: a key would move to another partition and lose its order.`;

const options = { 'dry-run': { type: 'boolean' }, help: { type: 'boolean' } } as const;
const specs = topicSpecs(topicDeclarations);

async function main(args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  const { command, values } = readArguments(args, options);
  if (values.help || command === undefined) return console.log(help);
  if (command === 'list') return list();
  if (command !== 'create' && command !== 'check') {
    throw new UsageError(`There is no command "${command}". See --help.`);
  }
  const topics = openTopics(env);
  try {
    await (command === 'check' ? check(topics) : create(topics, values['dry-run'] ?? false));
  } finally {
    await topics.close();
  }
}

function list(): void {
  for (const { name, partitions, retentionMilliseconds } of specs) {
    const days = retentionMilliseconds / 86_400_000;
    const kept = days < 0 ? 'for ever' : `${days} days`;
    console.log(`${name}  ${partitions} partition${partitions === 1 ? '' : 's'}, kept ${kept}`);
  }
}

async function check(topics: KafkaTopics): Promise<void> {
  const states = await topics.check(specs);
  for (const state of states) console.log(lineOf(state));
  if (states.some(({ state }) => state !== 'as declared')) process.exitCode = 1;
}

async function create(topics: KafkaTopics, dry: boolean): Promise<void> {
  const before = (await topics.check(specs)).filter(({ state }) => state !== 'as declared');
  for (const state of before) console.log(lineOf(state));
  if (dry) return console.log(`${before.length} of ${specs.length} topics would be changed.`);
  await topics.create(specs);
  const left = new Set(
    (await topics.check(specs)).filter(({ state }) => state !== 'as declared').map(nameOf),
  );
  const done = before.filter(({ name }) => !left.has(name)).length;
  console.log(`${done} of ${specs.length} topics changed, ${left.size} left as they are.`);
  if (left.size > 0) process.exitCode = 1;
}

const nameOf = ({ name }: TopicState) => name;

function lineOf({ name, state, differences }: TopicState): string {
  return differences.length === 0 ? `${name}  ${state}` : `${name}  ${differences.join('; ')}`;
}

function openTopics(env: NodeJS.ProcessEnv): KafkaTopics {
  const config = readConfig(z.object({ ...kafkaSettings }), withNativeEngines(env));
  const quiet = () => {};
  return createKafkaTopics({
    brokers: config.KAFKA_BROKERS,
    prefix: config.KAFKA_PREFIX,
    clientId: 'topics-command',
    logger: { debug: quiet, info: quiet, warn: quiet, error: quiet },
  });
}

main(process.argv.slice(2), process.env).catch((error: unknown) => {
  const away = error instanceof Error && error.name.startsWith('KafkaJS');
  const text = 'The broker did not answer as it should: is KAFKA_BROKERS right?';
  console.error(isExpected(error) ? error.message : away ? `${text} (${error.message})` : error);
  process.exitCode = 1;
});
