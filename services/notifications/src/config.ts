/** The settings of the notifications process: the one place where it looks at the environment. See infra/launch/README.md. */
import { readConfig } from '@muqarin/platform/config';
import {
  kafkaSettings,
  linkSettings,
  mongoSettings,
  PublicOrigin,
  serverSettings,
  smtpSettings,
} from '@muqarin/platform/process/settings';
import { z } from 'zod';

const NotificationsConfig = z.object({
  ...serverSettings,
  ...mongoSettings,
  ...kafkaSettings,
  ...smtpSettings,
  ...linkSettings,
  PUBLIC_ORIGIN: PublicOrigin,
  /** Who is mailed comparisons to call about (decisions V31). */
  SALES_EMAIL: z.email().optional(),
});

export function readNotificationsConfig(): z.output<typeof NotificationsConfig> {
  return readConfig(NotificationsConfig, process.env);
}
