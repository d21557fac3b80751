/** A start of the product as somebody's child: waited for with an end, and with its own words when it fails. */
import type { ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface Output {
  text(): string;
  lines(): string[];
}

/** Keeps all that the child and its processes say. */
export function outputOf(child: ChildProcess): Output {
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8');
    stream?.on('data', (text: string) => {
      said += text;
    });
  }
  return { text: () => said, lines: () => said.trimEnd().split('\n') };
}

export interface Waiting {
  output: Output;
  /** Where it writes down which of its processes serve. */
  dataDir: string;
  withinSeconds: number;
}

/**
 * Resolves at the child's first message. Rejects, with the state of its processes and its last words, when it ends before or
 * takes too long; it is killed then.
 */
export function childReady(child: ChildProcess, waiting: Waiting): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (how: string) => reject(new Error(`the product ${how}\n${stateOf(waiting)}`));
    const late = setTimeout(() => {
      fail(`was not ready after ${waiting.withinSeconds} s`);
      child.kill('SIGKILL');
    }, waiting.withinSeconds * 1000);
    child.once('message', () => {
      clearTimeout(late);
      resolve();
    });
    // Not at "exit": what it said last may not have been read by then.
    child.once('close', (code, signal) => {
      clearTimeout(late);
      fail(`ended at its start: ${signal ?? `exit code ${code}`}`);
    });
  });
}

function stateOf({ output, dataDir }: Waiting): string {
  const last = output.lines().slice(-60).join('\n');
  return `Its processes: ${processesIn(dataDir)}.\nIts last words:\n${last}`;
}

function processesIn(dataDir: string): string {
  const file = path.join(dataDir, 'processes.json');
  if (!existsSync(file)) return 'none was begun';
  const begun = JSON.parse(readFileSync(file, 'utf8')) as { name: string; port: number | null }[];
  const states = begun.map(({ name, port }) => `${name} ${port === null ? 'NOT YET' : 'serves'}`);
  return `${states.join(', ') || 'none'}; who is missing has ended`;
}
