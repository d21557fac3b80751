/** The settings of the accounts process: the one place where it looks at the environment. See infra/launch/README.md. */
import { readConfig } from '@muqarin/platform/config';
import {
  kafkaSettings,
  linkSettings,
  mongoSettings,
  serverSettings,
} from '@muqarin/platform/process/settings';
import { z } from 'zod';
import { accountSettings } from './settings.ts';

const AccountsConfig = z.object({
  ...serverSettings,
  ...mongoSettings,
  ...kafkaSettings,
  ...linkSettings,
  ...accountSettings,
});

export function readAccountsConfig(): z.output<typeof AccountsConfig> {
  return readConfig(AccountsConfig, process.env);
}
