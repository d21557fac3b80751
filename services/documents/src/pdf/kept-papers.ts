/**
 * Papers that were rendered, in a fixed number of places: what a paper says decides its place, and it takes the place of what was
 * there. So they never grow, without a list of them and by any number of copies of the service. They only spare work: while the
 * files are away, each paper is rendered anew.
 */
import { createHash } from 'node:crypto';
import type { Files } from '@muqarin/platform/files';
import type { Logger } from 'pino';

export interface KeptPapers {
  get(content: string): Promise<Buffer | null>;
  keep(content: string, pdf: Buffer): Promise<void>;
}

export interface KeptPapersParts {
  files: Files;
  logger: Pick<Logger, 'warn'>;
  /** How many at most; the documents of all plans in both languages are some hundreds. */
  papersKept?: number | undefined;
}

const usualPapers = 4096;
/** A quote of all plans is 60 kB. */
const mostBytes = 512 * 1024;

export function createKeptPapers({
  files,
  logger,
  papersKept = usualPapers,
}: KeptPapersParts): KeptPapers {
  const away = (key: string, what: string) => (error: unknown) => {
    logger.warn({ err: error, key }, what);
    return null;
  };
  const placeOf = (hash: Buffer) => `papers/${hash.readUInt32BE() % papersKept}.pdf`;
  return {
    get: async (content) => {
      const hash = hashOf(content);
      const key = placeOf(hash);
      const kept = await files.get(key).catch(away(key, 'a kept document cannot be read'));
      if (!kept?.subarray(-hash.length).equals(hash)) return null;
      return kept.subarray(0, -hash.length);
    },
    keep: async (content, pdf) => {
      if (pdf.length > mostBytes) return;
      const hash = hashOf(content);
      const key = placeOf(hash);
      // Whose it is stands behind the end of the PDF, where readers do not look.
      const kept = Buffer.concat([pdf, hash]);
      await files.put(key, kept).catch(away(key, 'a document cannot be kept'));
    },
  };
}

function hashOf(content: string): Buffer {
  return createHash('sha256').update(content).digest();
}
