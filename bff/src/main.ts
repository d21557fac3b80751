/** The process of the BFF: it waits for no engine, and several copies may share its port. */
import { runProcess } from '@muqarin/platform/process';
import { createBff } from './bff-service.ts';
import { readBffProcessConfig } from './process-config.ts';
import { bffPartsOf } from './process-parts.ts';

await runProcess('bff', readBffProcessConfig, (parts) => createBff(bffPartsOf(parts)), {
  waitingRoom: false,
});
