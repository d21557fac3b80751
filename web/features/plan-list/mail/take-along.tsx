import type { ReactNode } from 'react';
import ground from '@/components/ui/ground.module.css';
import { VatSwitch } from '../vat/vat-switch.tsx';
import css from './mail.module.css';
import { t } from './texts.ts';

interface Props {
  csrfToken: string;
  /** Of the list, to come back to. */
  address: string;
  children: ReactNode;
}

/** At the top of every list: what can be had of it by mail, as a link and as a file, and which premium stands first. */
export function TakeAlong({ csrfToken, address, children }: Props) {
  return (
    <section className={css.take} aria-labelledby="take-along">
      <h2 id="take-along" className={ground.vh}>
        {t.takeAlong}
      </h2>
      {children}
      <VatSwitch csrfToken={csrfToken} address={address} />
    </section>
  );
}
