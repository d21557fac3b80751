/** The bus cannot be reached, whatever is published: a driver's word that waiting helps and sorting out events does not. */
import { AppError } from '../errors.ts';

export class BusUnavailable extends AppError {
  constructor(cause?: unknown) {
    super('unavailable', 'EVENTS.BUS_UNAVAILABLE', 'The event bus cannot be reached.', { cause });
    this.name = 'BusUnavailable';
  }
}
