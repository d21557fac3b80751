'use client';

import { LivePart } from '@/lib/live/live-part.tsx';
import { AddPolicyForm, type AddPolicyProps } from './add-policy-form.tsx';
import { PolicyList } from './policy-list.tsx';

/** The live part: what is sent is seen in the list at once, and the list is read again after it. */
export function PoliciesApp({ page, csrfToken, summary }: AddPolicyProps) {
  return (
    <LivePart>
      <AddPolicyForm page={page} csrfToken={csrfToken} summary={summary} />
      <PolicyList page={page} csrfToken={csrfToken} />
    </LivePart>
  );
}
