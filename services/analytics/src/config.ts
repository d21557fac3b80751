/** The settings of the analytics process: the one place where it looks at the environment. See infra/launch/README.md. */
import { readConfig } from '@muqarin/platform/config';
import { kafkaSettings, mongoSettings, serverSettings } from '@muqarin/platform/process/settings';
import { z } from 'zod';

const AnalyticsConfig = z.object({ ...serverSettings, ...mongoSettings, ...kafkaSettings });

export function readAnalyticsConfig(): z.output<typeof AnalyticsConfig> {
  return readConfig(AnalyticsConfig, process.env);
}
