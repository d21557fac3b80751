/** The settings of the quoting process: the one place where it looks at the environment. See infra/launch/README.md. */
import { readConfig } from '@muqarin/platform/config';
import { kafkaSettings, mongoSettings, serverSettings } from '@muqarin/platform/process/settings';
import { z } from 'zod';

const QuotingConfig = z.object({
  ...serverSettings,
  ...mongoSettings,
  ...kafkaSettings,
  /** Its `catalogues/` keeps every catalogue that was in force; all copies of quoting share it. */
  DATA_DIR: z.string().describe('a folder that every copy of quoting shares'),
});

export function readQuotingConfig(): z.output<typeof QuotingConfig> {
  return readConfig(QuotingConfig, process.env);
}
