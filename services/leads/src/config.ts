/** The settings of the leads process: the one place where it looks at the environment. See infra/launch/README.md. */
import { readConfig } from '@muqarin/platform/config';
import {
  kafkaSettings,
  linkSettings,
  mongoSettings,
  serverSettings,
} from '@muqarin/platform/process/settings';
import { z } from 'zod';
import { leadSettings } from './settings.ts';

const LeadsConfig = z.object({
  ...serverSettings,
  ...mongoSettings,
  ...kafkaSettings,
  ...linkSettings,
  ...leadSettings,
});

export function readLeadsConfig(): z.output<typeof LeadsConfig> {
  return readConfig(LeadsConfig, process.env);
}
