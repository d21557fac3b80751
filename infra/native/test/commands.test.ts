import { expect, it } from 'vitest';
import { help, readArguments } from '../arguments.cjs';
import { names } from '../engines.cjs';
import { table } from '../table.cjs';

it('takes all engines where none is named', () => {
  expect(readArguments(['up'])).toMatchObject({
    command: 'up',
    engines: names,
    instance: { name: 'main', portBase: undefined, ports: {} },
  });
});

it('takes the engines that are named, in the order in which they start', () => {
  expect(readArguments(['up', '--only', 'redis,kafka'])).toMatchObject({
    engines: ['kafka', 'redis'],
  });
  expect(readArguments(['kill', 'mongo'])).toMatchObject({ engines: ['mongo'] });
});

it('takes another set with its ports', () => {
  const words = [
    'start',
    's3',
    '--instance',
    'faults',
    '--port-base',
    '23000',
    '--port',
    's3=9000',
  ];
  expect(readArguments(words)).toMatchObject({
    instance: { name: 'faults', portBase: 23_000, ports: { s3: 9000 } },
  });
});

it('shows the help when asked, and when told nothing', () => {
  expect([readArguments(['--help']), readArguments([])]).toEqual([
    { command: 'help' },
    { command: 'help' },
  ]);
  for (const name of names) expect(help).toContain(name);
});

it.each([
  [['away'], 'There is no command away.'],
  [['up', '--only', 'mysql'], 'There is no engine mysql; there are kafka, mongo, redis, s3, smtp.'],
  [['up', 'redis'], 'up takes engines as --only redis.'],
  [['kill'], 'kill needs the name of an engine'],
  [['up', '--port-base', 'x'], 'A port is a whole number from 1024 to 65000, not "x".'],
  [['up', '--port', 'mysql=3306'], 'There is no port mysql.'],
  [['up', '--force'], '--force'],
])('refuses %j with a clear word', (words, message) => {
  expect(() => readArguments(words)).toThrow(message);
});

it('lays the state of the engines out as a table', () => {
  const seen = { ports: [16_379], memoryBytes: 12_582_912, pid: 4711, ready: true, why: '' };
  const text = table([
    { ...seen, name: 'redis', title: 'Redis', version: '7.0.15' },
    {
      name: 's3',
      title: 'S3 server',
      version: '3.7.1',
      ports: [14_568],
      pid: null,
      memoryBytes: null,
      ready: false,
      why: 'not running',
    },
  ]);
  expect(text.split('\n')).toEqual([
    'engine  version  port   pid   ready  memory',
    'redis   7.0.15   16379  4711  yes    12 MB   Redis',
    's3      3.7.1    14568  -     no     -       S3 server: not running',
  ]);
});
