import type { Bff } from '../../parts.ts';
import type { FormAsk } from '../forms/form.ts';

/** A form of the desk in the hands of a member of staff whose roles allow it. */
export interface Acting {
  bff: Bff;
  ask: FormAsk;
  /** User name. */
  staffId: string;
}
