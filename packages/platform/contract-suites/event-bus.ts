/** What every event bus must do, whatever runs beneath. Give it a factory; see test/events-embedded.test.ts. */
import { afterEach, beforeEach, describe } from 'vitest';
import type { EventBus } from '../src/events/bus.ts';
import { delivery, redelivery } from './event-bus/delivery.ts';
import { failure } from './event-bus/failure.ts';
import { groups } from './event-bus/groups.ts';
import type { BusUnderTest } from './event-bus/tools.ts';
import { versions } from './event-bus/versions.ts';
import { viewing } from './event-bus/viewing.ts';

export function eventBusContract(name: string, prepare: () => Promise<BusUnderTest>): void {
  describe(`${name} keeps the bus contract`, () => {
    let under: BusUnderTest;
    let bus: EventBus;
    beforeEach(async () => {
      under = await prepare();
      bus = await under.open();
    });
    afterEach(() => under.dispose());

    delivery(() => bus);
    groups(() => ({ bus, under }));
    failure(() => bus);
    redelivery(() => under);
    viewing(() => bus);
    versions(() => bus);
  });
}
