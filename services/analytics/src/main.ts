/** The process of the analytics service: its consumers, one member of the group `analytics` for each copy. */
import { runProcess } from '@muqarin/platform/process';
import { openDatabase, openEventBus } from '@muqarin/platform/process/engines';
import { createAnalyticsService } from './analytics-service.ts';
import { readAnalyticsConfig } from './config.ts';

await runProcess('analytics', readAnalyticsConfig, async (parts) => {
  const connection = await openDatabase(parts, 'analytics');
  const bus = openEventBus(parts);
  const made = { ...parts, connection, bus, gatherMilliseconds: 100 };
  const { app, subscription } = await createAnalyticsService(made);
  parts.onEnd(() => subscription.stop());
  return app;
});
