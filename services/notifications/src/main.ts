/** The process of the notifications service: its consumers, one member of the group `notifications` for each copy. */
import { createMailedMarks } from '@muqarin/platform/mailed-marks';
import { runProcess } from '@muqarin/platform/process';
import { openDatabase, openEventBus, openMail } from '@muqarin/platform/process/engines';
import { readNotificationsConfig } from './config.ts';
import { createNotificationsService } from './notifications-service.ts';

await runProcess('notifications', readNotificationsConfig, async (parts) => {
  const connection = await openDatabase(parts, 'notifications');
  const engines = { connection, bus: openEventBus(parts), sender: openMail(parts) };
  const marks = createMailedMarks(parts.config.LINK_KEYS);
  const made = { ...parts, ...engines, marks, publicOrigin: parts.config.PUBLIC_ORIGIN };
  const salesEmail = parts.config.SALES_EMAIL;
  const { app, subscription } = await createNotificationsService({ ...made, salesEmail });
  parts.onEnd(() => subscription.stop());
  return app;
});
