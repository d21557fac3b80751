import { expect, it } from 'vitest';
import {
  goMinor,
  javaVersion,
  missingOf,
  type Need,
  needs,
  redisMajor,
} from '../provide/machine.cjs';

it('says of each missing thing what it is for and who provides it', () => {
  const found = Object.fromEntries(
    Object.entries(needs).map(([name, need]): [string, Need] => [
      name,
      { ...need, find: () => null },
    ]),
  );
  expect(missingOf(['java', 'python'], found)).toEqual([
    'Java 17 or newer is missing, needed for Kafka. Install a JRE of version 17 or newer (Debian: ' +
      'default-jre-headless), or set JAVA_HOME.',
    'Python 3.11, 3.12 or 3.13 with pip is missing, needed for the MongoDB wire protocol server. ' +
      'Install it (Debian 12 and newer: python3 python3-pip), or name one in NATIVE_PYTHON.',
  ]);
});

it('says nothing of what is there', () => {
  const java = { ...needs.java, find: () => ({ java: 'java' }) } as Need;
  expect(missingOf(['java'], { java })).toEqual([]);
});

it('reads the versions that the tools print', () => {
  expect(javaVersion('openjdk version "17.0.15" 2025-04-15')).toBe(17);
  expect(javaVersion('java version "1.8.0_402"')).toBe(1);
  expect(javaVersion('')).toBe(0);
  expect(redisMajor('Redis server v=7.0.15 sha=00000000:0 malloc=jemalloc-5.3.0')).toBe(7);
  expect(redisMajor('')).toBe(0);
  expect(goMinor('go version go1.26.8 linux/amd64')).toBe(26);
});
