/**
 * Runs an image's build stage in a plain folder: what COPY and RUN do needs no Docker. So a Dockerfile that forgets a file
 * or a package is found out on any machine. The base image is not checked: the Node that runs this takes its place.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface Instruction {
  name: string;
  /** The rest of the line, continuation lines joined. */
  text: string;
}

export interface Stage {
  base: string;
  name: string | null;
  instructions: Instruction[];
}

/** Stages in order. Knows what our files use, and refuses the rest by name: a wrong reading would prove nothing. */
export function readDockerfile(file: string): Stage[] {
  const text = readFileSync(file, 'utf8').replaceAll(/\\\n\s*/g, ' ');
  const stages: Stage[] = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const [, name = '', rest = ''] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
    if (!known.has(name)) throw new Error(`${file}: cannot read "${line}"`);
    if (name === 'FROM') {
      const [base = '', , stage = null] = rest.split(/\s+/);
      stages.push({ base, name: stage, instructions: [] });
    } else stages.at(-1)?.instructions.push({ name, text: rest });
  }
  return stages;
}

const known = new Set(['FROM', 'WORKDIR', 'COPY', 'RUN', 'ENV', 'USER', 'CMD']);

/**
 * @param context the folder that COPY takes from; only what `isSent` lets through, as .dockerignore would
 * @param folder stands for the stage's WORKDIR
 */
export function runStage(
  stage: Stage,
  options: {
    context: string;
    folder: string;
    isSent: (file: string) => boolean;
    env: Record<string, string>;
  },
): void {
  mkdirSync(options.folder, { recursive: true });
  for (const { name, text } of stage.instructions) {
    if (name === 'COPY' && !text.startsWith('--from')) copy(text, options);
    if (name !== 'RUN') continue;
    // It would prepare the image around the folder, and here the machine around it.
    if (stage.name === null) throw new Error(`RUN ${text}: only a named stage may run commands`);
    run(text, options);
  }
}

function copy(
  text: string,
  {
    context,
    folder,
    isSent,
  }: { context: string; folder: string; isSent: (file: string) => boolean },
): void {
  const words = text.split(/\s+/);
  const target = path.join(folder, words.at(-1) ?? '');
  const sources = words.slice(0, -1);
  for (const source of sources) {
    const from = path.join(context, source);
    const into = words.at(-1)?.endsWith('/') || words.at(-1) === './';
    cpSync(from, into ? path.join(target, path.basename(source)) : target, {
      recursive: true,
      filter: (file) => isSent(path.relative(context, file)),
    });
  }
}

function run(
  command: string,
  { folder, env }: { folder: string; env: Record<string, string> },
): void {
  const result = spawnSync('sh', ['-c', command], {
    cwd: folder,
    env: env as NodeJS.ProcessEnv,
    encoding: 'utf8',
  });
  if (result.status !== 0) {
    throw new Error(`RUN ${command} failed:\n${result.stdout}${result.stderr}`);
  }
}
