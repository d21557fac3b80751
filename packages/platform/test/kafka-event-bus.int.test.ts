import { contractTopics } from '../contract-suites/event-bus/tools.ts';
import { eventBusContract } from '../contract-suites/event-bus.ts';
import { openKafka } from './kafka-harness.ts';

eventBusContract('Kafka', () => openKafka(contractTopics));
