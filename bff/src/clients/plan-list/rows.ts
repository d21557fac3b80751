/** The one join of every list of plans: each price with what its plan always says, as JSON in pieces. */
import type { LeasedBuffers, Piece } from '../../routes/documented/leased-buffers.ts';
import { RawJson } from '../../routes/documented/raw-json.ts';

export interface Rows {
  count: number;
  /** The elements of an array, without its brackets. */
  pieces: readonly Piece[];
}

/** In the order of the prices; those of plans that nobody can write are left out. */
export function rowsOf<Price extends { planId: number }, Writer>(
  prices: readonly Price[],
  writers: ReadonlyMap<number, Writer>,
  write: (writer: Writer, price: Price) => readonly Piece[],
): Rows {
  const pieces: Piece[] = [];
  let count = 0;
  for (const price of prices) {
    const writer = writers.get(price.planId);
    if (writer === undefined) continue;
    if (count > 0) pieces.push(',');
    pieces.push(...write(writer, price));
    count += 1;
  }
  return { count, pieces };
}

/** An object whose `products` are these rows, and whose other members stand in `rest`, an object's text. */
export function answerWithProducts(
  { pieces }: Pick<Rows, 'pieces'>,
  rest: string,
  leased: LeasedBuffers,
): RawJson {
  return new RawJson(['{"products":[', ...pieces, `],${rest.slice(1)}`], leased);
}
