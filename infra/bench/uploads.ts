/**
 * `npm run bench:uploads`: ten files of 20 MB at once through the BFF into the documents service, embedded. What they add to
 * the process, to it and the process that looks at files, and how long they take; beside a server that holds each body.
 */
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  createReadStream,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { commandLine } from './command-line.ts';
import { type Figure, median, printFigures } from './figure.ts';
import { endPart, nextWord, startPart } from './parts.ts';
import { root } from './product.ts';

const help = `npm run bench:uploads

  Memory that ten uploads of 20 MB at once add, and how long they take, beside a server that holds each body.
`;

const atOnce = 10;
const megabyte = 1024 * 1024;
const fileBytes = 20 * megabyte;
const rounds = 3;
const port = 4961;

commandLine(help, {});
const dir = mkdtempSync(path.join(tmpdir(), 'muqarin-bench-uploads-'));
const settings = {
  PORT: String(port),
  DATA_DIR: path.join(dir, 'data'),
  TMPDIR: dir,
  UPLOAD_MAX_FILE_BYTES: String(25 * megabyte),
  UPLOAD_MAX_REQUEST_BYTES: String(25 * megabyte),
};
try {
  const files = makeFiles();
  const ours = await measure('uploads-product.ts', files, prepareOurs);
  const naive = await measure('uploads-naive.ts', files, async () => ({ headers: {}, to: '/' }));
  const figures: Figure[] = [
    figure('uploads-added-to-the-process', 'MB', ours.process, naive.process),
    figure('uploads-added-with-the-inspector', 'MB', ours.family, naive.family),
    figure('uploads-ten-at-once', 's', ours.seconds, naive.seconds),
  ];
  printFigures(figures);
} finally {
  rmSync(dir, { recursive: true, force: true });
}

function figure(name: string, unit: string, value: number, reference: number): Figure {
  return { figure: name, value, unit, reference };
}

/** Half of them scans as one PDF, half photos. */
function makeFiles(): string[] {
  const pdf = path.join(dir, 'scan.pdf');
  writeFileSync(pdf, makePdf(randomBytes(fileBytes - 1024)));
  const jpeg = path.join(dir, 'photo.jpg');
  const maker = path.join(root, 'services/documents/bench/make-photo.ts');
  const made = spawnSync(process.execPath, [maker, jpeg, String(fileBytes)], { stdio: 'inherit' });
  if (made.status !== 0) throw new Error('no photo was made');
  return Array.from({ length: atOnce }, (_, index) => (index % 2 === 0 ? pdf : jpeg));
}

interface Measured {
  /** MB. */
  process: number;
  family: number;
  seconds: number;
}

type Prepare = (origin: string) => Promise<{ headers: Record<string, string>; to: string }>;

async function measure(
  script: string,
  files: readonly string[],
  prepare: Prepare,
): Promise<Measured> {
  const child = startPart(script, settings, 'inherit');
  try {
    await nextWord(child);
    const target = await prepare(`http://127.0.0.1:${port}`);
    // Code is compiled and the inspector begun before anything is counted.
    for (const file of files.slice(0, 2)) await send(file, target);
    await pause(500);
    const taken: Measured[] = [];
    for (let round = 0; round < rounds; round += 1)
      taken.push(await once(child.pid ?? 0, files, target));
    return {
      process: Math.max(...taken.map((each) => each.process)),
      family: Math.max(...taken.map((each) => each.family)),
      seconds: median(taken.map((each) => each.seconds)),
    };
  } finally {
    await endPart(child);
  }
}

async function once(
  pid: number,
  files: readonly string[],
  target: Awaited<ReturnType<Prepare>>,
): Promise<Measured> {
  const begin = { process: residentOf(pid), family: familyOf(pid) };
  const peak = { ...begin };
  const look = setInterval(() => {
    peak.process = Math.max(peak.process, residentOf(pid));
    peak.family = Math.max(peak.family, familyOf(pid));
  }, 25);
  const began = performance.now();
  await Promise.all(files.map((file) => send(file, target)));
  const seconds = (performance.now() - began) / 1000;
  clearInterval(look);
  return { process: peak.process - begin.process, family: peak.family - begin.family, seconds };
}

/** MB. */
function residentOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

/** With the children, of which the product has one: the process that looks at files. */
function familyOf(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return children
    .split(' ')
    .filter(Boolean)
    .reduce((sum, child) => sum + residentOf(Number(child)), residentOf(pid));
}

async function prepareOurs(origin: string): ReturnType<Prepare> {
  const answer = await fetch(`${origin}/api/csrf`);
  const cookie = (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const { token } = (await answer.json()) as { token: string };
  await fetch(`${origin}/bench/draft`, { headers: { cookie } });
  return { headers: { cookie, origin, 'x-csrf-token': token }, to: '/api/uploads/mulkiya' };
}

/** One file as a browser sends it; throws when it is not accepted. */
async function send(file: string, { headers, to }: Awaited<ReturnType<Prepare>>): Promise<void> {
  const boundary = 'muqarin';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="mulkiya"; filename="${path.basename(file)}"\r\n\r\n`;
  const tail = `\r\n--${boundary}--\r\n`;
  const answer = await new Promise<string>((resolve, reject) => {
    const post = request({
      host: '127.0.0.1',
      port,
      path: to,
      method: 'POST',
      agent: false,
      headers: {
        ...headers,
        'content-type': `multipart/form-data; boundary=${boundary}`,
        'content-length': head.length + statSync(file).size + tail.length,
      },
    });
    post.on('error', reject).on('response', (response) => {
      text(response).then(resolve, reject);
    });
    post.write(head);
    const content = createReadStream(file);
    content.on('error', reject).on('end', () => post.end(tail));
    content.pipe(post, { end: false });
  });
  if (!answer.includes('"status":1')) throw new Error(`an upload was refused: ${answer}`);
}

function makePdf(scan: Buffer): Buffer {
  const objects: (string | Buffer)[] = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
    Buffer.concat([
      Buffer.from(`<< /Type /XObject /Subtype /Image /Length ${scan.length} >>\nstream\n`),
      scan,
      Buffer.from('\nendstream'),
    ]),
  ];
  const pieces = objects.map((object, index) =>
    Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      Buffer.from(object),
      Buffer.from('\nendobj\n'),
    ]),
  );
  const end = `xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Root 1 0 R >>\nstartxref\n0\n%%EOF\n`;
  return Buffer.concat([Buffer.from('%PDF-1.7\n'), ...pieces, Buffer.from(end)]);
}
