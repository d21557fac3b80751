/** People join and leave a group that is insured: orders says what it needs of quoting, which is brought (ADR 31). */
import type { ChangeKnown } from '@muqarin/orders/contract/medical-corporate/change-calls';
import type { CallContext } from '@muqarin/platform/context';
import type { Bff } from '../../parts.ts';
import { answering } from '../answering.ts';

type Services = Pick<Bff, 'quoting' | 'orders'>;
type Given<Name extends 'priceGroupChange' | 'recordGroupChange'> = Omit<
  Parameters<Bff['orders'][Name]>[0],
  'known'
>;

const nothing: ChangeKnown = { rates: null };

export function priceGroupChange(
  services: Services,
  change: Given<'priceGroupChange'>,
  context: CallContext,
) {
  return answering(
    nothing,
    (known) => services.orders.priceGroupChange({ ...change, known }, context),
    ({ rates }) => brought(services, rates, context),
  );
}

export function recordGroupChange(
  services: Services,
  change: Given<'recordGroupChange'>,
  context: CallContext,
) {
  return answering(
    nothing,
    (known) => services.orders.recordGroupChange({ ...change, known }, context),
    ({ rates }) => brought(services, rates, context),
  );
}

async function brought(
  { quoting }: Pick<Services, 'quoting'>,
  wanted: NonNullable<ChangeKnown['rates']>['wanted'],
  context: CallContext,
): Promise<ChangeKnown> {
  const { prices, papers, arabic } = await quoting.rateGroupMembers(wanted, context);
  return { rates: { wanted, prices, papers, arabic } };
}
