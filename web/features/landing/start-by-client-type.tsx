'use client';

import { useEffect, useState } from 'react';
import { ButtonLink } from '@/components/ui/button.tsx';

interface StartByClientTypeProps {
  /** Of the address (decisions A40). */
  clientType: 'individual' | 'corporate';
  /** Where each begins, and what its button says. */
  starts: Record<'individual' | 'corporate', { href: string; label: string }>;
}

/** The start of a health page goes where the client type goes that is chosen in a form of the page (S2 2, decisions A33). */
export function StartByClientType({ clientType, starts }: StartByClientTypeProps) {
  const [chosen, setChosen] = useState(clientType);
  useEffect(() => {
    const follow = (field: EventTarget | null) => {
      if (!(field instanceof HTMLSelectElement) || field.name !== 'client_type_id') return;
      setChosen(field.value === '2' ? 'corporate' : 'individual');
    };
    const onChange = ({ target }: Event) => follow(target);
    // It may have been chosen before the page was hydrated.
    follow(document.querySelector('#call-me-back [name="client_type_id"]'));
    document.addEventListener('change', onChange);
    return () => document.removeEventListener('change', onChange);
  }, []);
  const { href, label } = starts[chosen];
  return (
    <ButtonLink href={href} data-anchor="">
      {label}
    </ButtonLink>
  );
}
