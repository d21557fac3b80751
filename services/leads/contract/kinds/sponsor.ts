/** The short form of a sponsor (S0 2). */
import { z } from 'zod';
import { Contact } from '../shared.ts';
import { leadKind } from './kind.ts';

export const sponsor = leadKind({
  names: ['sponsor'],
  line: 'medical',
  contact: Contact,
  /** 'Dubai' or '' (decisions M55). */
  shape: z.object({ emirate: z.string().max(20) }),
  event: () => ({}),
  desk: () => ({}),
  heldAs: 'sponsor',
});
