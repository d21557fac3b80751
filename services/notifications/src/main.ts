/** The process of the notifications service: its consumers, one member of the group `notifications` for each copy. */
import { runProcess } from '@muqarin/platform/process';
import { openDatabase, openEventBus, openMail } from '@muqarin/platform/process/engines';
import { readNotificationsConfig } from './config.ts';
import { createNotificationsService } from './notifications-service.ts';

await runProcess('notifications', readNotificationsConfig, async (parts) => {
  const own = { bus: openEventBus(parts), publicOrigin: parts.config.PUBLIC_ORIGIN };
  const connection = await openDatabase(parts, 'notifications');
  const sender = openMail(parts);
  const notifications = await createNotificationsService({ ...parts, ...own, connection, sender });
  parts.onEnd(() => notifications.subscription.stop());
  return notifications.app;
});
