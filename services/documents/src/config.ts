/** The settings of the documents process: the one place where it looks at the environment. See infra/launch/README.md. */
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig } from '@muqarin/platform/config';
import {
  kafkaSettings,
  mongoSettings,
  s3Settings,
  serverSettings,
} from '@muqarin/platform/process/settings';
import { MAX_FILE_BYTES } from '@muqarin/rules/upload-limits';
import { z } from 'zod';

/** Of the embedded product too. */
export const uploadSettings = {
  /** Decisions X21. */
  UPLOAD_MAX_FILE_BYTES: z.coerce
    .number()
    .int()
    .positive()
    .default(MAX_FILE_BYTES)
    .describe('a number of bytes'),
  /** Without it files are not scanned, but EICAR is refused. */
  CLAMD_ADDRESS: z
    .string()
    .regex(/^(\/\S+|[^\s:]+:\d+)$/)
    .optional()
    .describe('where clamd listens: host:port, or the path of its socket'),
};

const DocumentsConfig = z.object({
  ...serverSettings,
  ...s3Settings,
  ...mongoSettings,
  ...kafkaSettings,
  ...uploadSettings,
  UPLOAD_SPOOL_DIR: z
    .string()
    .default(path.join(tmpdir(), 'muqarin-uploads'))
    .describe('a folder on a disk, for files until they are kept or refused'),
});

export function readDocumentsConfig(): z.output<typeof DocumentsConfig> {
  return readConfig(DocumentsConfig, process.env);
}
