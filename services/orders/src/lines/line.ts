/** What the service has to know of a line of business. */
import type { OutboxStore } from '@muqarin/platform/events/outbox-store';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../parts.ts';
import type { PolicyBook } from '../use-cases/changes/book.ts';
import type { LineOfPeople } from '../use-cases/held-of-person.ts';
import type { SellingLine } from '../use-cases/policies-of-quotes.ts';

export interface Line {
  /** As contract and offers name it. */
  name: string;
  /** Prepares its collections. */
  open(context: OrdersContext): Promise<OpenLine>;
}

export interface OpenLine extends LineOfPeople, SellingLine {
  outboxes: readonly OutboxStore[];
  /** Its policies, for whatever changes them. */
  book: PolicyBook;
  serve(app: FastifyInstance): void;
}
