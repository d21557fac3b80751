/** What the documents service is given. */
import type { Logger } from 'pino';

export interface DocumentsParts {
  logger: Logger;
  /** Where rendered files are kept. */
  filesDir: string;
}
