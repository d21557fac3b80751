/** A process that has a paper rendered by one of its own, says which, and waits to be killed. */
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { createPdfRenderer } from '../../src/pdf/renderer.ts';

const program = fileURLToPath(new URL('./frail-renderer.ts', import.meta.url));
const renderer = createPdfRenderer({ warn: () => {} }, { program, timeoutMilliseconds: 60_000 });
const paperOf = (title: string) =>
  renderer.render({ title, subtitle: '', footer: '', sections: [] });
await paperOf('begin');
process.stdout.write(`${renderer.pid()}\n`);
await paperOf(process.argv[2] ?? '');
setInterval(() => {}, 60_000);
