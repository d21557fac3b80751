'use client';

import { succeeded } from '@muqarin/rules/calls/success';
import { medicalCalls } from '@muqarin/rules/medical/calls';
import { SPONSOR_ERROR_MS, SPONSOR_REDIRECT_MS } from '@muqarin/rules/medical/constants';
import { messages } from '@muqarin/rules/messages';
import { useRef, useState } from 'react';
import { sendJson } from '@/lib/post-form.ts';
import { say } from '@/lib/reader.ts';
import { checkSponsor, type SponsorError } from './check-sponsor.ts';

const { sponsor } = medicalCalls;

export type SponsorState =
  | { kind: 'open' }
  | { kind: 'sending' }
  | { kind: 'sent' }
  /** The title of the failure stands in the button for about 3 s (S0 4). */
  | { kind: 'failed'; title: string };

/** Nothing is sent while an answer is missing; success leads to the thank-you page after 1 s. */
export function useSponsor(csrfToken: string, first: SponsorError[]) {
  const [errors, setErrors] = useState(first);
  const [state, setState] = useState<SponsorState>({ kind: 'open' });
  const sending = useRef(false);

  const send = async (fields: Readonly<Record<string, string>>) => {
    if (sending.current) return;
    const found = checkSponsor(fields);
    setErrors(found);
    if (found.length > 0) return;
    sending.current = true;
    setState({ kind: 'sending' });
    const answer = await sendJson(sponsor.path, payload(fields, csrfToken)).catch(() => null);
    if (answer?.ok && succeeded(sponsor, answer.body)) {
      setState({ kind: 'sent' });
      setTimeout(() => window.location.assign('/thank-you'), SPONSOR_REDIRECT_MS);
      return;
    }
    const title = answer?.body.title;
    setState({
      kind: 'failed',
      title: typeof title === 'string' ? title : say(messages.somethingFailed),
    });
    setTimeout(() => {
      sending.current = false;
      setState({ kind: 'open' });
    }, SPONSOR_ERROR_MS);
  };
  return { errors, state, send };
}

/** The payload of S0 3; the emirate is Dubai or empty. */
function payload(fields: Readonly<Record<string, string>>, csrfToken: string) {
  return {
    csrf_token: csrfToken,
    email: fields.email ?? '',
    first_name: fields.first_name ?? '',
    last_name: fields.last_name ?? '',
    phone_number: fields.phone ?? '',
    dial_code: fields.dial_code ?? '',
    emirate: fields.is_dubai === 'yes' ? 'Dubai' : '',
  };
}
