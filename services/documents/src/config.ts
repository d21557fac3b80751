/** The settings of the documents process: the one place where it looks at the environment. See infra/launch/README.md. */
import { readConfig } from '@muqarin/platform/config';
import { s3Settings, serverSettings } from '@muqarin/platform/process/settings';
import { z } from 'zod';

const DocumentsConfig = z.object({ ...serverSettings, ...s3Settings });

export function readDocumentsConfig(): z.output<typeof DocumentsConfig> {
  return readConfig(DocumentsConfig, process.env);
}
