/** What the service has to know of a line of business. */
import type { Handler } from '@muqarin/platform/events/consume';
import type { OutboxStore } from '@muqarin/platform/events/outbox-store';
import type { FastifyInstance } from 'fastify';
import type { CatalogueStore, CatalogueStoreParts } from '../catalogue/store.ts';
import type { DeskLine } from '../catalogue-desk/context.ts';
import type { QuotingContext } from '../parts.ts';
import type { QuotationSource } from '../quotations/source.ts';
import type { LineCatalogue } from '../use-cases/catalogue-info.ts';
import type { LineOfPeople } from '../use-cases/held-of-person.ts';
import type { BindAsked, Bound } from '../use-cases/quote-life/bind.ts';

export interface Line {
  /** As contract and data folder name it. */
  name: string;
  /** Reads its catalogue and prepares its collections. */
  open(context: QuotingContext, where: CatalogueStoreParts): Promise<OpenLine>;
}

export interface OpenLine extends LineOfPeople {
  catalogues: Pick<CatalogueStore<LineCatalogue>, 'current' | 'byVersion' | 'reload' | 'close'>;
  /** Quotes whose prices stand on a version of its catalogue. */
  pricedBy: DeskLine['pricedBy'];
  outboxes: readonly OutboxStore[];
  /** Where something is ordered of its quotes: before that, and as it is heard of then. */
  bind?: (asked: BindAsked) => Promise<Bound>;
  sales?: readonly Handler[];
  /** Where back office makes quotations of its quotes. */
  quotations?: QuotationSource;
  /** What only its catalogue has for the call `catalogue-info`. */
  facts?(): object;
  serve(app: FastifyInstance): void;
}
