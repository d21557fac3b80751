/** What the documents service is given. */
import type { Files } from '@muqarin/platform/files';
import type { Telemetry } from '@muqarin/platform/telemetry';
import type { Logger } from 'pino';

export interface DocumentsParts {
  logger: Logger;
  telemetry?: Telemetry | undefined;
  /** Where rendered files are kept. */
  files: Files;
}
