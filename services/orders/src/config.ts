/** The settings of the orders process: the one place where it looks at the environment. See infra/launch/README.md. */
import { readConfig, Switch } from '@muqarin/platform/config';
import { kafkaSettings, mongoSettings, serverSettings } from '@muqarin/platform/process/settings';
import { z } from 'zod';

const OrdersConfig = z.object({
  ...serverSettings,
  ...mongoSettings,
  ...kafkaSettings,
  /** Keeps the secret of the stand-in insurer; all copies of orders share it. */
  DATA_DIR: z.string().describe('a folder that every copy of orders shares'),
  /** Plays every insurer, so that buyers can say themselves that they paid: for a demonstration only. */
  INSURER_STAND_IN: Switch.default(false),
});

export function readOrdersConfig(): z.output<typeof OrdersConfig> {
  return readConfig(OrdersConfig, process.env);
}
