'use client';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { AddPolicyForm, type AddPolicyProps } from './add-policy-form.tsx';
import { PolicyList } from './policy-list.tsx';

/** The live part: what is sent is seen in the list at once, and the list is read again after it. */
export function PoliciesApp({ page, csrfToken, summary }: AddPolicyProps) {
  const [client] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={client}>
      <AddPolicyForm page={page} csrfToken={csrfToken} summary={summary} />
      <PolicyList page={page} csrfToken={csrfToken} />
    </QueryClientProvider>
  );
}
