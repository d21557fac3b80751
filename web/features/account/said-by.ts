import { Refused } from '@/lib/live/use-live-change.ts';
import { refusalOf } from '@/lib/post-form.ts';

/** What a form of ours says of a change; throws `Refused` where it was not made. Whoever has to sign in first is led there. */
export function saidBy(body: Record<string, unknown>, otherwise = ''): string {
  const { ok, notice, redirect } = body;
  if (typeof redirect === 'string') window.location.assign(redirect);
  else if (ok === true && typeof notice === 'string') return notice;
  const refusal = refusalOf(body) ?? otherwise;
  if (refusal !== '') throw new Refused(refusal);
  throw new Error('the form was not answered');
}
