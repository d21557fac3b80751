/** What the documents service is given. */
import type { Files } from '@muqarin/platform/files';
import type { Telemetry } from '@muqarin/platform/telemetry';
import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import type { PdfRenderer, PdfRendererOptions } from './pdf/renderer.ts';
import type { UploadLimits } from './uploads/parts.ts';
import type { VirusScan } from './uploads/virus-scan.ts';
import type { XlsxWriter } from './xlsx/writer.ts';

export interface DocumentsParts {
  logger: Logger;
  telemetry?: Telemetry | undefined;
  /** Where rendered files and uploads are kept. */
  files: Files;
  /** What is known of uploads. */
  connection: Connection;
  now: () => Date;
  newId: () => string;
  randomBytes: (size: number) => Uint8Array;
  /** A folder for uploads until they are kept or refused: on a disk, not in memory. */
  spoolDir: string;
  scan?: VirusScan | null;
  uploadLimits?: Partial<UploadLimits>;
  /** How papers are rendered, where not as usual. */
  pdf?: PdfRendererOptions;
  /** How many of them are kept at most, where not as usual. */
  papersKept?: number;
  /** The child processes of several services in one process; each has its own without. Who made them closes them. */
  children?: { renderer: PdfRenderer; writer: XlsxWriter };
}
