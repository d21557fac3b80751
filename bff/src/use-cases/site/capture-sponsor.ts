/** The short sponsor form (S0 2, 3, 5; decisions M55). */
import { checkSponsor, type SponsorForm } from '@muqarin/rules/site/sponsor';
import type { Bff } from '../../parts.ts';
import { type Ask, type Outcome, refusedFor } from '../../routes/documented/call.ts';
import { contactRules } from '../as-person.ts';

export async function captureSponsor(
  bff: Bff,
  { request, session, context, key }: Pick<Ask, 'request' | 'session' | 'context' | 'key'>,
  form: Partial<SponsorForm>,
): Promise<Outcome> {
  const checked = checkSponsor(form, contactRules(bff));
  if (!checked.ok) return refusedFor(checked.errors);
  const { first_name, last_name, email, phone_number, dial_code, fullNumber, emirate } =
    checked.answers;
  await bff.limits.count(request, 'leads', email);
  const lead = await bff.leads.captureLead(
    {
      idempotencyKey: key,
      kind: 'sponsor',
      details: { emirate },
      contact: {
        name: `${first_name} ${last_name}`,
        email,
        phone: phone_number,
        dial_code,
        fullNumber,
      },
    },
    context,
  );
  await session.update((data) => ({
    ...data,
    thanks: { reference: lead.reference, noProducts: false, at: bff.now().toISOString() },
  }));
  return { kind: 'done', body: { status: 'success', reference: lead.reference } };
}
